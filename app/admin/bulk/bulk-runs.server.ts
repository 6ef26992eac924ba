import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { bulkRunItems, bulkRuns } from "#app/admin/bulk/bulk.table.ts";
import { type BulkList, type BulkOptions, maxInlineRows } from "#app/admin/bulk/bulk-change.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { pick } from "#app/platform/db/pick.ts";

export const bulkRunJob = defineJob<{ runId: string }>("bulk-run");

interface NewBulkRun {
  list: BulkList;
  change: string;
  options: BulkOptions;
  actorId: string;
  requestId: string;
  items: readonly { subjectId: string; outcome: string | null }[];
}

const insertBatch = 1000;

/** Small runs are made within the request. */
export async function startBulkRun(db: Db, jobs: Jobs, run: NewBulkRun) {
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

export async function startUndoRun(
  db: Db,
  jobs: Jobs,
  undone: Pick<BulkRun, "id" | "list" | "change" | "options">,
  by: { actorId: string; requestId: string },
) {
  const id = createId();
  return db.transaction(async (tx) => {
    // The lock makes a double click or a second administrator find the first undo.
    await tx
      .select({ id: bulkRuns.id })
      .from(bulkRuns)
      .where(eq(bulkRuns.id, undone.id))
      .for("update");
    if (await findUndoingRun(tx, undone.id))
      return { ok: false as const, reason: "undone-already" };
    const { list, change, options } = undone;
    await tx.insert(bulkRuns).values({ id, list, change, options, ...by, undoOf: undone.id });
    const { rows } = await tx.execute<{ subject_id: string }>(sql`
      insert into bulk_run_items (run_id, subject_id)
      select ${id}::uuid, subject_id from bulk_run_items where run_id = ${undone.id}::uuid and outcome = 'changed'
      returning subject_id`);
    const isInline = rows.length <= maxInlineRows;
    if (!isInline) await jobs.enqueue(tx, bulkRunJob, { runId: id }, { onceKey: id });
    return { ok: true as const, id, isInline };
  });
}

const undone = alias(bulkRunItems, "undone");

export type BulkRun = NonNullable<Awaited<ReturnType<typeof findBulkRun>>>;

export async function findBulkRun(db: Db, id: string) {
  const [run] = await db
    .select({
      ...pick(bulkRuns, "id", "list", "change", "options", "requestId", "undoOf", "finishedAt"),
      actor: pick(users, "id", "userType", "adminAreas", "deactivatedAt"),
    })
    .from(bulkRuns)
    .innerJoin(users, eq(users.id, bulkRuns.actorId))
    .where(eq(bulkRuns.id, id));
  return run ?? null;
}

export const countOutcomes = (db: Db, runId: string) =>
  db
    .select({ outcome: bulkRunItems.outcome, rows: count() })
    .from(bulkRunItems)
    .where(eq(bulkRunItems.runId, runId))
    .groupBy(bulkRunItems.outcome)
    .orderBy(asc(bulkRunItems.outcome));

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

/** Newest first. */
export const listBulkRuns = (db: Db, lists: readonly BulkList[], limit = 100) =>
  db
    .select({
      ...pick(bulkRuns, "id", "list", "change", "createdAt"),
      isFinished: sql<boolean>`${bulkRuns.finishedAt} is not null`,
      isUndo: sql<boolean>`${bulkRuns.undoOf} is not null`,
      isUndone: sql<boolean>`exists (select 1 from bulk_runs u where u.undo_of = ${bulkRuns.id})`,
      changed: sql`(select count(*) from ${bulkRunItems} i
        where i.run_id = ${bulkRuns.id} and i.outcome = 'changed')`.mapWith(Number),
      actor: fullName(),
    })
    .from(bulkRuns)
    .innerJoin(users, eq(users.id, bulkRuns.actorId))
    .where(inArray(bulkRuns.list, [...lists]))
    .orderBy(desc(bulkRuns.createdAt), desc(bulkRuns.id))
    .limit(limit);
