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
import { QueryCache } from "#app/platform/query-cache.ts";
import { withClient } from "#test/administer-server.ts";
import { commonWord, fillAdminWorld, rareWord } from "./admin-world.ts";
import { median } from "./load.ts";
import { at, type Run, timesOf } from "./times.ts";
import { withDatabase } from "./with-database.ts";

const size = Number(process.env["SIZES"] ?? 100_000);
const turns = 40;
/** The 95th percentile, in milliseconds. */
const limit = 100;

type Case = readonly [name: string, run: () => Promise<unknown>];

/** `npm run bench -- admin`: every admin list in every order, filtered, searched and on deep pages; one client. */
export const benchAdmin = (): Promise<boolean> =>
  withDatabase(async ({ db, url }) => {
    await withClient(url, (client) => fillAdminWorld(client, size));
    await countMissingDays(db, new Date());
    return benchLists(db);
  });

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

async function measure(run: Run): Promise<{ p50: number; p95: number }> {
  const [times] = await timesOf(turns, run);
  return { p50: median(times!), p95: at(times!, 0.95) };
}

const ms = (value: number): string => `${value.toFixed(1).padStart(6)} ms`;
