import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applyImport, startImport } from "#app/brokerage/import/apply-import.job.server.ts";
import { countRows } from "#app/brokerage/import/imports.queries.server.ts";
import { remapImport } from "#app/brokerage/import/read-import.server.ts";
import { forgetImports } from "#app/brokerage/import/personal-imports.server.ts";
import {
  importMappings,
  imports,
  listingFeeds,
  listingPhotoSources,
  listingReferences,
} from "#app/brokerage/import/imports.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { csvLine } from "#app/shared/csv.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { eachDatabase } from "#test/with-database.ts";
import { isUnusual } from "./feed.ts";
import { readFeed } from "./read-feed.job.server.ts";
import { saveFeed } from "./save-feed.server.ts";

const now = new Date();
const header = ["Ref", "Title", "Region", "Category", "Price"];
const row = (n: number, price = "100000") => [`F-${n}`, `Shop number ${n}`, "ON", "retail", price];
const file = (rows: string[][]) => [header, ...rows].map((cells) => csvLine(cells)).join("");

eachDatabase((world) => {
  test("a feed is confirmed once, then follows the file, and stops when much is missing", async () => {
    const { db, jobs } = world();
    const owner = await aSeller(db);
    const userId = owner.id;
    const address = "https://shop.example/listings.csv";
    let content: string | null = file([row(0), row(1), row(2), row(3), row(4)]);
    const asked: unknown[] = [];
    const read = () =>
      readFeed(
        {
          db,
          jobs,
          fetch: async (url, { headers }) => {
            asked.push([url, headers]);
            if (content === null) return { ok: false, message: "Away.", canRetry: true };
            return { ok: true, status: 200, body: Buffer.from(content), headers: { etag: '"1"' } };
          },
        },
        userId,
        now,
      );
    const last = async () =>
      (
        await db
          .select()
          .from(imports)
          .where(eq(imports.userId, userId))
          .orderBy(desc(imports.id))
          .limit(1)
      )[0]!;
    const apply = async () => {
      const { id } = await last();
      await applyImport(world(), id);
      return last();
    };
    const subjects = async () => (await mailsTo(db, owner.email)).map(({ subject }) => subject);
    const statuses = async () =>
      (
        await db.select().from(listings).where(eq(listings.ownerId, userId)).orderBy(listings.title)
      ).map(({ status }) => status);

    await saveFeed(db, jobs, { userId, address, withdraws: true, requestId: null });
    await read();
    expect(await last()).toMatchObject({ state: "preview", heldBecause: "unknown-columns" });
    expect(await subjects()).toEqual(["Your feed of listings needs your answer"]);
    const start = { importId: (await last()).id, userId, requestId: null, now };
    expect(await startImport(world(), start)).toBe(true);
    expect(await apply()).toMatchObject({ state: "finished" });
    expect(await subjects()).toContain("Your feed of listings was imported");

    // The same file does nothing, and the server is asked for changes only.
    await read();
    expect(asked.at(-1)).toEqual([address, { "if-none-match": '"1"' }]);
    expect((await last()).id).toBe(start.importId);

    // On the market from now on, as after the purchase of a package.
    const active = await aListing(db, { status: "active" });
    const { packageId, packagePurchasedAt, publishedAt, expiresAt } = active;
    const paid = {
      status: "active" as const,
      packageId,
      packagePurchasedAt,
      publishedAt,
      expiresAt,
    };
    await db.update(listings).set(paid).where(eq(listings.ownerId, userId));

    content = file([row(0, "90000"), row(2), row(3), row(4)]);
    await read();
    expect(await apply()).toMatchObject({ state: "finished", heldBecause: null });
    expect(await statuses()).toEqual(["active", "expired", "active", "active", "active"]);
    const texts = (await mailsTo(db, owner.email)).map(({ text }) => text).join();
    expect(texts).toContain("1 listing changed.\n1 listing withdrawn");

    content = file([row(0), row(1), row(2), row(3), row(4)]);
    await read();
    await apply();
    expect(await statuses()).toEqual(["active", "active", "active", "active", "active"]);

    content = file([row(0)]);
    await read();
    const held = await last();
    expect(held).toMatchObject({ state: "preview", heldBecause: "many-missing" });
    expect(await statuses()).toEqual(["active", "active", "active", "active", "active"]);
    const told = (await subjects()).length;

    // A later file takes the place of the one that waits, at the address that the person was told.
    content = file([row(0, "95000")]);
    await read();
    expect(await last()).toMatchObject({ id: held.id, heldBecause: "many-missing" });
    expect((await subjects()).length).toBe(told);
    expect(await db.$count(imports, eq(imports.state, "preview"))).toBe(1);
    const waiting = () => countRows(db, held.id);
    expect(await waiting()).toMatchObject({ changed: 1, missing: 4 });
    // Read again with the same columns, the missing ones are still known.
    const { mapping } = await last();
    expect(await remapImport(db, { importId: held.id, userId, mapping, now })).toEqual({
      ok: true,
    });
    expect(await waiting()).toMatchObject({ changed: 1, missing: 4 });

    content = null;
    const before = (await subjects()).length;
    await read();
    await read();
    const failed = (await subjects()).filter((one) => one.endsWith("could not be read"));
    expect([failed.length, (await subjects()).length]).toEqual([1, before + 1]);
    const [feed] = await db.select().from(listingFeeds).where(eq(listingFeeds.userId, userId));
    expect(feed).toMatchObject({ problem: "Away.", failures: 2 });

    await db.transaction((tx) => forgetImports(tx, { id: userId, email: owner.email, now }));
    for (const table of [
      imports,
      importMappings,
      listingReferences,
      listingPhotoSources,
      listingFeeds,
    ])
      expect(await db.$count(table, eq(table.userId, userId))).toBe(0);
  });
});

test.each([
  [3, 5, false],
  [4, 100, false],
  [20, 100, false],
  [21, 100, true],
  [4, 4, true],
])("%i of %i missing is unusual: %s", (missing, known, unusual) => {
  expect(isUnusual(missing, known)).toBe(unusual);
});
