import { and, asc, desc, eq, ne, notInArray } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { pick } from "#app/platform/db/pick.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { showableFileName } from "#app/platform/uploads/upload.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import type { SheetOutcome } from "./files/read-sheet.server.ts";
import type { SheetProblem, SheetRow } from "./files/sheet.ts";
import { type HoldReason, keptImports } from "./import.ts";
import { findAbsent, findKnownListings } from "./known-listings.queries.server.ts";
import { importRows, imports } from "./imports.table.ts";
import { findMapping, rememberMapping } from "./mappings.server.ts";
import type { CheckedRow } from "./rows/check-rows.ts";
import { checkMapping, type Mapping, type MappingProblem } from "./rows/import-columns.ts";

const readLimit = defineRateLimit("import", { max: 60, windowMinutes: 60 });

export type ReadProblem = SheetProblem | "busy" | "too-slow" | "too-many-attempts";

interface FileToRead {
  userId: string;
  fileName: string;
  bytes: Uint8Array;
  /** Read by night, without the person. */
  isFromFeed?: boolean;
  now: Date;
}

type ReadOutcome =
  /** Told: the person was asked the same about an earlier version of the feed, and has not answered. */
  | { ok: true; importId: string; heldBecause: HoldReason | null; isTold: boolean }
  | { ok: false; reason: ReadProblem };

/** Nothing is written but the rows of the file and what they would change. */
export async function readImport(db: Db, file: FileToRead): Promise<ReadOutcome> {
  const { userId, isFromFeed = false, now } = file;
  if (!isFromFeed && !(await allowAttempt(db, readLimit, userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  const outcome = await openSheet(userId, file.bytes);
  if (!outcome.ok) return { ok: false, reason: outcome.problem };
  const { format, sheet } = outcome;
  const { mapping, isRemembered } = await findMapping(db, userId, sheet.headers);
  const checked = await checkFile(db, { userId, rows: sheet.rows, mapping, isFromFeed, now });
  if (!checked.ok) return checked;
  const heldBecause = !isFromFeed
    ? null
    : !isRemembered || checkMapping(mapping)
      ? "unknown-columns"
      : checked.isUnusual
        ? "many-missing"
        : null;
  return db.transaction(async (tx): Promise<ReadOutcome> => {
    // What the feed was held with before is out of date. Its address stays: it is in an email.
    const [held] = isFromFeed
      ? await tx
          .delete(imports)
          .where(and(eq(imports.userId, userId), imports.isFromFeed, eq(imports.state, "preview")))
          .returning(pick(imports, "id", "heldBecause"))
      : [];
    const importId = held?.id ?? createId();
    await tx.insert(imports).values({
      id: importId,
      userId,
      fileName: showableFileName(file.fileName),
      format,
      headers: sheet.headers,
      mapping,
      isFromFeed,
      heldBecause,
    });
    await insertRows(tx, importId, sheet.rows, checked.rows);
    await forgetOlder(tx, userId);
    return { ok: true, importId, heldBecause, isTold: held?.heldBecause === heldBecause };
  });
}

function forgetOlder(tx: Db, userId: string) {
  const kept = tx
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(keptImports);
  return tx
    .delete(imports)
    .where(
      and(eq(imports.userId, userId), ne(imports.state, "running"), notInArray(imports.id, kept)),
    );
}

type OpenedSheet = Extract<SheetOutcome, { ok: true }> | { ok: false; problem: ReadProblem };

async function openSheet(userId: string, bytes: Uint8Array): Promise<OpenedSheet> {
  const outcome = await takeTurn(userId, () => runFileTask<SheetOutcome>({ name: "sheet", bytes }));
  if (!outcome) return { ok: false, problem: "too-slow" };
  return "reason" in outcome ? { ok: false, problem: outcome.reason } : outcome;
}

interface RowsToCheck {
  userId: string;
  rows: readonly SheetRow[];
  mapping: Mapping;
  isFromFeed: boolean;
  now: Date;
}

type Checked =
  /** After the rows of the file, those that a feed has no more. */
  { ok: true; rows: CheckedRow[]; isUnusual: boolean } | { ok: false; reason: "busy" | "too-slow" };

/** In a process of its own: cleaning the texts of thousands of listings takes seconds. */
async function checkFile(
  db: Db,
  { userId, rows, mapping, isFromFeed, now }: RowsToCheck,
): Promise<Checked> {
  const cells = rows.map((row) => ({ cells: row.cells }));
  const known = await findKnownListings(db, userId, { rows: cells, mapping });
  const options = { rows: cells, mapping, ...known, isFromFeed, now };
  const answer = await takeTurn(userId, () =>
    runFileTask<CheckedRow[]>({
      name: "import-rows",
      bytes: new Uint8Array(),
      options,
      maxProcessorMs,
    }),
  );
  if (!answer) return { ok: false, reason: "too-slow" };
  if (!Array.isArray(answer)) return answer;
  const absent = isFromFeed ? await findAbsent(db, userId, answer) : { rows: [], isUnusual: false };
  return { ok: true, rows: [...answer, ...absent.rows], isUnusual: absent.isUnusual };
}

/** Ten times what 5,000 rows with long texts take. */
const maxProcessorMs = 60_000;

const insertBatch = 500;

async function insertRows(
  tx: Db,
  importId: string,
  rows: readonly SheetRow[],
  checked: readonly CheckedRow[],
): Promise<void> {
  const values = checked.map(({ kind, reference, listingId, ...details }, position) => ({
    importId,
    position,
    line: rows[position]?.line ?? 0,
    cells: rows[position]?.cells ?? [],
    kind,
    reference,
    listingId,
    details,
  }));
  for (let at = 0; at < values.length; at += insertBatch)
    await tx.insert(importRows).values(values.slice(at, at + insertBatch));
}

interface Remapping {
  importId: string;
  userId: string;
  mapping: Mapping;
  now: Date;
}

export type RemapRefusal = MappingProblem | "not-found" | "busy" | "too-slow" | "too-many-attempts";

/** Reads the rows of a preview anew, with other columns or against the listings as they are now. */
export async function remapImport(
  db: Db,
  { importId, userId, mapping, now }: Remapping,
): Promise<Outcome<RemapRefusal>> {
  const [found] = await db
    .select({ headers: imports.headers, isFromFeed: imports.isFromFeed })
    .from(imports)
    .where(isPreview(importId, userId));
  if (!found || mapping.length !== found.headers.length) return { ok: false, reason: "not-found" };
  const problem = checkMapping(mapping);
  if (problem) return { ok: false, reason: problem };
  if (!(await allowAttempt(db, readLimit, userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  const rows = await db
    .select({ line: importRows.line, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), ne(importRows.kind, "missing")))
    .orderBy(asc(importRows.position));
  const { isFromFeed } = found;
  const checked = await checkFile(db, { userId, rows, mapping, isFromFeed, now });
  if (!checked.ok) return checked;
  return db.transaction(async (tx): Promise<Outcome<"not-found">> => {
    // Another tab may have started the import.
    const changed = await tx
      .update(imports)
      .set({ mapping })
      .where(isPreview(importId, userId))
      .returning({ id: imports.id });
    if (changed.length === 0) return { ok: false, reason: "not-found" };
    await rememberMapping(tx, userId, found.headers, mapping);
    await tx.delete(importRows).where(eq(importRows.importId, importId));
    await insertRows(tx, importId, rows, checked.rows);
    return { ok: true };
  });
}

const isPreview = (importId: string, userId: string) =>
  and(eq(imports.id, importId), eq(imports.userId, userId), eq(imports.state, "preview"));
