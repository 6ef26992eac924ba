import { eq } from "drizzle-orm";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { aUser } from "#test/factories.ts";
import { expectGoodLooks } from "./accessible.ts";
import { freshPerson } from "./sign-in-forms.ts";
import { expect, looks, test } from "./journey.ts";
import { emailTo, linkIn } from "./mailbox.ts";

const [, phone] = looks;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone.viewport });

  test("a visitor subscribes in the footer, confirms from the email, and chooses categories", async ({
    page,
    db,
    request,
  }) => {
    const { email } = freshPerson();
    await page.goto("/staying-safe");
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("Get the newsletter").fill(email);
    await footer.getByLabel(/Yes, Relevo may email me its newsletter/).check();
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();

    const confirm = linkIn(await emailTo(db, email, /^Confirm that/), "/confirm/");
    // A scanner opens the link without effect.
    expect((await request.get(confirm)).status()).toBe(200);
    const [waiting] = await db.select().from(alerts).where(eq(alerts.email, email));
    expect(waiting).toMatchObject({ confirmedAt: null, consentPage: "/staying-safe" });
    await page.goto(confirm);
    await page.getByRole("button", { name: "Yes, send me the newsletter" }).click();
    await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();

    await page.getByRole("link", { name: "Choose categories and regions" }).click();
    await page.getByLabel("Retail").check();
    await page.locator("summary", { hasText: "Canada" }).click();
    await page.getByLabel("Yukon").check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Retail")).toBeChecked();
    const [row] = await db.select().from(alerts).where(eq(alerts.email, email));
    expect(row!.search).toBe("category=retail&region=yukon");
    expect(row!.confirmedAt).not.toBeNull();
  });

  test("the page says what is missing, and keeps what was typed", async ({ page }) => {
    await page.goto("/newsletter");
    await page.getByLabel("Email address").fill("not an address");
    await page.getByLabel("Retail").check();
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("alert")).toContainText("Tick the box");
    await expect(page.getByLabel("Email address")).toHaveValue("not an address");
    await expect(page.getByLabel("Retail")).toBeChecked();
  });
});

test("a member subscribes in the profile, and finds it beside the alerts", async ({
  page,
  db,
  signIn,
}) => {
  const member = await signIn(await aUser(db));
  await page.goto("/newsletter");
  await expectGoodLooks(page);
  await page.getByRole("link", { name: "Choose in your profile" }).click();
  const section = page.getByRole("region", { name: "Newsletter" });
  await section.getByLabel(/Yes, Relevo may email me its newsletter/).check();
  await section.getByLabel("Restaurants").check();
  await section.getByRole("button", { name: "Save" }).click();
  await expect(section.getByRole("status")).toContainText("Saved");
  await page.goto("/account/alerts");
  await expect(page.getByRole("link", { name: "The Relevo newsletter" })).toBeVisible();
  const [row] = await db.select().from(alerts).where(eq(alerts.email, member.email));
  expect(row).toMatchObject({ source: "newsletter", search: "category=restaurants" });
  await page.getByRole("button", { name: "Delete: The Relevo newsletter" }).click();
  await expect(page.getByRole("heading", { name: "No alerts yet" })).toBeVisible();
  await page.goto("/account/profile");
  await expect(
    page
      .getByRole("region", { name: "Newsletter" })
      .getByLabel(/Yes, Relevo may email me its newsletter/),
  ).not.toBeChecked();
});
