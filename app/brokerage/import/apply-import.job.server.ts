import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { formOf } from "#app/selling/editing/field-values.ts";
import { findOwnListing } from "#app/selling/editing/own-listing.queries.server.ts";
import { saveFieldsIn } from "#app/selling/editing/save-listing-fields.server.ts";
import { createDraft } from "#app/selling/wizard/create-draft.server.ts";
import { maxImportedDrafts, type RowOutcome } from "./import.ts";
import { importRows, imports, listingReferences } from "./imports.table.ts";
import { rememberMapping } from "./mappings.server.ts";
import { finishImport } from "./finish-import.server.ts";
import { addPhotoSources } from "./photos/photo-sources.server.ts";

export const applyImportJob = defineJob<{ importId: string }>("apply-import");

interface ImportServices {
  db: Db;
  jobs: Jobs;
}

interface ImportStart {
  importId: string;
  userId: string;
  requestId: string | null;
  now: Date;
}

/** False if there is no such preview, or its import was started before. */
export const startImport = (
  { db, jobs }: ImportServices,
  { importId, userId, requestId, now }: ImportStart,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [started] = await tx
      .update(imports)
      .set({ state: "running", heldBecause: null, startedAt: now })
      .where(
        and(eq(imports.id, importId), eq(imports.userId, userId), eq(imports.state, "preview")),
      )
      .returning({ headers: imports.headers, mapping: imports.mapping });
    if (!started) return false;
    await recordOwnAction(tx, userId, "listings-imported", requestId, { importId });
    await rememberMapping(tx, userId, started.headers, started.mapping);
    await tx
      .update(importRows)
      .set({ outcome: "left" satisfies RowOutcome })
      .where(
        and(eq(importRows.importId, importId), sql`${importRows.kind} in ('unchanged', 'error')`),
      );
    await jobs.enqueue(tx, applyImportJob, { importId }, { onceKey: importId });
    return true;
  });

const batchSize = 20;
/** Jobs must end within ten minutes; the next one continues. */
const maxMs = 4 * 60_000;

/** Row by row, each with its outcome in one transaction: it can be killed at any moment, and goes on without doubles. */
export async function applyImport(services: ImportServices, importId: string): Promise<void> {
  const { db, jobs } = services;
  const until = Date.now() + maxMs;
  for (;;) {
    const [run] = await db
      .select(pick(imports, "id", "userId"))
      .from(imports)
      .innerJoin(users, eq(users.id, imports.userId))
      .where(and(eq(imports.id, importId), eq(imports.state, "running"), isActiveUser));
    if (!run) return pauseImport(db, importId);
    const waiting = await db
      .select({ position: importRows.position })
      .from(importRows)
      .where(and(eq(importRows.importId, importId), isNull(importRows.outcome)))
      .orderBy(asc(importRows.position))
      .limit(batchSize);
    if (waiting.length === 0) break;
    if (Date.now() > until) {
      await jobs.enqueue(db, applyImportJob, { importId });
      return;
    }
    const isFull = (await countDrafts(db, run.userId)) + batchSize > maxImportedDrafts;
    for (const { position } of waiting)
      await applyRow(services, { ...run, position, isFull, now: new Date() });
  }
  await finishImport(services, importId);
}

/** Of a person who was deactivated meanwhile: should they come back, they go on from the preview. */
async function pauseImport(db: Db, importId: string): Promise<void> {
  await db
    .update(imports)
    .set({ state: "preview", startedAt: null })
    .where(and(eq(imports.id, importId), eq(imports.state, "running")));
}

const countDrafts = (db: Db, userId: string): Promise<number> =>
  db.$count(listings, and(eq(listings.ownerId, userId), eq(listings.status, "draft")));

interface RowToApply {
  id: string;
  userId: string;
  position: number;
  isFull: boolean;
  now: Date;
}

