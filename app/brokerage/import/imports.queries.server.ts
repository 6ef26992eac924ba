import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";
import { readInBatches } from "#app/shared/batches.ts";
import type { RowOutcome } from "./import.ts";
import { importRows, imports, listingPhotoSources, listingReferences } from "./imports.table.ts";
import type { PhotoState } from "./photos/photo-source.ts";
import { type RowKind, rowKinds } from "./rows/check-rows.ts";

export async function findImport(db: Db, userId: string, importId: string) {
  const [found] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), eq(imports.userId, userId)));
  return found ?? null;
}

/** Newest first. */
export const listImports = (db: Db, userId: string, limit: number) =>
  db
    .select({
      ...pick(imports, "id", "fileName", "isFromFeed", "state", "heldBecause", "createdAt"),
      rows: sql`(select count(*) from ${importRows} r where r.import_id = ${imports.id})`.mapWith(
        Number,
      ),
    })
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);

export async function countRows(db: Db, importId: string): Promise<Record<RowKind, number>> {
  const rows = await db
    .select({ kind: importRows.kind, rows: count() })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.kind);
  const found = new Map(rows.map((row) => [row.kind, row.rows]));
  return Object.fromEntries(rowKinds.map((kind) => [kind, found.get(kind) ?? 0])) as Record<
    RowKind,
    number
  >;
}

export const listRows = (db: Db, importId: string, kind: RowKind | null, page: Page) =>
  db
    .select(
      pick(
        importRows,
        "position",
        "line",
        "cells",
        "kind",
        "reference",
        "listingId",
        "details",
        "outcome",
      ),
    )
    .from(importRows)
    .where(and(eq(importRows.importId, importId), kind ? eq(importRows.kind, kind) : undefined))
    .orderBy(asc(importRows.position))
    .limit(page.size)
    .offset(offsetOf(page));

/** One for each error, for a file. */
export async function* readErrors(db: Db, importId: string) {
  const rows = readInBatches(
    (after: number | null, size) =>
      db
        .select(pick(importRows, "position", "line", "reference", "details"))
        .from(importRows)
        .where(
          and(
            eq(importRows.importId, importId),
            eq(importRows.kind, "error"),
            after === null ? undefined : gt(importRows.position, after),
          ),
        )
        .orderBy(asc(importRows.position))
        .limit(size),
    ({ position }) => position,
  );
  for await (const { line, reference, details } of rows)
    for (const error of details.errors) yield { line, reference, ...error };
}

export const countWaiting = (db: Db, importId: string): Promise<number> =>
  db.$count(importRows, and(eq(importRows.importId, importId), isNull(importRows.outcome)));

/** Listings with a reference that no row of the file has. */
export async function countAbsent(db: Db, userId: string, importId: string): Promise<number> {
  const inFile = db
    .select({ one: sql`1` })
    .from(importRows)
    .where(
      and(eq(importRows.importId, importId), eq(importRows.listingId, listingReferences.listingId)),
    );
  return db.$count(
    listingReferences,
    and(eq(listingReferences.userId, userId), sql`not exists ${inFile}`),
  );
}

export async function countOutcomes(db: Db, importId: string): Promise<Map<RowOutcome, number>> {
  const rows = await db
    .select({ outcome: importRows.outcome, rows: count() })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.outcome);
  return new Map(rows.flatMap(({ outcome, rows: found }) => (outcome ? [[outcome, found]] : [])));
}

/** Of the listings in the file, by what became of them. */
export async function countPhotos(
  db: Db,
  userId: string,
  importId: string,
): Promise<Partial<Record<PhotoState, number>>> {
  const inFile = db
    .select({ id: importRows.listingId })
    .from(importRows)
    .where(eq(importRows.importId, importId));
  const rows = await db
    .select({ state: listingPhotoSources.state, photos: count() })
    .from(listingPhotoSources)
    .where(
      and(eq(listingPhotoSources.userId, userId), inArray(listingPhotoSources.listingId, inFile)),
    )
    .groupBy(listingPhotoSources.state);
  return Object.fromEntries(rows.map(({ state, photos }) => [state, photos]));
}

export const listPhotoProblems = (db: Db, userId: string, listingIds: string[]) =>
  db
    .select(pick(listingPhotoSources, "id", "listingId", "address", "problem"))
    .from(listingPhotoSources)
    .where(
      and(
        eq(listingPhotoSources.userId, userId),
        inArray(listingPhotoSources.listingId, listingIds),
        eq(listingPhotoSources.state, "failed"),
      ),
    )
    .orderBy(asc(listingPhotoSources.id));
