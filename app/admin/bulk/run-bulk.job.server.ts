import { and, eq } from "drizzle-orm";
import type { BulkHandler, BulkServices } from "#app/admin/bulk/bulk-handler.ts";
import { bulkHandlers } from "#app/admin/bulk/bulk-handlers.server.ts";
import { bulkRunItems, bulkRuns } from "#app/admin/bulk/bulk.table.ts";
import { bulkRunJob } from "#app/admin/bulk/start-bulk-run.server.ts";
import {
  type BulkRun,
  findBulkRun,
  listWaitingItems,
} from "#app/admin/bulk/bulk-runs.queries.server.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import type { Db } from "#app/platform/db/db.ts";

const batchSize = 20;
/** A job must end within ten minutes; the next one continues. */
const maxMs = 4 * 60_000;

/**
 * Changes the rows of a run that wait, each by itself. It can be cut off at any moment and runs again: what was changed is then
 * found as it should be, and left alone.
 */
export async function runBulk(services: BulkServices, runId: string): Promise<void> {
  const { db, jobs } = services;
  const until = Date.now() + maxMs;
  for (;;) {
    // Read again for each batch: whoever started it may lose their rights meanwhile.
    const run = await findBulkRun(db, runId);
    if (!run || run.finishedAt) return;
    const handler = bulkHandlers[run.list];
    const items = await listWaitingItems(db, run, batchSize);
    if (items.length === 0) break;
    if (Date.now() > until) {
      await jobs.enqueue(db, bulkRunJob, { runId });
      return;
    }
    const subjects = await handler.read(
      db,
      items.map(({ subjectId }) => subjectId),
    );
    for (const { subjectId, before } of items) {
      const subject = subjects.find(({ id }) => id === subjectId);
      const outcome = subject
        ? await changeOne(services, handler, run, subject, before)
        : "changed-meanwhile";
      const changed = outcome === null && subject ? { before: subject.before } : {};
      await noteOutcome(db, runId, subjectId, { outcome: outcome ?? "changed", ...changed });
    }
  }
  await db.update(bulkRuns).set({ finishedAt: new Date() }).where(eq(bulkRuns.id, runId));
}

async function changeOne(
  services: BulkServices,
  handler: BulkHandler,
  run: BulkRun,
  subject: Awaited<ReturnType<BulkHandler["read"]>>[number],
  before: string | null,
): Promise<string | null> {
  const administrator = { id: run.actor.id, adminAreas: run.actor.adminAreas };
  if (!isStillAllowed(run, handler.words.pathname)) return "changed-meanwhile";
  const context = {
    administrator,
    reason: run.options.reason ?? "",
    now: new Date(),
    requestId: run.requestId,
  };
  if (run.undoOf) return handler.undo(services, run.change, subject, before ?? "", context);
  return (
    handler.judge(run.change, subject, administrator) ??
    (await handler.apply(services, run.change, subject, context))
  );
}

const isStillAllowed = ({ actor }: BulkRun, pathname: string): boolean =>
  actor.userType === "admin" &&
  actor.deactivatedAt === null &&
  canOpenAdminPath(actor.adminAreas, pathname);

async function noteOutcome(
  db: Db,
  runId: string,
  subjectId: string,
  values: { outcome: string; before?: string },
): Promise<void> {
  await db
    .update(bulkRunItems)
    .set(values)
    .where(and(eq(bulkRunItems.runId, runId), eq(bulkRunItems.subjectId, subjectId)));
}