async function applyRow({ db, jobs }: ImportServices, run: RowToApply): Promise<void> {
  const isRow = and(eq(importRows.importId, run.id), eq(importRows.position, run.position));
  try {
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(importRows).where(isRow).for("update");
      // Another process has the same job when this one was taken for dead.
      if (!row || row.outcome !== null) return;
      const listingId = await changeListings(tx, jobs, run, row);
      await tx.update(importRows).set({ outcome: "done", listingId }).where(isRow);
    });
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    await db.update(importRows).set({ outcome: error.outcome }).where(isRow);
  }
}

/** Undoes what the row has written so far. */
class RowRefused extends Error {
  readonly outcome: RowOutcome;
  constructor(outcome: RowOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

type Row = typeof importRows.$inferSelect;

async function changeListings(tx: Db, jobs: Jobs, run: RowToApply, row: Row): Promise<string> {
  if (row.kind === "missing") return withdraw(tx, jobs, run, row.listingId!);
  const listingId = row.listingId ?? (await addDraft(tx, run));
  await saveRow(tx, run, { row, listingId });
  if (row.details.returns) await bringBack(tx, jobs, run, listingId);
  await addPhotoSources(tx, jobs, { listingId, userId: run.userId, addresses: row.details.photos });
  return listingId;
}

async function addDraft(tx: Db, { userId, isFull, now }: RowToApply): Promise<string> {
  if (isFull) throw new RowRefused("too-many-drafts");
  const draft = { formKey: null, ownerId: userId, fields: {}, step: 2, now };
  return (await createDraft(tx, draft)).listingId;
}

async function saveRow(
  tx: Db,
  { userId, now }: RowToApply,
  { row, listingId }: { row: Row; listingId: string },
): Promise<void> {
  const { kind, reference, details } = row;
  // A new draft has the contact details of its owner, which the preview did not know.
  const own = { listingId, ownerId: userId };
  const stored = kind === "new" ? await findOwnListing(tx, own) : null;
  const seen = stored && formOf(stored);
  const saved = await saveFieldsIn(tx, {
    ...own,
    changes: Object.fromEntries(
      details.changes.map(({ field, from, to }) => [field, { from: seen?.[field] ?? from, to }]),
    ),
    now,
  });
  if (!saved.ok) throw new RowRefused("not-found");
  if (Object.keys(saved.conflicts).length > 0 || saved.locked.length > 0)
    throw new RowRefused("changed-meanwhile");
  if (Object.keys(saved.errors).length > 0) throw new RowRefused("refused");
  await linkReference(tx, { userId, reference, listingId });
}

/** The key decides between two imports of one file at the same moment. */
async function linkReference(
  tx: Db,
  link: { userId: string; reference: string; listingId: string },
): Promise<void> {
  if (link.reference === link.listingId) return;
  await tx.insert(listingReferences).values(link).onConflictDoNothing();
  const [kept] = await tx
    .select({ listingId: listingReferences.listingId })
    .from(listingReferences)
    .where(
      and(
        eq(listingReferences.userId, link.userId),
        eq(listingReferences.reference, link.reference),
      ),
    );
  if (kept?.listingId !== link.listingId) throw new RowRefused("exists-already");
}

async function withdraw(
  tx: Db,
  jobs: Jobs,
  { userId, now }: RowToApply,
  listingId: string,
): Promise<string> {
  const own = { listingId, ownerId: userId, now };
  const outcome = await changeOwnListing(tx, jobs, { ...own, action: "withdraw" });
  if (!outcome.ok) throw new RowRefused("not-on-market");
  await markWithdrawn(tx, userId, listingId, true);
  return listingId;
}

/** Unless its term has ended meanwhile, or the person has brought it back already. */
async function bringBack(
  tx: Db,
  jobs: Jobs,
  { userId, now }: RowToApply,
  listingId: string,
): Promise<void> {
  await changeOwnListing(tx, jobs, { listingId, ownerId: userId, action: "reactivate", now });
  await markWithdrawn(tx, userId, listingId, false);
}

const markWithdrawn = (tx: Db, userId: string, listingId: string, withdrawnByFeed: boolean) =>
  tx
    .update(listingReferences)
    .set({ withdrawnByFeed })
    .where(and(eq(listingReferences.userId, userId), eq(listingReferences.listingId, listingId)));
