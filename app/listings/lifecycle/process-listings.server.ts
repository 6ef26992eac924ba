import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

/** Where a batch continues: the time by which the listings are ordered, and the id. */
export interface DueListing {
  id: string;
  at: Date;
}

/** The listings that follow in the order of these two columns. */
export const comesAfter = (
  after: DueListing | null,
  at: AnyPgColumn,
  id: AnyPgColumn,
): SQL | undefined => (after ? sql`(${at}, ${id}) > (${after.at}, ${after.id})` : undefined);

const batchSize = 500;
/** A job that runs for ten minutes counts as dead; a long list is continued by the next job. */
const maxRunMs = 5 * 60_000;

/**
 * Works through a long list in batches by keyset, each listing in a small transaction, so that memory and locks do not grow with
 * the list. One listing that fails does not keep the others waiting; its error fails the job, which is then retried.
 */
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
