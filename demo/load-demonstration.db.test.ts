import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { categorySlugs } from "#app/listings/category.ts";
import { openJobs } from "#app/platform/jobs/jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { regionsOf } from "#app/shared/places.ts";
import { writeWorld } from "#demo/load-demonstration.ts";
import { pictures } from "#demo/pictures.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { templateName } from "#test/administer-server.ts";
import type { World } from "#test/each-database.ts";
import { findImpossibleDates } from "#test/impossible-dates.ts";
import { openOnServer } from "#test/server-database.ts";

const stored = pictures.map((picture) =>
  Object.assign({ storageKey: picture.name, bytes: 1000 }, picture),
);

// On the embedded database the whole market is loaded where the program is killed meanwhile.
let world: World;
let end: () => Promise<void>;

// Some 50,000 rows: seconds by itself, more beside other tests.
beforeAll(async () => {
  const opened = await openOnServer({ pool: 5, template: templateName });
  const { database } = opened;
  const jobs = await openJobs(database, jobDefinitions, createLog("silent"));
  world = { database, db: database.db, jobs };
  end = async () => {
    await jobs.stop();
    await opened.end();
  };
  await world.db.transaction((tx) =>
    writeWorld(tx, Promise.resolve(stored), "not-a-hash", new Date()),
  );
  await world.db.execute(sql`analyze`);
}, 240_000);
afterAll(() => end());

test("nothing happened before it could, or is yet to happen", async () => {
  expect(await findImpossibleDates(world.db)).toEqual({});
});

test("a whole market: every status, category and Canadian region, paid for and looked at", async () => {
  const { db } = world;
  const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await db.execute<Row>(query)).rows;

  const statuses = await rows<{ status: string; listings: number }>(
    sql`select status, count(*)::int as listings from listings group by status`,
  );
  const byStatus = Object.fromEntries(statuses.map((row) => [row.status, row.listings]));
  expect(byStatus.active).toBe(2734);
  for (const status of ["draft", "pending", "sold", "expired"])
    expect(byStatus[status]).toBeGreaterThan(10);

  const [shown] = await rows<{ listings: number }>(
    sql`select count(*)::int as listings from listings where status = 'active' and expires_at > now() + interval '1 hour'`,
  );
  expect(shown!.listings).toBeGreaterThan(2700);

  const used = await rows<{ category: string }>(
    sql`select distinct category from listing_categories where position = 0`,
  );
  expect(used.map(({ category }) => category).toSorted()).toEqual([...categorySlugs].toSorted());

  const regions = await rows<{ region: string; country: string }>(
    sql`select distinct region, country from listings`,
  );
  const canadian = regions.filter(({ country }) => country === "CA").map(({ region }) => region);
  expect(canadian.toSorted()).toEqual(
    regionsOf("CA")
      .map(({ code }) => code)
      .toSorted(),
  );
  expect(new Set(regions.map(({ country }) => country))).toEqual(new Set(["CA", "US", "MX"]));

  const [unpaid] = await rows<{ listings: number }>(
    sql`select count(*)::int as listings from listings l where l.status = 'active'
        and not exists (select 1 from orders o where o.listing_id = l.id and o.status = 'paid')`,
  );
  expect(unpaid!.listings).toBe(0);

  const [photoless] = await rows<{ listings: number }>(
    sql`select count(*)::int as listings from listings l where l.status = 'active'
        and not exists (select 1 from listing_media m where m.listing_id = l.id and m.featured)`,
  );
  expect(photoless!.listings).toBe(0);

  const [months] = await rows<{ months: number }>(
    sql`select count(distinct date_trunc('month', paid_at))::int as months from orders`,
  );
  expect(months!.months).toBeGreaterThanOrEqual(12);

  // Something waits in every queue of the administrators, and in the bells.
  const [waiting] = await rows<Record<string, number>>(sql`select
    (select count(*)::int from person_reports where handled_at is null) as people,
    (select count(distinct reason)::int from flagged_messages where handled_at is null) as flags,
    (select count(*)::int from identity_verifications where state = 'pending') as identities,
    (select count(distinct user_id)::int from notifications where read_at is null) as bells`);
  expect(waiting).toMatchObject({ people: 3, flags: 3, identities: 3 });
  expect(waiting!.bells).toBeGreaterThan(0);
});
