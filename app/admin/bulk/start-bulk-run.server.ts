import { eq, sql } from "drizzle-orm";
import { bulkRunItems, bulkRuns } from "#app/admin/bulk/bulk.table.ts";
import { type BulkList, type BulkOptions, maxInlineRows } from "#app/admin/bulk/bulk-change.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";

export const bulkRunJob = defineJob<{ runId: string }>("bulk-run");

export interface NewBulkRun {
  list: BulkList;
  change: string;
  options: BulkOptions;
  actorId: string;
  requestId: string;
  items: readonly { subjectId: string; outcome: string | null }[];
}

export interface StartedRun {
  id: string;
  isInline: boolean;
}

const insertBatch = 1000;

export async function startBulkRun(db: Db, jobs: Jobs, run: NewBulkRun): Promise<StartedRun> {
  const { items, ...values } = run;
  const id = createId();
  const isInline = items.filter(({ outcome }) => outcome === null).length <= maxInlineRows;
  await db.transaction(async (tx) => {
    await tx.insert(bulkRuns).values({ id, ...values });
    for (let at = 0; at < items.length; at += insertBatch)
      await tx
        .insert(bulkRunItems)
        .values(
          items
            .slice(at, at + insertBatch)
            .map(({ subjectId, outcome }) => ({ runId: id, subjectId, outcome })),
        );
    if (!isInline) await jobs.enqueue(tx, bulkRunJob, { runId: id }, { onceKey: id });
  });
  return { id, isInline };
}

export type UndoOutcome = ({ ok: true } & StartedRun) | { ok: false; reason: "undone-already" };

/** Restores the rows that a run changed, except those changed since. */
export async function startUndoRun(
  db: Db,
  jobs: Jobs,
  undone: { id: string; list: BulkList; change: string; options: BulkOptions },
  by: { actorId: string; requestId: string },
): Promise<UndoOutcome> {
  const id = createId();
  return db.transaction(async (tx): Promise<UndoOutcome> => {
    // The lock makes a double click or a second administrator find the first undo.
    await tx
      .select({ id: bulkRuns.id })
      .from(bulkRuns)
      .where(eq(bulkRuns.id, undone.id))
      .for("update");
    const [known] = await tx
      .select({ id: bulkRuns.id })
      .from(bulkRuns)
      .where(eq(bulkRuns.undoOf, undone.id));
    if (known) return { ok: false, reason: "undone-already" };
    const { list, change, options } = undone;
    await tx.insert(bulkRuns).values({ id, list, change, options, ...by, undoOf: undone.id });
    const { rows } = await tx.execute<{ subject_id: string }>(sql`
      insert into bulk_run_items (run_id, subject_id)
      select ${id}::uuid, subject_id from bulk_run_items where run_id = ${undone.id}::uuid and outcome = 'changed'
      returning subject_id`);
    const isInline = rows.length <= maxInlineRows;
    if (!isInline) await jobs.enqueue(tx, bulkRunJob, { runId: id }, { onceKey: id });
    return { ok: true, id, isInline };
  });
}
