import { expect, type Page } from "@playwright/test";
import type { Db } from "#app/platform/db/db.ts";
import { aListingWithPhotos, aSeller, type Listing } from "#test/factories.ts";

type NewListing = Parameters<typeof aListingWithPhotos>[1];

/** Whole enough for a campaign, and in Ontario, where every package with a person's work is sold. */
export async function anOwnerWithDraft(db: Db, listing: NewListing) {
  const owner = await aSeller(db, { firstName: "Olga", lastName: "Owens" });
  const draft = await aListingWithPhotos(db, {
    ownerId: owner.id,
    status: "draft",
    region: "CA-ON",
    city: "Guelph",
    description: "Steady work and loyal customers",
    annualRevenueOnRequest: true,
    annualCashFlowOnRequest: true,
    ...listing,
  });
  return { owner, draft };
}

export async function buyPackage(page: Page, { id }: Listing, packageId: string): Promise<void> {
  await page.goto(`/account/upgrades/${id}?package=${packageId}`);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByLabel("Test card number").fill("4242 4242 4242 4242");
  await page.getByRole("button", { name: "Pay by card" }).click();
  await expect(page.getByText("Your business listing has been activated")).toBeVisible();
}
