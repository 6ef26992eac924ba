import type { Page } from "@playwright/test";
import type { Db } from "#app/platform/db/db.ts";
import { aQuietListing, aSeller, type Listing, type User } from "#test/factories.ts";
import { expectAccessible, expectGoodLooks } from "./accessible.ts";
import { expect, expectFits, looks, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";

const success = "4242 4242 4242 4242";
const banner = "Your business listing has been activated and is now live on our marketplace.";

async function aDraft(
  db: Db,
  changes: Partial<Listing> = {},
): Promise<{ owner: User; draft: Listing }> {
  const owner = await aSeller(db);
  const draft = await aQuietListing(db, {
    ownerId: owner.id,
    status: "draft",
    title: "Cidery with a tasting room For Sale",
    ...changes,
  });
  return { owner, draft };
}

async function choose(page: Page, { id }: Listing, packageId: string): Promise<void> {
  await page.goto(`/account/upgrades/${id}?package=${packageId}`);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expect(page.getByRole("heading", { name: "Pay by card" })).toBeVisible();
}

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Test card number").fill(number);
  await page.getByRole("button", { name: "Pay by card" }).click();
}

async function payByDebit(page: Page, number: string): Promise<void> {
  await page.getByLabel("Test account number").fill(number);
  await page.getByRole("button", { name: "Pay from a bank account" }).click();
}

const { look, theme, viewport } = looks[1];

test.describe(look, () => {
  test.use({ viewport });

  test("a draft is paid, upgraded, and its renewal cancelled", async ({
    page,
    db,
    signIn,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "theme", value: theme, url: baseURL! }]);
    const { owner, draft } = await aDraft(db, { region: "CA-ON", city: "Prince Edward County" });
    await signIn(owner);
    await page.goto("/account/upgrades");
    await expectFits(page);
    await page.getByRole("link", { name: `Choose a package for ${draft.title}` }).click();
    // On a slow connection, what is pressed next buys what was chosen last.
    const { promise: slowly, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(/package=rmb/, async (route) => {
      await slowly;
      await route.continue();
    });
    await page.getByRole("link", { name: /^Basic Listing/ }).click();
    const pay = page.getByRole("button", { name: "Continue to payment" });
    await expect(pay).toHaveAttribute("aria-disabled", "true");
    arrive();
    await pay.click();
    await expect(page.getByText("Test mode")).toBeVisible();
    await expect(page.getByText(/^\$199\s?CAD/).first()).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await payByCard(page, "4000 0000 0000 0002");
    await expect(page.getByText("Your card was declined.")).toBeVisible();
    await payByCard(page, success);

    await expect(page.getByText(banner)).toBeVisible();
    await expect(page).toHaveURL("/account/dashboard");
    const answer = await fetch(`${baseURL!}/business/${draft.id}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Cidery with a tasting room");

    await page.goto("/account/upgrades");
    await page.getByRole("link", { name: `Upgrade ${draft.title}` }).click();
    await expect(page.getByText("Credit for the rest of your current package")).toBeVisible();
    await expect(page.getByText(/^\$300\s?CAD$/)).toBeVisible();
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await payByCard(page, success);
    await expect(
      page.getByText(/^Cidery with a tasting room For Sale now has the package MAX Exposure/),
    ).toBeVisible();
    await expect(page.getByText(banner)).toHaveCount(0);

    await page.goto("/account/upgrades");
    const renewal = page.getByText(/Renews at \$49 per month from/);
    await expect(renewal).toBeVisible();
    await page.getByRole("button", { name: `Cancel renewal: ${draft.title}` }).click();
    await expect(page.getByText("Renewal cancelled")).toBeVisible();
    await expect(page.getByText("Nothing more to pay.")).toBeVisible();
    expect(await emailTo(db, owner.email, "Your renewal is cancelled")).toContain("stays live");
    await page.getByRole("button", { name: `Keep renewing: ${draft.title}` }).click();
    await expect(renewal).toBeVisible();
    expect(await emailTo(db, owner.email, "Your renewal is on again")).toContain("$49 CAD");
    await page.getByRole("button", { name: `Change card: ${draft.title}` }).click();
    await payByCardInPortal(page);
    await expectFits(page);
    await expectAccessible(page);

    await page
      .getByRole("link", { name: /^Receipt R-/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: /^Receipt R-/ })).toBeVisible();
    await expect(page.getByText("Credit for your previous package")).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    const number = (await page.getByRole("heading", { name: /^Receipt R-/ }).innerText()).slice(8);
    const email = await emailTo(db, owner.email, `Your Relevo receipt ${number}`);
    expect(email).toContain("Total paid: $300 CAD");
  });
});

async function payByCardInPortal(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Change your card" })).toBeVisible();
  await page.getByLabel("Test card number").fill("4000 0000 0000 0341");
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByRole("heading", { name: "My packages" })).toBeVisible();
}

test("3-D Secure fails, then passes; an abandoned checkout keeps the draft", async ({
  page,
  db,
  signIn,
}) => {
  const { owner, draft } = await aDraft(db);
  await signIn(owner);
  await choose(page, draft, "premium");
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await expect(page.getByText("Nothing was charged")).toBeVisible();
  await expectGoodLooks(page);
  await choose(page, draft, "premium");
  await payByCard(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page.getByText("We could not authenticate your card.")).toBeVisible();
  await payByCard(page, "4000 0025 0000 3155");
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByText(banner)).toBeVisible();
});

test("a failed bank debit is shown, the draft is paid again, and the debit is confirmed later, automatically", async ({
  page,
  db,
  signIn,
}) => {
  const { owner, draft } = await aDraft(db);
  await signIn(owner);
  await choose(page, draft, "premium");
  await payByDebit(page, "900222222227");
  await expect(page.getByText("Confirming your payment…")).toBeVisible();
  await expect(page.getByText("Nothing was charged, and your listing is saved.")).toBeVisible({
    timeout: 60_000,
  });
  await choose(page, draft, "max_exposure");
  await payByDebit(page, "900123456789");
  await expect(page.getByText("Confirming your payment…")).toBeVisible();
  await expect(page.getByText(banner)).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL("/account/dashboard");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a draft is paid, and the page reloads itself until it is confirmed", async ({
    page,
    db,
    signIn,
  }) => {
    const { owner, draft } = await aDraft(db);
    await signIn(owner);
    await choose(page, draft, "premium");
    await payByCard(page, success);
    await expect(page.getByText(banner)).toBeVisible({ timeout: 60_000 });
    await page.getByRole("link", { name: "Dismiss" }).click();
    await expect(page).toHaveURL("/account/dashboard");
  });
});
