import { and, asc, count, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { bulkRunItems, bulkRuns } from "#app/admin/bulk/bulk.table.ts";
import type { Db } from "#app/platform/db/db.ts";

const undone = alias(bulkRunItems, "undone");

export type BulkRun = NonNullable<Awaited<ReturnType<typeof findBulkRun>>>;

export async function findBulkRun(db: Db, id: string) {
  const [run] = await db
    .select({
      id: bulkRuns.id,
      list: bulkRuns.list,
      change: bulkRuns.change,
      options: bulkRuns.options,
      requestId: bulkRuns.requestId,
      undoOf: bulkRuns.undoOf,
      finishedAt: bulkRuns.finishedAt,
      actor: {
        id: users.id,
        userType: users.userType,
        adminAreas: users.adminAreas,
        deactivatedAt: users.deactivatedAt,
      },
    })
    .from(bulkRuns)
    .innerJoin(users, eq(users.id, bulkRuns.actorId))
    .where(eq(bulkRuns.id, id));
  return run ?? null;
}

/** Rows of a run by outcome; null is waiting. */
export const countOutcomes = (db: Db, runId: string) =>
  db
    .select({ outcome: bulkRunItems.outcome, rows: count() })
    .from(bulkRunItems)
    .where(eq(bulkRunItems.runId, runId))
    .groupBy(bulkRunItems.outcome)
    .orderBy(asc(bulkRunItems.outcome));

/** The next waiting rows, with the values that an undo restores. */
export async function listWaitingItems(db: Db, run: Pick<BulkRun, "id" | "undoOf">, size: number) {
  return db
    .select({ subjectId: bulkRunItems.subjectId, before: undone.before })
    .from(bulkRunItems)
    .leftJoin(
      undone,
      and(eq(undone.subjectId, bulkRunItems.subjectId), eq(undone.runId, run.undoOf ?? run.id)),
    )
    .where(and(eq(bulkRunItems.runId, run.id), isNull(bulkRunItems.outcome)))
    .orderBy(asc(bulkRunItems.subjectId))
    .limit(size);
}

export async function listItemsWith(db: Db, runId: string, outcome: string, size: number) {
  return db
    .select({ subjectId: bulkRunItems.subjectId })
    .from(bulkRunItems)
    .where(and(eq(bulkRunItems.runId, runId), eq(bulkRunItems.outcome, outcome)))
    .orderBy(asc(bulkRunItems.subjectId))
    .limit(size);
}

export async function findUndoingRun(db: Db, runId: string): Promise<string | null> {
  const [run] = await db
    .select({ id: bulkRuns.id })
    .from(bulkRuns)
    .where(eq(bulkRuns.undoOf, runId));
  return run?.id ?? null;
}
