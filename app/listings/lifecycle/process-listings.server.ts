import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

export interface DueListing {
  id: string;
  at: Date;
}

export const comesAfter = (
  after: DueListing | null,
  at: AnyPgColumn,
  id: AnyPgColumn,
): SQL | undefined => (after ? sql`(${at}, ${id}) > (${after.at}, ${after.id})` : undefined);

export const dueListings =
  (db: Db, at: typeof listings.expiresAt | typeof listings.confirmedAt, where: SQL[]) =>
  (after: DueListing | null, limit: number): Promise<DueListing[]> =>
    db
      .select({ id: listings.id, at: sql<Date>`${at}`.mapWith(at) })
      .from(listings)
      .where(and(sql`${listings.status} = 'active'`, ...where, comesAfter(after, at, listings.id)))
      .orderBy(at, listings.id)
      .limit(limit);

const batchSize = 500;
/** A job counts as dead after ten minutes; the next job continues a long list. */
const maxRunMs = 5 * 60_000;

/** Works in batches, each listing in its own transaction. One that fails does not stop the others, but fails the job. */
export async function processListings(
  db: Db,
  readDue: (after: DueListing | null, limit: number) => Promise<DueListing[]>,
  work: (tx: Db, listingId: string) => Promise<void>,
): Promise<"done" | "more"> {
  const started = Date.now();
  let firstError: unknown;
  for await (const { id } of readInBatches(readDue, (row) => row, batchSize)) {
    try {
      await db.transaction((tx) => work(tx, id));
    } catch (error) {
      firstError ??= error;
    }
    if (Date.now() - started > maxRunMs) {
      if (firstError) break;
      return "more";
    }
  }
  if (firstError) throw firstError;
  return "done";
}
