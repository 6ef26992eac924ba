import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import {
  listBrokerEntries,
  listBusinessEntries,
  listBusinessParts,
  listLandingGroups,
} from "./sitemap.queries.server.ts";
import { aBroker, aListing, aSeller, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  test("parts cover all public businesses without gaps, and no others", async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const shown: string[] = [];
    for (let index = 0; index < 7; index++)
      shown.push((await aListing(db, { ownerId, status: "active" })).id);
    const past = new Date(Date.now() - 1000);
    await aListing(db, { ownerId, status: "active", expiresAt: past });
    for (const status of ["draft", "pending", "sold", "expired"] as const)
      await aListing(db, { ownerId, status });
    const now = new Date();
    const parts = await listBusinessParts(db, now, 3);
    expect(parts).toHaveLength(3);
    expect(parts[0]!.lastModified).toBeInstanceOf(Date);
    const sizes: number[] = [];
    const ids: string[] = [];
    for (const number of [1, 2, 3]) {
      const rows = await listBusinessEntries(db, parts, number, now);
      sizes.push(rows.length);
      ids.push(...rows.map(({ id }) => id));
    }
    expect(sizes).toEqual([3, 3, 1]);
    expect(ids).toEqual(shown.toSorted());
    expect(await listBusinessEntries(db, parts, 4, now)).toEqual([]);
  });

  test("a category in a region is listed while it has a public listing", async () => {
    const { db } = world();
    const seen = { categories: ["agricultural-supplies"], region: "CA-YT" } as const;
    const updatedAt = new Date("2026-03-01T00:00:00Z");
    const { id: ownerId } = await aSeller(db);
    const add = (changes: Parameters<typeof aListing>[1]) =>
      aListing(db, { ownerId, region: seen.region, categories: [...seen.categories], ...changes });
    await add({ status: "sold" });
    await add({ status: "draft" });
    const groups = async () =>
      (await listLandingGroups(db, new Date())).filter(({ region }) => region === seen.region);
    expect(await groups()).toEqual([]);
    await add({ status: "active", updatedAt });
    const [group, ...others] = await groups();
    expect(others).toEqual([]);
    expect(group?.category).toBe("agricultural-supplies");
    expect(group!.lastModified.getTime()).toBeGreaterThan(updatedAt.getTime());
  });

  test("brokers are listed when they are verified, active and visible", async () => {
    const { db } = world();
    const shown = await aBroker(db);
    await aBroker(db, { identityVerified: false });
    await aBroker(db, { showProfile: false });
    await aBroker(db, { deactivatedAt: new Date() });
    const { id } = await aBroker(db);
    await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    await aUser(db, { identityVerified: true });
    expect((await listBrokerEntries(db)).map((broker) => broker.id)).toEqual([shown.id]);
  });
});
