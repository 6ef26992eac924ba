import type { Page } from "@playwright/test";
import type { Db } from "#app/platform/db/db.ts";
import { anAdmin, aQuietListing, aSeller, type Listing } from "#test/factories.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, expectFits, looks, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { anotherBrowser } from "./session.ts";

async function aDraft(db: Db, title: string) {
  const owner = await aSeller(db);
  const draft = await aQuietListing(db, {
    ownerId: owner.id,
    status: "draft",
    title,
    region: "CA-ON",
    city: "Guelph",
    businessName: "The Secret Kiln",
  });
  return { owner, draft };
}

async function buy(page: Page, { id }: Listing, packageId: string): Promise<void> {
  await page.goto(`/account/upgrades/${id}?package=${packageId}`);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByLabel("Test card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay by card" }).click();
  await expect(page.getByText("Your business listing has been activated")).toBeVisible();
}

const included = (page: Page) => page.getByRole("region", { name: "What your package includes" });
const address = "https://www.realtor.ca/real-estate/27000000/pottery-guelph";

const { look, theme, viewport } = looks[1];

test.describe(look, () => {
  test.use({ viewport });

  test("what MAX Exposure includes is due, done and shown to the owner", async ({
    page,
    db,
    signIn,
    browser,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "theme", value: theme, url: baseURL! }]);
    const { owner, draft } = await aDraft(db, "Pottery studio with classes");
    await signIn(owner);
    await buy(page, draft, "realtor");
    expect(await emailTo(db, owner.email, /receipt R-/)).toContain("REALTOR.ca listing, by ");
    await page.goto(`/account/listings/${draft.id}`);
    await expect(included(page).getByText("Due by")).toHaveCount(2);
    await expectFits(page);
    await expectAccessible(page);

    const admin = await anotherBrowser(browser, db, await anAdmin(db));
    await admin.goto(`/admin/queues/deliverables?person=${owner.id}`);
    await expect(
      admin.getByRole("heading", { name: /^REALTOR\.ca listing: Pottery/ }),
    ).toBeVisible();
    await expect(admin.getByText("The Secret Kiln")).toHaveCount(0);
    await expectAccessible(admin);
    await admin.getByText("Done…").click();
    await admin.getByLabel("Address on REALTOR.ca").fill("https://www.realtor.ca.evil.example/1");
    await admin.getByRole("button", { name: "Done", exact: true }).click();
    await expect(admin.getByText("Enter the address of the listing").first()).toBeVisible();
    await admin.getByLabel("Address on REALTOR.ca").fill(address);
    await admin.getByRole("button", { name: "Done", exact: true }).click();
    await expect(admin.getByRole("heading", { name: /^Email to our subscribers/ })).toBeVisible();
    await admin.context().close();

    expect(await emailTo(db, owner.email, "Done for your listing: REALTOR.ca listing")).toContain(
      address,
    );
    await page.reload();
    await expect(included(page).getByRole("link", { name: address })).toBeVisible();
    await page.goto(`/business/${draft.id}`);
    await expect(page.getByRole("link", { name: "See it on REALTOR.ca" })).toHaveAttribute(
      "href",
      address,
    );
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what cannot be done gives a part of the payment back", async ({ page, db, signIn }) => {
    const { owner, draft } = await aDraft(db, "Rooftop farm");
    await signIn(owner);
    await buy(page, draft, "realtor");

    await signIn(await anAdmin(db));
    await page.goto(`/admin/queues/deliverables?person=${owner.id}`);
    await page.getByText("Cannot be done…").click();
    await page.getByLabel("Reason").fill("The real estate board does not take farms on roofs.");
    await page.getByLabel("Refund in Canadian dollars").fill("1,000");
    await page.getByRole("button", { name: "Cannot be done" }).click();
    await expect(page.getByText("can be refunded").first()).toBeVisible();
    await page.getByLabel("Reason").fill("The real estate board does not take farms on roofs.");
    await page.getByLabel("Refund in Canadian dollars").fill("150");
    await page.getByRole("button", { name: "Cannot be done" }).click();
    await expect(page.getByText(/^Cannot be done: REALTOR\.ca listing/)).toBeVisible();

    await signIn(owner);
    const told = await emailTo(db, owner.email, /could not deliver/);
    expect(told).toContain("$150 CAD");
    expect(await emailTo(db, owner.email, /refund/i)).toContain("$150");
    await page.goto(`/account/listings/${draft.id}`);
    await expect(included(page).getByText("does not take farms on roofs")).toBeVisible();
    await expect(included(page).getByText("goes back to you")).toBeVisible();
    await page.goto("/account/upgrades");
    await page
      .getByRole("link", { name: /^Receipt R-/ })
      .first()
      .click();
    await expect(page.getByText("Refunded on")).toBeVisible();
    await expect(page.getByText("does not take farms on roofs")).toBeVisible();
  });
});
