import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { confirmByLink, findConfirmable, confirmUrl } from "./confirm-by-link.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { aListing, aSeller, type Listing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { addDays } from "#app/shared/day.ts";

const now = new Date();
const secret = "a".repeat(32);
const old = addDays(now, -50);

withDatabase((world) => {
  const stale = () =>
    aListing(world().db, { status: "active", confirmedAt: old, unconfirmed: true });
  const opening = (
    { id, ownerId }: Listing,
    { since = addDays(now, -5), signedWith = secret, by = ownerId, listingId = id } = {},
  ) => ({
    listingId: id,
    query: new URL(confirmUrl(signedWith, { listingId, ownerId: by, since })).searchParams,
    secrets: ["b".repeat(32), secret],
    now,
    requestId: "request-1",
  });
  const read = async ({ id }: Listing) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;

  describe("the link in the email", () => {
    test("changes nothing when opened, and confirms when its form is submitted", async () => {
      const { db, jobs } = world();
      const listing = await stale();
      expect(await findConfirmable(db, opening(listing))).toMatchObject({ state: "waiting" });
      expect(await read(listing)).toEqual(listing);
      expect(await confirmByLink(db, jobs, opening(listing))).toMatchObject({ state: "confirmed" });
      expect(await read(listing)).toMatchObject({ confirmedAt: now, unconfirmed: false });
    });

    test("can be used repeatedly, for 90 days", async () => {
      const { db, jobs } = world();
      const listing = await stale();
      for (const since of [addDays(now, -89), addDays(now, -89)])
        expect(await confirmByLink(db, jobs, opening(listing, { since }))).toMatchObject({
          state: "confirmed",
        });
      const tooOld = opening(listing, { since: addDays(now, -91) });
      expect(await confirmByLink(db, jobs, tooOld)).toEqual({ state: "no-such-link" });
    });

    test("is signed, for one listing and one owner", async () => {
      const { db, jobs } = world();
      const [listing, other] = [await stale(), await stale()];
      const { id: by } = await aSeller(db);
      const forgeries = [
        opening(listing, { signedWith: "c".repeat(32) }),
        opening(listing, { listingId: other.id }),
        opening(listing, { by }),
        { ...opening(listing), query: new URLSearchParams({ since: "soon", key: "x" }) },
        { ...opening(listing), query: new URLSearchParams() },
      ];
      for (const forged of forgeries) {
        expect(await findConfirmable(db, forged)).toEqual({ state: "no-such-link" });
        expect(await confirmByLink(db, jobs, forged)).toEqual({ state: "no-such-link" });
      }
      expect(await read(listing)).toEqual(listing);
    });

    test("does not confirm a listing that was sold", async () => {
      const { db, jobs } = world();
      const listing = await aListing(db, { status: "sold" });
      expect(await findConfirmable(db, opening(listing))).toMatchObject({ state: "not-for-sale" });
      expect(await confirmByLink(db, jobs, opening(listing))).toMatchObject({
        state: "not-for-sale",
      });
      expect(await read(listing)).toEqual(listing);
    });
  });
});
