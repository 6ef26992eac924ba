import { and, asc, count, desc, getTableName, gte, is, lt, type SQL, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { PgColumn, type PgTable } from "drizzle-orm/pg-core";
import {
  type ListSpec,
  type ListState,
  parseListState,
  type StateOf,
} from "#app/admin/lists/list-state.ts";
import { servicesContext } from "#app/context.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import { paged } from "#app/shared/paging.ts";
import { readInBatches } from "#app/shared/batches.ts";

/** Each order needs one covering index, so that deep pages and counts read nothing else. */
export interface ListSource<Sort extends string> {
  table: PgTable;
  id: PgColumn;
  /** Counted ones are for short lists only. */
  keys: Record<Sort, PgColumn | SQL>;
  base?: SQL;
  filter: SQL | undefined;
  /** Apart from the filters, because words use another index. */
  words: SQL | undefined;
}

export interface ListServices {
  db: Db;
  queryCache: QueryCache;
}

type Order<Sort extends string> = Pick<ListState<string, Sort>, "sort" | "dir">;

async function findListIds<Sort extends string>(
  { db, queryCache }: ListServices,
  source: ListSource<Sort>,
  state: Order<Sort> & Pick<ListState, "page" | "size">,
) {
  const { base, filter, words } = source;
  const all = await countAll({ db, queryCache }, source);
  if (words) return { ...(await findByWords(db, source, state)), all };
  const total = filter ? await countRows(db, source, and(base, filter)) : all;
  return { ids: await findInOrder(db, source, state, total), total, all };
}

/** Counting is the slowest part of a long list: the count is cached, and only newer ids, which are ordered by time, are counted. */
async function countAll(
  { db, queryCache }: ListServices,
  source: Pick<ListSource<string>, "table" | "id" | "base">,
): Promise<number> {
  const { id, base } = source;
  const key = `admin list: ${getTableName(source.table)}`;
  const cached = await queryCache.get(key, async (primary) => {
    const until = createIdAt(Date.now(), new Uint8Array(10));
    return { until, rows: await countRows(primary, source, and(base, lt(id, until))) };
  });
  return cached.rows + (await countRows(db, source, and(base, gte(id, cached.until))));
}

async function countRows(
  db: Db,
  { table }: Pick<ListSource<string>, "table">,
  where: SQL | undefined,
): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(table).where(where);
  return row!.rows;
}

export const countListed = (
  db: Db,
  { table, base, filter, words }: Pick<ListSource<string>, "table" | "base" | "filter" | "words">,
): Promise<number> => countRows(db, { table }, and(base, filter, words));

/** The second half is read from the end, because an offset reads every row that it skips. */
async function findInOrder<Sort extends string>(
  db: Db,
  { table, id, keys, base, filter }: ListSource<Sort>,
  { sort, dir, page, size }: Order<Sort> & Pick<ListState, "page" | "size">,
  total: number,
): Promise<string[]> {
  const skipped = (page - 1) * size;
  const length = Math.min(size, total - skipped);
  if (length <= 0) return [];
  const isFromEnd = skipped > total / 2;
  const by = (dir === "asc") === isFromEnd ? desc : asc;
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(base, filter))
    .orderBy(by(keys[sort]), by(id))
    .limit(length)
    .offset(isFromEnd ? total - skipped - length : skipped);
  const ids = rows.map((row) => row.id as string);
  return isFromEnd ? ids.toReversed() : ids;
}

/** Materialized, because the planner might otherwise walk the list in order and parse the text of each row. */
async function findByWords<Sort extends string>(
  db: Db,
  { table, id, keys, base, filter, words }: ListSource<Sort>,
  { sort, dir, page, size }: Order<Sort> & Pick<ListState, "page" | "size">,
): Promise<{ ids: string[]; total: number }> {
  const direction = sql.raw(dir);
  const { rows } = await db.execute<{ ids: string[] | null; total: number }>(sql`
    with found as materialized (
      select ${id} as id, ${keys[sort]} as key from ${table} where ${and(base, filter, words)}
    )
    select (select count(*)::int from found) as total, (select json_agg(page.id) from (
      select id from found order by key ${direction}, id ${direction} limit ${size} offset ${(page - 1) * size}
    ) page) as ids`);
  return { ids: rows[0]!.ids ?? [], total: rows[0]!.total };
}

const exportBatch = 250;

/** All ids, by keyset: concurrent changes neither skip nor repeat rows. */
export async function* readListIds<Sort extends string>(
  db: Db,
  { table, id, keys, base, filter, words }: ListSource<Sort>,
  { sort, dir }: Order<Sort>,
): AsyncGenerator<string[]> {
  const key = keys[sort];
  const by = dir === "asc" ? asc : desc;
  const beyond = sql.raw(dir === "asc" ? ">" : "<");
  const found = readInBatches(
    (after: { id: unknown; key: unknown } | null, size) =>
      db
        .select({ id, key })
        .from(table)
        .where(
          and(
            base,
            filter,
            words,
            after
              ? sql`(${key}, ${id}) ${beyond} (${is(key, PgColumn) ? sql.param(after.key, key) : after.key}, ${sql.param(after.id, id)})`
              : undefined,
          ),
        )
        .orderBy(by(key), by(id))
        .limit(size),
    (row) => row,
    exportBatch,
  );
  let batch: string[] = [];
  for await (const row of found) {
    batch.push(row.id as string);
    if (batch.length < exportBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function inOrderOf<Row extends { id: string }>(ids: readonly string[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function defineList<Spec extends ListSpec, Row extends { id: string }>(
  spec: Spec,
  source: (state: Pick<StateOf<Spec>, "q" | "filters">) => ListSource<StateOf<Spec>["sort"]>,
  readRows: (db: Db, ids: string[]) => Promise<Row[]>,
) {
  const read = async (db: Db, ids: string[]) =>
    ids.length === 0 ? [] : inOrderOf(ids, await readRows(db, ids));
  const list = async (services: ListServices, state: StateOf<Spec>) => {
    const { ids, ...counts } = await findListIds(services, source(state), state);
    return { rows: await read(services.db, ids), ...counts };
  };
  const stateIn = (params: URLSearchParams) => parseListState(spec, params) as StateOf<Spec>;
  return {
    spec,
    source,
    list,
    async load({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
      const state = stateIn(url.searchParams);
      const { rows, total, all } = await list(context.get(servicesContext), state);
      return { state, all, list: paged(rows, total, state) };
    },
    count: (db: Db, params: URLSearchParams) => countListed(db, source(stateIn(params))),
    async *exportRows(db: Db, state: StateOf<Spec>): AsyncGenerator<Row> {
      for await (const ids of readListIds(db, source(state), state)) yield* await read(db, ids);
    },
  };
}
