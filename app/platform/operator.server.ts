import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";
import type { Operator } from "#app/shared/brand.ts";

/** The operator of this site; null until an administrator has entered it. */
export async function getOperator(db: Db): Promise<Operator | null> {
  const { rows } = await db.execute<{ value: Operator | null }>(
    sql`select value from site_settings where key = 'operator'`,
  );
  return rows[0]?.value ?? null;
}

/** Cached, because the footer of every page names it. */
export const getCachedOperator = (queryCache: QueryCache): Promise<Operator | null> =>
  queryCache.get("operator", (db) => getOperator(db));
