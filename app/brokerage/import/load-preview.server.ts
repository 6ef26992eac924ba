import type { Db } from "#app/platform/db/db.ts";
import { describeField } from "#app/selling/editing/describe-field.ts";
import { fieldOf } from "#app/selling/editing/listing-fields.ts";
import { shorten } from "#app/shared/shorten.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { holdReasonTexts, outcomeLabels } from "./import.ts";
import {
  countAbsent,
  countOutcomes,
  countPhotos,
  countRows,
  countWaiting,
  findImport,
  listPhotoProblems,
  listRows,
} from "./imports.queries.server.ts";
import { type RowKind, rowKinds } from "./rows/check-rows.ts";
import { checkMapping } from "./rows/import-columns.ts";

const pageSize = 25;
const exampleLength = 80;

const isKind = (text: string | null): text is RowKind => rowKinds.some((kind) => kind === text);

export async function loadPreview(
  db: Db,
  userId: string,
  importId: string,
  params: URLSearchParams,
) {
  const found = await findImport(db, userId, importId);
  if (!found) return null;
  const wanted = params.get("rows");
  const kind = isKind(wanted) ? wanted : null;
  const page = pageFrom(params, pageSize);
  const counts = await countRows(db, importId);
  const total = rowKinds.reduce((sum, one) => sum + counts[one], 0);
  const isFinished = found.state === "finished";
  const [rows, waiting, absent, first, outcomes, photos] = await Promise.all([
    listRows(db, importId, kind, page),
    countWaiting(db, importId),
    found.state === "preview" ? countAbsent(db, userId, importId) : 0,
    listRows(db, importId, null, { page: 1, size: 5 }),
    countOutcomes(db, importId),
    isFinished ? countPhotos(db, userId, importId) : null,
  ]);
  const problems = isFinished
    ? await listPhotoProblems(
        db,
        userId,
        rows.flatMap(({ listingId }) => listingId ?? []),
      )
    : [];
  const { mapping, headers, state, fileName } = found;
  const done = outcomes.get("done") ?? 0;
  const left = (outcomes.get("left") ?? 0) + (outcomes.get("not-on-market") ?? 0);
  return {
    state,
    fileName,
    hold: found.heldBecause && holdReasonTexts[found.heldBecause],
    counts,
    kind,
    waiting,
    absent,
    done,
    photos,
    skipped: isFinished ? total - done - left : 0,
    hasErrors: counts.error > 0,
    willChange: counts.new + counts.changed + counts.missing,
    mappingProblem: checkMapping(mapping),
    columns: headers.map((header, at) => ({
      header,
      column: mapping[at] ?? null,
      example:
        first
          .map(({ cells }) => cells[at] ?? "")
          .map((cell) => shorten(cell, exampleLength))
          .find(Boolean) ?? "",
    })),
    list: paged(
      rows.map((row) => viewRow(row, mapping, problems)),
      kind ? counts[kind] : total,
      page,
    ),
  };
}

export type PreviewRow = ReturnType<typeof viewRow>;

function viewRow(
  {
    line,
    reference,
    kind,
    listingId,
    details,
    cells,
    outcome,
  }: Awaited<ReturnType<typeof listRows>>[number],
  mapping: readonly (string | null)[],
  problems: Awaited<ReturnType<typeof listPhotoProblems>>,
) {
  const { errors, changes, photos, locked, cleaned, returns } = details;
  return {
    line,
    reference,
    kind,
    listingId,
    title: shorten(cells[mapping.indexOf("listingHeadline")] ?? "", 200),
    errors,
    changes: changes.map(({ field, from, to }) => ({
      label: fieldOf(field).label,
      from: describeField(field, from),
      to: describeField(field, to),
    })),
    photos: photos.length,
    photoProblems: problems.filter((one) => one.listingId === listingId),
    returns,
    locked: locked.map((field) => fieldOf(field).label),
    cleaned: cleaned.map((field) => fieldOf(field).label),
    outcome: outcome && outcomeLabels[outcome],
  };
}
