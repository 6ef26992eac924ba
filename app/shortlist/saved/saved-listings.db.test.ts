import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeSavedListing, saveListing, updateNote } from "./save-listing.server.ts";
import {
  countSaved,
  findRemoved,
  findSavedIds,
  listLatestSaved,
  listSaved,
  listSavedChoices,
} from "./saved-listings.queries.server.ts";
import { removedSavedListings } from "./saved-listings.table.ts";
import { makeSavedView } from "./make-saved-view.ts";
import { listingPrices, listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { aListing, aSavedListing, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { forgetOld } from "#server/forget-old.ts";

const all = { page: 1, size: 20 };
const now = new Date();
const rates = { asOf: "2026-11-02", perCad: { CAD: 1, USD: 0.7, MXN: 13 } };
const savedBy = (
  userId: string,
  changes: { words?: string; sort?: "price" | "cash-flow" } = {},
) => ({
  userId,
  words: "",
  sort: "newest" as const,
  now,
  rates,
  ...changes,
});
const titles = async (db: Db, question: Parameters<typeof listSaved>[1]) =>
  (await listSaved(db, question, all)).map(({ title }) => title);

withDatabase((world) => {
  test("saving twice is idempotent; removing affects only the person's own list", async () => {
    const { db } = world();
    const [mine, theirs] = [await aUser(db), await aUser(db)];
    const listing = await aListing(db, { status: "active" });
    const input = { userId: mine.id, listingId: listing.id, now };
    expect(await saveListing(db, input)).toEqual({ ok: true });
    expect(await saveListing(db, input)).toEqual({ ok: true });
    await saveListing(db, { ...input, userId: theirs.id });
    expect(await countSaved(db, savedBy(mine.id))).toBe(1);
    await removeSavedListing(db, input);
    expect(await countSaved(db, savedBy(mine.id))).toBe(0);
    expect(await countSaved(db, savedBy(theirs.id))).toBe(1);
  });

  test("a removal can be undone with its note and date for a day, whatever happened to the listing", async () => {
    const { db } = world();
    const { id: userId } = await aUser(db);
    const listing = await aListing(db, { status: "active" });
    const savedAt = new Date("2026-03-01T12:00:00Z");
    await aSavedListing(db, userId, listing.id, {
      note: "Ask about the lease.",
      createdAt: savedAt,
    });
    const input = { userId, listingId: listing.id, now };
    await removeSavedListing(db, input);
    await removeSavedListing(db, input);
    expect(await findRemoved(db, userId, listing.id, now)).toMatchObject({ title: listing.title });
    expect(await findRemoved(db, (await aUser(db)).id, listing.id, now)).toBeNull();
    await db.update(listings).set({ status: "expired" }).where(eq(listings.id, listing.id));
    expect(await saveListing(db, input)).toEqual({ ok: true });
    expect(await listSaved(db, savedBy(userId), all)).toMatchObject([
      { note: "Ask about the lease.", savedAt },
    ]);
    expect(await findRemoved(db, userId, listing.id, now)).toBeNull();

    await removeSavedListing(db, input);
    const nextDay = new Date(now.getTime() + 24 * 60 * 60_000);
    expect(await findRemoved(db, userId, listing.id, nextDay)).toBeNull();
    expect(await saveListing(db, { ...input, now: nextDay })).toEqual({
      ok: false,
      reason: "not-found",
    });
  });

  test("the latest saved listings exclude those no longer for sale", async () => {
    const { db } = world();
    const { id: userId } = await aUser(db);
    const saved: string[] = [];
    for (const [day, status] of (["active", "active", "sold", "active"] as const).entries()) {
      const { id } = await aListing(db, { status, ...(status === "sold" && { soldAt: now }) });
      saved.push(id);
      await aSavedListing(db, userId, id, { createdAt: new Date(Date.UTC(2026, 2, 1 + day)) });
    }
    const latest = async (limit: number) =>
      (await listLatestSaved(db, userId, now, limit)).map(({ id }) => id);
    expect(await latest(9)).toEqual([saved[3], saved[1], saved[0]]);
    expect(await latest(1)).toEqual([saved[3]]);
    expect(await listLatestSaved(db, (await aUser(db)).id, now, 3)).toEqual([]);
  });

  test("removals that can no longer be undone are deleted", async () => {
    const { db } = world();
    const { id: userId } = await aUser(db);
    const listing = await aListing(db, { status: "active" });
    const input = { userId, listingId: listing.id, now };
    await saveListing(db, input);
    await removeSavedListing(db, input);
    const count = () => db.$count(removedSavedListings, eq(removedSavedListings.userId, userId));
    await forgetOld(db, now);
    expect(await count()).toBe(1);
    await forgetOld(db, new Date(now.getTime() + 25 * 60 * 60_000));
    expect(await count()).toBe(0);
  });

  test.each(["draft", "pending", "expired"] as const)(
    "a listing that is %s cannot be saved",
    async (status) => {
      const { db } = world();
      const { id } = await aUser(db);
      const listing = await aListing(db, { status });
      expect(await saveListing(db, { userId: id, listingId: listing.id, now })).toEqual({
        ok: false,
        reason: "not-found",
      });
    },
  );

  test("a listing that is no longer public stays with its state, without its hidden data", async () => {
    const { db } = world();
    const { id } = await aUser(db);
    const states = ["active", "sold", "expired", "pending", "draft"] as const;
    for (const [index, status] of states.entries()) {
      const listing = await aListing(db, { status, title: `Title while ${status}`, city: "Lévis" });
      await aSavedListing(db, id, listing.id, {
        createdAt: new Date(Date.UTC(2026, 0, 9 - index)),
      });
    }
    const shown = await listSaved(db, savedBy(id), all);
    const views = shown.map((row) => makeSavedView(row, { now, currency: "CAD", rates }));
    expect(views.map(({ state, title, card }) => [state, title, card !== null])).toEqual([
      ["for-sale", "Title while active", true],
      ["sold", "Title while sold", true],
      ["expired", "Title while expired", false],
      ["withdrawn", null, false],
      ["withdrawn", null, false],
    ]);
    expect(await countSaved(db, savedBy(id))).toBe(5);
    // Otherwise a search would reveal what the list hides.
    expect(await countSaved(db, savedBy(id, { words: "Title while" }))).toBe(3);
    expect(await countSaved(db, savedBy(id, { words: "lévis" }))).toBe(2);
    const ids = shown.map(({ listingId }) => listingId);
    expect(await findSavedIds(db, id, ids)).toEqual(new Set(ids));
    expect(await findSavedIds(db, id, [])).toEqual(new Set());
    expect(await listSavedChoices(db, id, [], now)).toEqual([
      { id: ids[0], title: "Title while active", place: "Lévis, Ontario" },
    ]);
    expect(await listSavedChoices(db, id, [ids[0]!], now)).toEqual([]);
  });

  test("a note is private, and only for a saved listing", async () => {
    const { db } = world();
    const [mine, theirs] = [await aUser(db), await aUser(db)];
    const listing = await aListing(db, { status: "active" });
    await aSavedListing(db, mine.id, listing.id);
    const input = { listingId: listing.id, note: "Canary: the oven is old" };
    expect(await updateNote(db, { ...input, userId: theirs.id })).toEqual({
      ok: false,
      reason: "not-saved",
    });
    expect(await updateNote(db, { ...input, userId: mine.id })).toEqual({ ok: true });
    await aSavedListing(db, theirs.id, listing.id);
    const note = async (userId: string) => (await listSaved(db, savedBy(userId), all))[0]?.note;
    expect([await note(mine.id), await note(theirs.id)]).toEqual([input.note, ""]);
    expect(await countSaved(db, savedBy(mine.id, { words: "canary oven" }))).toBe(1);
    expect(await countSaved(db, savedBy(theirs.id, { words: "canary" }))).toBe(0);
    await updateNote(db, { ...input, userId: mine.id, note: "" });
    expect(await note(mine.id)).toBe("");
  });

  test("shows the price change since saving, not earlier ones", async () => {
    const { db } = world();
    const { id } = await aUser(db);
    const day = (date: number) => new Date(Date.UTC(2026, 0, date));
    const listing = await aListing(db, {
      status: "active",
      askingPrice: 300_000_00,
      createdAt: day(1),
    });
    await db
      .insert(listingPrices)
      .values({ listingId: listing.id, since: day(2), amount: 280_000_00, currency: "CAD" });
    const viewSince = async (createdAt: Date) => {
      await removeSavedListing(db, { userId: id, listingId: listing.id, now });
      await aSavedListing(db, id, listing.id, { createdAt });
      const [row] = await listSaved(db, savedBy(id), all);
      return makeSavedView(row!, { now, currency: "CAD", rates }).change;
    };
    // The trigger records today's price.
    await db.update(listings).set({ askingPrice: 260_000_00 }).where(eq(listings.id, listing.id));
    expect(await viewSince(day(3))).toEqual({
      direction: "fell",
      by: { amount: 20_000_00, currency: "CAD" },
    });
    expect(await viewSince(day(1))).toMatchObject({ by: { amount: 40_000_00 } });
    expect(await viewSince(new Date(Date.now() + 1000))).toBeNull();
  });

  test("words match title, place, category and note; amounts are converted before sorting", async () => {
    const { db } = world();
    const { id } = await aUser(db);
    const save = async (changes: Parameters<typeof aListing>[1], note = "") =>
      aSavedListing(db, id, (await aListing(db, { status: "active", ...changes })).id, { note });
    await save({ title: "100% Vegan Deli", askingPrice: 100_000_00, annualCashFlow: 40_000_00 });
    await save(
      {
        title: "Machine Shop",
        region: "CA-QC",
        currency: "USD",
        askingPrice: 90_000_00,
        annualCashFlow: 60_000_00,
        categories: ["manufacturing"],
      },
      "Ask about the lathe",
    );
    await save({ title: "Quiet Café", askingPriceOnRequest: true });
    expect(await titles(db, savedBy(id, { words: "100%" }))).toEqual(["100% Vegan Deli"]);
    expect(await titles(db, savedBy(id, { words: "québec manufact" }))).toEqual(["Machine Shop"]);
    expect(await titles(db, savedBy(id, { words: "lathe machine" }))).toEqual(["Machine Shop"]);
    expect(await titles(db, savedBy(id, { words: "lathe vegan" }))).toEqual([]);
    expect(await titles(db, savedBy(id, { words: "_" }))).toEqual([]);
    expect(await titles(db, savedBy(id, { sort: "price" }))).toEqual([
      "100% Vegan Deli",
      "Machine Shop",
      "Quiet Café",
    ]);
    expect(await titles(db, savedBy(id, { sort: "cash-flow" }))).toEqual([
      "Machine Shop",
      "100% Vegan Deli",
      "Quiet Café",
    ]);
    const second = await listSaved(db, savedBy(id, { sort: "price" }), { page: 2, size: 2 });
    expect(second.map(({ title }) => title)).toEqual(["Quiet Café"]);
  });
});
