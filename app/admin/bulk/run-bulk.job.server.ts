import { and, eq } from "drizzle-orm";
import type { BulkServices, BulkSource, BulkSubject } from "#app/admin/bulk/bulk-change.ts";
import { bulkSources } from "#app/admin/bulk/bulk-sources.server.ts";
import { bulkRunItems, bulkRuns } from "#app/admin/bulk/bulk.table.ts";
import {
  type BulkRun,
  bulkRunJob,
  findBulkRun,
  listWaitingItems,
} from "#app/admin/bulk/bulk-runs.server.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";

const batchSize = 20;
/** Jobs must end within ten minutes; the next one continues. */
const maxMs = 4 * 60_000;

/** Changes the waiting rows of a run. It can be interrupted at any moment: a second run skips the rows that are changed. */
export async function runBulk(services: BulkServices, runId: string): Promise<void> {
  const { db, jobs } = services;
  const until = Date.now() + maxMs;
  for (;;) {
    // Reloaded for each batch: the administrator may lose the role meanwhile.
    const run = await findBulkRun(db, runId);
    if (!run || run.finishedAt) return;
    const source = bulkSources[run.list];
    const items = await listWaitingItems(db, run, batchSize);
    if (items.length === 0) break;
    if (Date.now() > until) {
      await jobs.enqueue(db, bulkRunJob, { runId });
      return;
    }
    const subjects = await source.read(
      db,
      items.map(({ subjectId }) => subjectId),
    );
    for (const { subjectId, before } of items) {
      const subject = subjects.find(({ id }) => id === subjectId);
      const outcome = subject
        ? await changeOne(services, source, run, subject, before)
        : "changed-meanwhile";
      const changed = outcome === null && subject ? { before: subject.before } : {};
      await db
        .update(bulkRunItems)
        .set({ outcome: outcome ?? "changed", ...changed })
        .where(and(eq(bulkRunItems.runId, runId), eq(bulkRunItems.subjectId, subjectId)));
    }
  }
  await db.update(bulkRuns).set({ finishedAt: new Date() }).where(eq(bulkRuns.id, runId));
}

async function changeOne(
  services: BulkServices,
  source: BulkSource,
  run: BulkRun,
  subject: BulkSubject,
  before: string | null,
): Promise<string | null> {
  const administrator = { id: run.actor.id, adminAreas: run.actor.adminAreas };
  if (!isStillAllowed(run, source.labels.pathname)) return "changed-meanwhile";
  const context = {
    administrator,
    reason: run.options.reason ?? "",
    now: new Date(),
    requestId: run.requestId,
  };
  if (run.undoOf) return source.undo(services, run.change, subject, before ?? "", context);
  return (
    source.check(run.change, subject, administrator) ??
    (await source.apply(services, run.change, subject, context))
  );
}

const isStillAllowed = ({ actor }: BulkRun, pathname: string): boolean =>
  actor.userType === "admin" &&
  actor.deactivatedAt === null &&
  canOpenAdminPath(actor.adminAreas, pathname);
