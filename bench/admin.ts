import { sql } from "drizzle-orm";
import { countMissingDays } from "#app/admin/dashboard/count-daily-figures.job.server.ts";
import { loadDashboard } from "#app/admin/dashboard/load-dashboard.server.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { listingsSpec } from "#app/admin/listings/listings-list.ts";
import { countCategories, listingsList } from "#app/admin/listings/listings-list.queries.server.ts";
import { conversationsSpec } from "#app/admin/messages/conversations-list.ts";
import { conversationsList } from "#app/admin/messages/conversations-list.queries.server.ts";
import { quickSearch } from "#app/admin/search/quick-search.server.ts";
import { usersSpec } from "#app/admin/users/users-list.ts";
import { usersList } from "#app/admin/users/users-list.queries.server.ts";
import { createId } from "#app/platform/db/id.ts";
import type { Db } from "#app/platform/db/db.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openServer } from "#app/platform/db/open-server.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { createDatabase, withClient } from "#test/administer-server.ts";
import { startCluster } from "#test/postgres-cluster.ts";
import { commonWord, fillAdminWorld, rareWord } from "./admin-world.ts";

const size = Number(process.env["SIZES"] ?? 100_000);
const turns = 40;
/** The 95th percentile, in milliseconds. */
const limit = 100;

type Case = readonly [name: string, run: () => Promise<unknown>];

/** `npm run bench -- admin`: every admin list in every order, filtered, searched and on deep pages; one client. */
export async function benchAdmin(): Promise<boolean> {
  const cluster = await startCluster();
  try {
    const url = `${cluster.url}/admin_lists`;
    await createDatabase(cluster.url, "admin_lists");
    const database = openServer({ url, pool: 4, log: createLog("silent") });
    try {
      await migrateDatabase(database);
      await withClient(url, (client) => fillAdminWorld(client, size));
      const jobs = await openJobs(
        database,
        jobDefinitions,
        createLog("silent"),
        "http://localhost:3000",
      );
      await countMissingDays(database.db, new Date());
      const isGood = await benchLists(database.db);
      await jobs.stop();
      return isGood;
    } finally {
      await database.close();
    }
  } finally {
    await cluster.stop();
  }
}

async function benchLists(db: Db): Promise<boolean> {
  const nothing = await measure(() => db.execute(sql`select 1`));
  console.log(`${"select 1".padEnd(64)} p50 ${ms(nothing.p50)}  p95 ${ms(nothing.p95)}`);
  let good = true;
  for (const [name, run] of [...listCases(db), ...otherCases(db)]) {
    const { p50, p95 } = await measure(run);
    const isFine = p95 <= limit;
    good &&= isFine;
    const multiple = `${(p95 / nothing.p95).toFixed(0)} × select 1`;
    console.log(
      `${name.padEnd(64)} p50 ${ms(p50)}  p95 ${ms(p95)}  ${multiple.padStart(15)}${isFine ? "" : `  above ${String(limit)} ms`}`,
    );
  }
  return good;
}

function listCases(db: Db): Case[] {
  const services = { db, queryCache: new QueryCache(db) };
  const parse = (query: string) => new URLSearchParams(query);
  const users: (query: string) => Promise<unknown> = (query) =>
    usersList.list(services, parseListState(usersSpec, parse(query)));
  const listings: typeof users = (query) =>
    listingsList.list(services, parseListState(listingsSpec, parse(query)));
  const conversations: typeof users = (query) =>
    conversationsList.list(services, parseListState(conversationsSpec, parse(query)));
  return [
    ...casesOf("users", users, usersSpec.sorts, [
      "type=admin",
      "type=buyer&verification=partially-verified&state=active",
      `q=${rareWord}`,
      "q=mar",
      "q=mar&type=seller",
    ]),
    ...casesOf("listings", listings, listingsSpec.sorts, [
      "status=pending",
      "status=active",
      "category=retail",
      "category=retail&status=active",
      `q=${rareWord}`,
      `q=${commonWord}`,
      `q=${commonWord}+toronto&status=active`,
    ]),
    ...casesOf("conversations", conversations, conversationsSpec.sorts, [
      "status=closed",
      "status=active",
      `q=${rareWord}`,
      `q=${commonWord}`,
      `q=${commonWord}+ana`,
    ]),
  ];
}

/** Every order in both directions: the first page, one in the middle and the last, and each filter. */
function casesOf(
  list: string,
  run: (query: string) => Promise<unknown>,
  sorts: readonly string[],
  filters: readonly string[],
): Case[] {
  const pages = [1, Math.ceil(size / 50), Math.ceil(size / 25)];
  return sorts.flatMap((sort) =>
    ["asc", "desc"].flatMap((dir) => {
      const order = `sort=${sort}&dir=${dir}`;
      return [
        ...pages.map((page) => `${order}&page=${page}`),
        ...filters.map((filter) => `${order}&${filter}`),
      ].map((query): Case => [`${list} ${query}`, () => run(query)]);
    }),
  );
}

const health = { listDegraded: async () => [] };
const env = { mode: "production" as const, SMTP_URL: undefined, PAYMENTS: "stripe" as const };
const chief = { id: createId(), adminAreas: null };

const otherCases = (db: Db): Case[] => [
  ...(["7d", "30d", "12m"] as const).map((period): Case => {
    const queryCache = new QueryCache(db);
    return [
      `dashboard, ${period}`,
      () => loadDashboard({ db, queryCache, health, env }, chief, period, new Date()),
    ];
  }),
  ...["an", "ana diaz", commonWord, rareWord, "person77"].map((typed): Case => [
    `quick search: ${typed}`,
    () => quickSearch(db, null, typed),
  ]),
  ...["", "status=active", `q=${commonWord}`].map((query): Case => [
    `categories with their numbers, counted anew: ${query}`,
    () => {
      const state = parseListState(listingsSpec, new URLSearchParams(query));
      return countCategories({ db, queryCache: new QueryCache(db) }, state);
    },
  ]),
  [
    "the first 250 rows of an export",
    async () => {
      const state = parseListState(listingsSpec, new URLSearchParams(`q=${commonWord}`));
      await listingsList.exportRows(db, state).next();
    },
  ],
];

interface Times {
  p50: number;
  p95: number;
}

async function measure(run: () => Promise<unknown>): Promise<Times> {
  for (let turn = 0; turn < 3; turn++) await run();
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!;
  return { p50: at(0.5), p95: at(0.95) };
}

const ms = (value: number): string => `${value.toFixed(1).padStart(6)} ms`;
