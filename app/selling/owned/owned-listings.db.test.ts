import { describe, expect, test } from "vitest";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import {
  countOwnListings,
  countOwnViews,
  listDrafts,
  listOwnListings,
  listOwnViewsByDay,
} from "./owned-listings.queries.server.ts";
import { listMatching } from "./bulk/change-listings.server.ts";
import { type Need, needs, noNeeds } from "./need.ts";
import { wholeList } from "./owned-listing.ts";
import { addDays } from "#app/shared/day.ts";
import {
  aBroker,
  aConversation,
  aListing,
  aMessage,
  aPhoto,
  aSeller,
  aSubscription,
  aUser,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-19T12:00:00Z");
const all = { page: 1, size: 20, now };

withDatabase((world) => {
  describe("an owner's listings", () => {
    test("are counted by status, excluding other owners'", async () => {
      const { db } = world();
      const { id } = await aSeller(db);
      await aListing(db, { status: "active" });
      for (const status of ["active", "active", "draft", "sold"] as const)
        await aListing(db, { ownerId: id, status });
      expect((await countOwnListings(db, id, now)).statuses).toEqual({
        all: 4,
        active: 2,
        draft: 1,
        sold: 1,
        pending: 0,
        expired: 0,
      });
      expect(
        (await listOwnListings(db, id, wholeList, all)).map(({ status }) => status),
      ).toHaveLength(4);
      expect(await listOwnListings(db, id, { ...wholeList, status: "sold" }, all)).toHaveLength(1);
    });

    test("are listed newest first, paginated, with views and photo", async () => {
      const { db } = world();
      const { id } = await aSeller(db);
      const made = [];
      for (const [index, createdAt] of ["2026-01-01", "2026-02-01", "2026-03-01"].entries()) {
        const listing = await aListing(db, { ownerId: id, createdAt: new Date(createdAt) });
        made.push(listing.id);
        if (index === 2) continue;
        await db.insert(listingDailyViews).values([
          { listingId: listing.id, day: "2026-11-01", views: 10 * (index + 1) },
          { listingId: listing.id, day: "2026-11-02", views: 1 },
        ]);
      }
      const photo = await aPhoto(db, made[1]!, { featured: true });
      const first = await listOwnListings(db, id, wholeList, { page: 1, size: 2, now });
      expect(first.map(({ id, views, photoId }) => ({ id, views, photoId }))).toEqual([
        { id: made[2], views: 0, photoId: null },
        { id: made[1], views: 21, photoId: photo.id },
      ]);
      const second = await listOwnListings(db, id, wholeList, { page: 2, size: 2, now });
      expect(second).toMatchObject([{ id: made[0], views: 11 }]);
      expect(await countOwnViews(db, id)).toBe(32);
      expect(await listOwnViewsByDay(db, id, "2026-11-02")).toEqual([
        { day: "2026-11-02", views: 2 },
      ]);
    });

    test("have a note about figures that buyers see as not stated", async () => {
      const { db } = world();
      const { id } = await aSeller(db);
      const stated = {
        ownerId: id,
        askingPrice: null,
        askingPriceRange: null,
        askingPriceOnRequest: true,
        annualRevenue: 100_000_00,
        annualCashFlow: null,
        annualCashFlowRange: "under_50k",
      } as const;
      const whole = await aListing(db, stated);
      const partly = await aListing(db, { ...stated, annualRevenue: null });
      const found = await listOwnListings(db, id, wholeList, { page: 1, size: 5, now });
      expect(new Map(found.map((one) => [one.id, one.hasFiguresMissing]))).toEqual(
        new Map([
          [whole.id, false],
          [partly.id, true],
        ]),
      );
    });

    test("are searched by title words and sorted as requested", async () => {
      const { db } = world();
      const { id } = await aSeller(db);
      const make = (title: string, changes: Parameters<typeof aListing>[1] = {}) =>
        aListing(db, { ownerId: id, status: "active", title, ...changes });
      const cafe = await make("Café 100% organic", {
        createdAt: new Date("2026-01-01"),
        expiresAt: new Date("2027-03-01"),
      });
      const bakery = await make("Corner bakery", {
        createdAt: new Date("2026-02-01"),
        expiresAt: new Date("2027-02-01"),
      });
      const draft = await make("Bakery_two", {
        status: "draft",
        createdAt: new Date("2026-03-01"),
        expiresAt: new Date("2026-12-01"),
      });
      await db
        .insert(listingDailyViews)
        .values({ listingId: cafe.id, day: "2026-11-01", views: 5 });
      await aConversation(db, { listingId: bakery.id, ownerId: id });
      // From a blocked person: it counts nowhere.
      const withheld = await aConversation(db, { listingId: bakery.id, ownerId: id });
      await aMessage(db, withheld, { withheld: true });
      for (const grantedAt of [null, new Date()])
        await db
          .insert(documentAccess)
          .values({ listingId: bakery.id, userId: (await aUser(db)).id, grantedAt });
      const found = async (changes: Partial<Parameters<typeof listOwnListings>[2]>) =>
        (await listOwnListings(db, id, { ...wholeList, ...changes }, all)).map((row) => row.id);
      expect(await found({ words: "CAFE" })).toEqual([cafe.id]);
      expect(await found({ words: "bakery" })).toEqual([draft.id, bakery.id]);
      expect(await found({ words: "bakery", status: "active" })).toEqual([bakery.id]);
      // Punctuation is ignored, as in the search.
      expect(await found({ words: "100% Org" })).toEqual([cafe.id]);
      expect(await found({ words: "r_b" })).toEqual([bakery.id]);
      expect(await found({ words: "none of them" })).toEqual([]);
      expect(await found({ sort: "views" })).toEqual([cafe.id, draft.id, bakery.id]);
      expect(await found({ sort: "views", direction: "asc" })).toEqual([
        draft.id,
        bakery.id,
        cafe.id,
      ]);
      expect(await found({ sort: "inquiries" })).toEqual([bakery.id, draft.id, cafe.id]);
      expect(await found({ sort: "ending", direction: "asc" })).toEqual([
        bakery.id,
        cafe.id,
        draft.id,
      ]);
      expect((await countOwnListings(db, id, now, "bakery")).statuses).toMatchObject({
        all: 2,
        draft: 1,
      });
      const [row] = await listOwnListings(db, id, { ...wholeList, sort: "inquiries" }, all);
      expect(row).toMatchObject({ leads: 1, views: 0, documentRequests: 1 });
    });

    test("are counted and filtered by what they wait for, for the owner and for the broker", async () => {
      const { db } = world();
      const { id: me } = await aBroker(db);
      const inDays = (days: number) => addDays(now, days);
      const make = (changes: Parameters<typeof aListing>[1] = {}) =>
        aListing(db, {
          ownerId: me,
          status: "active",
          createdAt: inDays(-100),
          confirmedAt: inDays(-1),
          expiresAt: inDays(60),
          ...changes,
        });
      const quiet = await make();
      const asked = await make();
      const old = await make({ confirmedAt: inDays(-31) });
      const ending = await make({ expiresAt: inDays(13) });
      const renewing = await make({ expiresAt: inDays(13), packageId: "rmb" });
      await aSubscription(db, { listingId: renewing.id, userId: me });
      const draft = await make({ status: "draft" });
      const rejected = await make({ status: "draft", rejectedAt: inDays(-2) });
      const bare = await make();
      for (const { id } of [quiet, asked, old, ending, renewing]) await aPhoto(db, id);
      const owned = { ownerId: (await aSeller(db)).id, brokerId: me, packageId: "full" } as const;
      const mandate = await make({ ...owned, expiresAt: inDays(13), confirmedAt: inDays(-40) });
      await aPhoto(db, mandate.id);
      await aListing(db, { status: "active", expiresAt: inDays(3) });

      const question = await aConversation(db, { listingId: asked.id, ownerId: me });
      const ask = (changes: Parameters<typeof aMessage>[2]) => aMessage(db, question, changes);
      await ask({ createdAt: inDays(-4) });
      await ask({ senderId: me, createdAt: inDays(-3) });
      await ask({ createdAt: inDays(-2) });
      await ask({ senderId: me, createdAt: inDays(-1), autoReply: true });
      const answered = await aConversation(db, { listingId: quiet.id, ownerId: me });
      await aMessage(db, answered, { createdAt: inDays(-4) });
      await aMessage(db, answered, { senderId: me, createdAt: inDays(-4 + 1 / 8) });
      // What a blocked person wrote since stays hidden.
      await aMessage(db, answered, { createdAt: inDays(-2), withheld: true });
      await db
        .insert(documentAccess)
        .values({ listingId: quiet.id, userId: (await aUser(db)).id, requestedAt: inDays(-1) });

      const expected: Record<Need, string[]> = {
        replies: [asked.id],
        access: [quiet.id],
        changes: [rejected.id],
        confirm: [old.id],
        ending: [ending.id],
        mandates: [mandate.id],
        photos: [bare.id],
        drafts: [draft.id],
      };
      const { needs: counts, statuses } = await countOwnListings(db, me, now);
      expect(statuses.all).toBe(9);
      for (const need of needs) {
        const found = await listOwnListings(db, me, { ...wholeList, need }, all);
        expect([need, found.map(({ id }) => id)]).toEqual([need, expected[need]]);
        expect([need, counts[need]]).toEqual([need, expected[need].length]);
        const matching = await listMatching(db, me, { ...wholeList, need }, now);
        expect(matching.map(({ id }) => id)).toEqual(expected[need]);
      }
      const rows = await listOwnListings(db, me, { ...wholeList, sort: "reply" }, all);
      expect(rows[0]).toMatchObject({ replySeconds: expect.any(Number), isRepresented: false });
      const seconds = new Map(rows.map((row) => [row.id, row.replySeconds]));
      expect([seconds.get(quiet.id), seconds.get(asked.id)]).toEqual([3 * 3600, 24 * 3600]);
      expect(rows.find(({ id }) => id === mandate.id)).toMatchObject({ isRepresented: true });
      const someone = await aSeller(db);
      expect((await countOwnListings(db, someone.id, now)).needs).toEqual(noNeeds);
    });

    test("lists drafts by last edit", async () => {
      const { db } = world();
      const { id } = await aSeller(db);
      const draft = (updatedAt: string) =>
        aListing(db, { ownerId: id, status: "draft", updatedAt: new Date(updatedAt) });
      const older = await draft("2026-01-01");
      const newer = await draft("2026-02-01");
      await aListing(db, { ownerId: id, status: "active" });
      expect((await listDrafts(db, id, all)).map((row) => row.id)).toEqual([newer.id, older.id]);
    });
  });
});
