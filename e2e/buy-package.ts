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

/** Pays as the signed-in owner, without the screens, which payments.journey.ts walks through. */
export async function buyPackage(page: Page, { id }: Listing, packageId: string): Promise<void> {
  const successUrl = "/account?payment=success";
  const started = await page.request.post("/api/createCheckoutSession", {
    data: { packageId, businessId: id, successUrl, cancelUrl: "/account/upgrades" },
  });
  const { data } = (await started.json()) as { data: { url: string } };
  await page.request.post(data.url, { form: { intent: "card", number: "4242 4242 4242 4242" } });
  const listing = `${process.env.E2E_URL!}/business/${id}`;
  await expect.poll(async () => (await fetch(listing)).status).toBe(200);
}
