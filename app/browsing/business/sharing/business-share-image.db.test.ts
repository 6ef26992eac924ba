import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findBusiness } from "#app/browsing/business/business.queries.server.ts";
import { businessShareImage, findBusinessShareImage } from "./business-share-image.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { canaries, plantCanaries } from "#test/canaries.ts";
import { aListing, anAdmin, aPhoto } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  const find = (id: string) => findBusinessShareImage(world().db, id);

  test("it has nothing hidden, and is the same whoever opens the page", async () => {
    const { db } = world();
    const { listing, owner, buyer } = await plantCanaries(db);
    const image = await find(listing.id);
    for (const [name, canary] of Object.entries(canaries))
      expect(JSON.stringify(image), name).not.toContain(canary);
    for (const viewer of [null, buyer, owner, await anAdmin(db)]) {
      const found = await findBusiness(db, listing.id, viewer, new Date());
      expect(found.ok && businessShareImage(found.business)).toEqual(image);
    }
  });

  test("a photo that not everyone sees is not in it, nor a price on request", async () => {
    const { db } = world();
    const { id } = await aListing(db, {
      status: "active",
      photosFor: "registered",
      categories: ["restaurants"],
      askingPrice: null,
      askingPriceOnRequest: true,
    });
    const revealing = await aPhoto(db, id, { revealing: true, featured: true });
    expect((await find(id))!.picture).toHaveProperty("drawing");
    expect((await find(id))!.figures[0]).toEqual({ label: "Asking price", value: "On request" });
    await db.update(listings).set({ photosFor: "everyone" }).where(eq(listings.id, id));
    expect((await find(id))!.picture).toEqual({ photo: revealing.id });
    await db
      .update(listings)
      .set({ status: "sold", soldAt: new Date() })
      .where(eq(listings.id, id));
    expect(await find(id)).toMatchObject({ eyebrow: expect.stringMatching(/^Sold · /) });
    expect((await find(id))!.picture).toHaveProperty("drawing");
  });

  test.each(["draft", "pending", "expired"] as const)("a %s listing has none", async (status) => {
    const { id } = await aListing(world().db, { status });
    expect(await find(id)).toBeNull();
  });

  test("an active listing whose term is over has none, and neither has an unknown id", async () => {
    const expiresAt = new Date(Date.now() - 1_000);
    const { id } = await aListing(world().db, { status: "active", expiresAt });
    for (const one of [id, "0190a0b0-0000-7000-8000-000000000000", "x", "'; --"])
      expect(await find(one)).toBeNull();
  });
});
