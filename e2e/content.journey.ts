import { eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { demoAccounts } from "#app/accounts/demo-accounts.ts";
import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import { expectAccessible, expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { freshPerson } from "./sign-in-forms.ts";
import { expect, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { aUser } from "#test/factories.ts";

test("a visitor reads the terms by their contents, and prints them", async ({ page }) => {
  await page.goto("/terms");
  await expect(page).toHaveURL("/terms-of-service");
  const today = new Intl.DateTimeFormat("en-CA", {
    dateStyle: "medium",
    timeZone: "America/Toronto",
  }).format(new Date());
  await expect(page.getByText(`In force on${today}`)).toBeVisible();
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.getByRole("link")).toHaveCount(13);
  await expectGoodLooks(page);
  await contents.getByRole("link", { name: /Packages, prices/ }).click();
  await expect(page.getByRole("heading", { name: /^6\. Packages/ })).toBeInViewport();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: /^13\./ })).toBeVisible();
  for (const part of ["banner", "contentinfo"] as const)
    await expect(page.getByRole(part)).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.goto("/privacy");
  await expect(page).toHaveURL("/privacy-policy");
  await expect(page.getByRole("heading", { name: /^13\./ })).toBeVisible();
});

test("help results follow the typing, and articles link to others", async ({ page }) => {
  await page.goto("/help");
  await page.getByRole("searchbox", { name: "Search the help" }).fill("renewal");
  const found = page.getByRole("region", { name: /for “renewal”/ });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL("/help?q=renewal");
  await expect(page.getByRole("searchbox", { name: "Search the help" })).toBeFocused();
  await expectGoodLooks(page);
  await found.getByRole("link", { name: /Packages, prices and renewals/ }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Packages, prices and renewals" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL("/contact");
});

test("a visitor writes to us, corrects a mistake, and gets a reference by email", async ({
  page,
  db,
  signIn,
}) => {
  const person = await signIn(await aUser(db));
  await page.goto("/contact?topic=payment");
  await expect(page.getByLabel("Name")).toHaveValue("Ana Núñez");
  await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
  await expect(page.getByLabel("Topic")).toHaveValue("payment");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert").getByText("Write your message")).toBeVisible();
  await expectGoodLooks(page);
  await page.getByLabel("Message").fill("My receipt never came.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: "We received your message" })).toBeVisible();
  await expectAccessible(page);
  const reference = new URL(page.url()).searchParams.get("sent")!;
  await expect(page.getByText(reference)).toBeVisible();
  await emailTo(db, person.email, `We received your message (${reference})`);
  const admin = demoAccounts.find(({ role }) => role === "Administrator")!;
  expect(await emailTo(db, admin.email, `Message ${reference}: Packages and payments`)).toContain(
    "My receipt never came.",
  );
});

test("a member is asked to accept new terms, can read on, and accepts once", async ({
  page,
  db,
  signIn,
}) => {
  const earlier = { termsVersion: "2020-01-01", termsAcceptedAt: new Date("2020-01-02T12:00:00Z") };
  const person = await signIn(await aUser(db, earlier));
  await page.goto("/account/profile");
  const bar = page.getByRole("region", { name: "New terms" });
  await expectPartAccessible(bar);
  await page.locator("#privacy").getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/account\/terms/);
  await expect(page.getByText(/version of Jan\.? 1, 2020 on Jan\.? 2, 2020/)).toBeVisible();
  await expectAccessible(page);

  await page.goto("/brokers");
  await bar.getByRole("button", { name: "I agree" }).click();
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL("/brokers");
  const [row] = await db
    .select({ version: users.termsVersion })
    .from(users)
    .where(eq(users.id, person.id));
  expect(row).toEqual({ version: legalVersion });
  await page.goto("/account/terms");
  await expect(page.getByText("newer version")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("help is searched, and a message is sent", async ({ page, db }) => {
    const { email } = freshPerson();
    await page.goto("/help");
    await page.getByRole("searchbox", { name: "Search the help" }).fill("hidden gem");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await page
      .getByRole("link", { name: /^What the filters mean/ })
      .first()
      .click();
    await expect(page.getByText("2.5 times the yearly cash flow")).toBeVisible();

    await page.goto("/contact");
    await page.getByLabel("Name").fill("Ana Núñez");
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel("Topic").selectOption("privacy");
    await page.getByLabel("Message").fill("What do you know about me?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: "We received your message" })).toBeVisible();
    const reference = new URL(page.url()).searchParams.get("sent")!;
    await emailTo(db, email, `We received your message (${reference})`);
  });
});
