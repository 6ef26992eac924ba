import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { expectAccessible } from "./accessible.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { anotherBrowser } from "./session.ts";
import { fillSignIn, fillSignUp, freshPerson } from "./sign-in-forms.ts";
import { expect, expectFits, looks, test, untilWhole } from "./journey.ts";
import { aQuietListing, aSeller, aUser } from "#test/factories.ts";

const banner = "Your business listing has been activated and is now live on our marketplace.";
const step = (page: Page, name: string): Locator => page.getByRole("heading", { name, level: 1 });

async function expectGood(page: Page): Promise<void> {
  await expectFits(page);
  await expectAccessible(page);
}

async function fillStepOne(page: Page): Promise<void> {
  await page.getByLabel("Listing headline").fill("Corner bakery with patio");
  await page
    .getByLabel("General summary")
    .fill("A bakery on a corner. Call five five five, 416 555 0199. Twelve years here.");
  await page.getByLabel("Food & Beverage").check();
  await page.getByLabel("Region").selectOption("CA-YT");
}

const { look, theme, viewport } = looks[0];

test.describe(look, () => {
  test.use({ viewport });

  test("an owner signs up, writes a listing, resumes it on a phone, pays, and it is live", async ({
    page,
    db,
    baseURL,
    browser,
  }) => {
    await page.context().addCookies([{ name: "theme", value: theme, url: baseURL! }]);
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Sell a business" }).click();
    await expect(page.getByRole("heading", { name: "What it costs" })).toBeVisible();
    await expectGood(page);
    await page.getByRole("link", { name: "Start your listing" }).first().click();
    await expect(page.getByText("Sign up to list your business.")).toBeVisible();
    const person = freshPerson();
    await fillSignUp(page, person);
    await page.getByRole("button", { name: "Create Account" }).click();

    await expect(step(page, "Create Listing")).toBeVisible();
    await untilWhole(page);
    await expect(page.getByRole("banner").getByRole("link")).toHaveCount(2);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const blocked = page.getByRole("button", { name: "Fill Required Fields" });
    await expect(blocked).toBeDisabled();
    await expect(
      page.getByText("Still needed: a headline, a category and a region."),
    ).toBeVisible();
    await fillStepOne(page);
    await expect(page.getByText("selected 1/3")).toBeVisible();
    await expectGood(page);
    await page.getByRole("button", { name: "Save For Later" }).click();
    await expect(page.getByText("Form saved for later!")).toBeVisible();
    await expect(page.getByText("We removed the phone number")).toBeVisible();
    const [owner] = await db.select().from(users).where(eq(users.email, person.email));
    const phone = await anotherBrowser(browser, db, owner!);
    await phone.setViewportSize(looks[1].viewport);
    await phone.goto("/account/drafts");
    await phone.getByRole("link", { name: /^Continue/ }).click();
    await untilWhole(phone);
    await expect(phone.getByLabel("Listing headline")).toHaveValue("Corner bakery with patio");
    await expect(phone.getByLabel("Region")).toHaveValue("CA-YT");
    await expectFits(phone);
    await phone.getByLabel("City or town").fill("Dawson");
    await expect(phone.getByText(/^Saved at/)).toBeVisible();
    await phone.context().close();
    await page.reload();
    await expect(page.getByLabel("City or town")).toHaveValue("Dawson");
    await page.getByRole("button", { name: "Continue" }).click();

    await expect(step(page, "Choose Package")).toBeVisible();
    await expect(
      page.getByText(/^Featured places, alerts and emails to buyers wait/),
    ).toBeVisible();
    await expectGood(page);
    await page.getByRole("button", { name: "Purchase Premium Listing" }).click();
    await page.getByRole("link", { name: "Cancel and go back" }).click();
    await expect(page).toHaveURL(/\/sell-business\?draft=/);
    await expect(page.getByText("Nothing was charged")).toBeVisible();
    await expect(step(page, "Choose Package")).toBeVisible();
    await page.getByRole("button", { name: "Purchase Premium Listing" }).click();
    await page.getByLabel("Test card number").fill("4242 4242 4242 4242");
    await page.getByRole("button", { name: "Pay by card" }).click();
    await expect(page.getByText(banner)).toBeVisible();
    // It goes live as is, and the owner is shown what is missing.
    await expect(
      page.getByRole("link", { name: "Add price, revenue and cash flow" }),
    ).toHaveAttribute("href", /\/account\/listings\/edit\/[\w-]+\?tab=figures#figures$/);
    await page
      .getByRole("link", { name: /Corner bakery with patio For Sale/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Corner bakery with patio For Sale",
    );
    await expect(page.getByText("555 0199")).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the details save themselves, and are required on submission", async ({
    page,
    context,
    db,
    signIn,
    complaints,
  }) => {
    const owner = await signIn(await aSeller(db));
    const draft = await aQuietListing(db, {
      ownerId: owner.id,
      status: "draft",
      wizardStep: 3,
      categories: ["food-beverage"],
      title: "Corner bakery For Sale",
    });
    await page.goto(`/sell-business?draft=${draft.id}`);
    await expect(step(page, "Additional Details")).toBeVisible();
    await page.locator("#askingPrice").fill("450k");
    await page.locator("#cashFlow").fill("150,000");
    await expect(page.getByText("Your price is 3.0 times the yearly cash flow.")).toBeVisible();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
    await expectGood(page);

    await context.setOffline(true);
    await page.getByLabel("Reason for sale").fill("We retire");
    await expect(page.getByText("Not saved yet: you are offline.")).toBeVisible();
    await context.setOffline(false);
    // The browser reports the request that could not be sent.
    complaints.length = 0;
    await expect(page.getByText(/^Saved at/)).toBeVisible();

    await page.getByRole("button", { name: "Submit Listing" }).click();
    await page.getByRole("link", { name: /^Sales revenue is required/ }).click();
    await expect(page.locator("#salesRevenue")).toBeFocused();
    await page.getByLabel("On request").nth(1).check();
    await page.getByRole("button", { name: "Submit Listing" }).click();
    await expect(page.getByText("Your listing is ready")).toBeVisible();
    await expect(step(page, "Pay and publish")).toBeVisible();
    await expectGood(page);

    await page.goto(`/sell-business/preview?draft=${draft.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Corner bakery For Sale");
    await expect(page.getByText("We retire")).toBeVisible();
    await expectGood(page);
    await page.getByRole("link", { name: "Granted buyer" }).click();
    await expect(page.getByText("to whom you have given access")).toBeVisible();
  });
});

test("by keyboard alone: a listing for Mexico is begun", async ({ page, db, signIn }) => {
  await signIn(await aUser(db, { userType: "buyer" }));
  await page.goto("/sell-business?preset=franchise");
  await expect(page.getByLabel("Franchises")).toBeChecked();
  await page.getByLabel("Listing headline").focus();
  await page.keyboard.type("Juice bar by the sea");
  await page.getByLabel("Franchises").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByText("selected 2/3")).toBeVisible();
  await page.getByLabel("Country").focus();
  await page.keyboard.type("Mex");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Jal");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Puerto Vallarta");
  // Past the two links to advice.
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(step(page, "Choose Package")).toBeFocused();
  await page.getByRole("button", { name: "Continue without paying" }).press("Enter");
  await expect(page.getByLabel("Exact amount (MXN)").first()).toBeVisible();
  await expect(page.getByLabel("Franchise", { exact: true })).toHaveValue("yes");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a listing is written, kept while the session ends, and submitted", async ({
    page,
    db,
    signIn,
  }) => {
    const owner = await signIn(await aUser(db, { userType: "buyer" }));
    await page.goto("/sell-business");
    await fillStepOne(page);
    await db.delete(sessions).where(eq(sessions.userId, owner.id));
    await page.getByRole("button", { name: "Continue" }).click();
    await fillSignIn(page, owner);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByLabel("Listing headline")).toHaveValue("Corner bakery with patio");
    await expect(page.getByLabel("Region")).toHaveValue("CA-YT");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("We removed the phone number")).toBeVisible();
    await page.getByRole("button", { name: "Continue without paying" }).click();
    await page.locator("#askingPrice").fill("450,000");
    await page.locator('[name="salesRevenueRange"]').selectOption("500k_1m");
    await page.getByRole("button", { name: "Save For Later" }).click();
    await expect(page.getByText("Form saved for later!")).toBeVisible();
    await expect(page.locator("#askingPrice")).toHaveValue("450000");
    await page.getByRole("button", { name: "Submit Listing" }).click();
    await expect(page.getByText("Cash flow is required").first()).toBeVisible();
    await page.locator('[name="cashFlowOnRequest"]').check();
    await page.getByRole("button", { name: "Submit Listing" }).click();
    await expect(page.getByText("Your listing is ready")).toBeVisible();
    await page.getByRole("button", { name: "Delete draft:" }).click();
    await page.getByRole("button", { name: "Delete draft", exact: true }).click();
    await expect(page.getByText("No drafts", { exact: true })).toBeVisible();
  });
});
