import { and, asc, eq, ne } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { showableFileName } from "#app/platform/uploads/upload.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import type { SheetOutcome } from "./files/read-sheet.server.ts";
import type { SheetProblem, SheetRow } from "./files/sheet.ts";
import type { HoldReason } from "./import.ts";
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
  feed?: { withdraws: boolean };
  now: Date;
}

type ReadOutcome =
  | { ok: true; importId: string; heldBecause: HoldReason | null }
  | { ok: false; reason: ReadProblem };

/** Nothing is written but the rows of the file and what they would change. */
export async function readImport(db: Db, file: FileToRead): Promise<ReadOutcome> {
  const { userId, feed, now } = file;
  if (!feed && !(await allowAttempt(db, readLimit, userId, now)))
    return { ok: false, reason: "too-many-attempts" };
  const outcome = await openSheet(userId, file.bytes);
  if (!outcome.ok) return { ok: false, reason: outcome.problem };
  const { format, sheet } = outcome;
  const { mapping, isRemembered } = await findMapping(db, userId, sheet.headers);
  const isFromFeed = feed !== undefined;
  const checked = await checkInTurn(db, { userId, rows: sheet.rows, mapping, isFromFeed, now });
  if (!checked.ok) return checked;
  const absent = feed?.withdraws
    ? await findAbsent(db, userId, checked.rows)
    : { rows: [], isUnusual: false };
  const heldBecause = !isFromFeed
    ? null
    : !isRemembered || checkMapping(mapping)
      ? "unknown-columns"
      : absent.isUnusual
        ? "many-missing"
        : null;
  const importId = createId();
  await db.transaction(async (tx) => {
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
    const noCells = absent.rows.map(() => ({ line: 0, cells: [] }));
    const rows = [...sheet.rows, ...noCells];
    await insertRows(tx, importId, rows, [...checked.rows, ...absent.rows]);
  });
  return { ok: true, importId, heldBecause };
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

type Checked = { ok: true; rows: CheckedRow[] } | { ok: false; reason: "busy" | "too-slow" };

/** In a process of its own: cleaning the texts of thousands of listings takes seconds. */
async function checkInTurn(
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
  return Array.isArray(answer) ? { ok: true, rows: answer } : answer;
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
    line: rows[position]!.line,
    cells: rows[position]!.cells,
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

/** Reads the rows of a preview anew, with other columns or against the listings as they are now. */
export async function remapImport(
  db: Db,
  { importId, userId, mapping, now }: Remapping,
): Promise<Outcome<"not-found" | "busy" | "too-slow" | MappingProblem>> {
  const [found] = await db
    .select({ headers: imports.headers, isFromFeed: imports.isFromFeed })
    .from(imports)
    .where(isPreview(importId, userId));
  if (!found || mapping.length !== found.headers.length) return { ok: false, reason: "not-found" };
  const problem = checkMapping(mapping);
  if (problem) return { ok: false, reason: problem };
  const rows = await db
    .select({ line: importRows.line, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), ne(importRows.kind, "missing")))
    .orderBy(asc(importRows.position));
  const { isFromFeed } = found;
  const checked = await checkInTurn(db, { userId, rows, mapping, isFromFeed, now });
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
