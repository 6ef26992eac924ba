import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { changeOwnListing } from "./change-own-listing.server.ts";
import { checkFreshness } from "./check-freshness.job.server.ts";
import { listingNotices } from "./listing-notices.table.ts";
import { searchListings } from "#app/search/search.queries.server.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { aListing, aSeller, type Listing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { addDays } from "#app/shared/day.ts";
import { emptySearch } from "#app/search/search.ts";

const now = new Date();

withDatabase((world) => {
  const check = () => {
    const { db, jobs } = world();
    const services = { db, jobs, secret: "s".repeat(32) };
    return checkFreshness(services, now);
  };
  const sent = async ({ email }: { email: string }) =>
    world().db.select().from(mails).where(eq(mails.recipient, email));

  test("an unconfirmed listing ranks below confirmed ones, and one click restores it", async () => {
    const { db, jobs } = world();
    const place = { status: "active" as const, city: "Iqaluit", region: "CA-NU" };
    const silent = await aListing(db, {
      ...place,
      publishedAt: addDays(now, -60),
      confirmedAt: addDays(now, -45),
    });
    const older = await aListing(db, { ...place, publishedAt: addDays(now, -90) });
    const order = async (words = "", sort: "default" | "newest" = "default") =>
      (await searchListings(db, { ...emptySearch, regions: ["CA-NU"], words, sort }, { now })).ids;
    const byAge = [silent.id, older.id];
    expect(await order()).toEqual(byAge);
    await check();
    expect(await order()).toEqual(byAge.toReversed());
    expect(await order("bakery")).toEqual(byAge.toReversed());
    expect(await order("", "newest")).toEqual(byAge);
    const { id: listingId, ownerId } = silent;
    await changeOwnListing(db, jobs, { listingId, ownerId, action: "confirm", now });
    expect(await order()).toEqual(byAge);
  });

  test("emails the owner once, with a link; deleted accounts get none", async () => {
    const { db } = world();
    const due = { status: "active" as const, confirmedAt: addDays(now, -31) };
    const owner = await aSeller(db);
    await aListing(db, { ...due, ownerId: owner.id });
    const gone = await aSeller(db, { deactivatedAt: now });
    const hidden: Listing = await aListing(db, { ...due, ownerId: gone.id });
    await aListing(db, { ...due, ownerId: owner.id, expiresAt: addDays(now, -1) });
    await aListing(db, { ownerId: owner.id, status: "active", confirmedAt: addDays(now, -29) });
    await Promise.all([check(), check()]);
    await check();
    const [mail, ...others] = await sent(owner);
    expect(others).toEqual([]);
    expect(mail!.text).toMatch(
      /http:\/\/localhost:3000\/still-for-sale\/[\w-]+\?since=\d+&key=\S{43}/,
    );
    expect(await sent(gone)).toEqual([]);
    expect(
      await db.select().from(listingNotices).where(eq(listingNotices.listingId, hidden.id)),
    ).toHaveLength(1);
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, gone.id));
    await check();
    expect(await sent(gone)).toEqual([]);
  });
});
