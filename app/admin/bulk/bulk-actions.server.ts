import { data, redirect, type RouterContextProvider } from "react-router";
import type { Administrator } from "#app/accounts/administration/admin-areas.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { type BulkSource, maxBulkReason, maxBulkRows } from "#app/admin/bulk/bulk-change.ts";
import {
  countOutcomes,
  findBulkRun,
  findUndoingRun,
  listItemsWith,
  startBulkRun,
  startUndoRun,
} from "#app/admin/bulk/bulk-runs.server.ts";
import { runBulk } from "#app/admin/bulk/run-bulk.job.server.ts";
import { readListIds } from "#app/admin/lists/list-rows.server.ts";
import { listQuery, parseListState } from "#app/admin/lists/list-state.ts";
import { servicesContext } from "#app/context.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { BulkTally, maxTicked, namesPerGroup, type SkippedGroup } from "#app/ui/bulk/bulk.ts";
import { actorOf } from "#app/admin/actor.ts";
import { formText } from "#app/shared/form-text.ts";

type Context = Readonly<RouterContextProvider>;

export type BulkPreviewData = Extract<Awaited<ReturnType<typeof loadBulk>>, { kind: "preview" }>;
export type BulkRunData = Awaited<ReturnType<typeof loadRun>>;

export async function loadBulk(context: Context, url: URL, source: BulkSource) {
  const { db } = context.get(servicesContext);
  const { searchParams } = url;
  const runId = searchParams.get("run");
  if (runId !== null) return loadRun(db, source, runId);
  const change = changeIn(source, searchParams);
  const { tally, isTooMany } = await checkSelection(db, source, searchParams, {
    change,
    administrator: context.get(viewerContext),
  });
  const { spec } = source.list;
  return {
    kind: "preview" as const,
    change,
    willChange: tally.willChange,
    skipped: tally.skipped,
    isTooMany,
    backTo: spec.pathname + listQuery(spec, parseListState(spec, searchParams)),
  };
}

function changeIn({ labels: { changes } }: BulkSource, params: URLSearchParams): string {
  const change = params.get("change");
  if (change !== null && !Object.hasOwn(changes, change)) throw data(null, { status: 400 });
  return change ?? Object.keys(changes)[0]!;
}

export async function checkSelection(
  db: Db,
  source: BulkSource,
  params: URLSearchParams,
  { change, administrator }: { change: string; administrator: Administrator },
) {
  const tally = new BulkTally();
  const items: { subjectId: string; outcome: string | null }[] = [];
  for await (const ids of selectedIds(db, source, params)) {
    if (items.length + ids.length > maxBulkRows)
      return { items: [], tally: new BulkTally(), isTooMany: true };
    for (const subject of await source.read(db, ids)) {
      const outcome = source.check(change, subject, administrator);
      tally.add(outcome, subject.name);
      items.push({ subjectId: subject.id, outcome });
    }
  }
  return { items, tally, isTooMany: false };
}

async function* selectedIds(
  db: Db,
  { list: { spec, source } }: BulkSource,
  params: URLSearchParams,
): AsyncGenerator<string[]> {
  if (params.has("all")) {
    const order = { sort: spec.sorts[0], dir: spec.defaultDirection };
    yield* readListIds(db, source(parseListState(spec, params)), order);
    return;
  }
  const ids = [...new Set(params.getAll("id").filter(isId))].slice(0, maxTicked);
  if (ids.length > 0) yield ids;
}

async function loadRun(db: Db, source: BulkSource, runId: string) {
  const run = isId(runId) ? await findBulkRun(db, runId) : null;
  if (!run || run.list !== source.labels.list) return notFound();
  const outcomes = await countOutcomes(db, run.id);
  const rowsOf = (wanted: string | null) =>
    outcomes.find(({ outcome }) => outcome === wanted)?.rows ?? 0;
  const skipped: SkippedGroup[] = [];
  for (const { outcome, rows } of outcomes) {
    if (outcome === null || outcome === "changed") continue;
    const items = await listItemsWith(db, run.id, outcome, namesPerGroup);
    const subjects = await source.read(
      db,
      items.map(({ subjectId }) => subjectId),
    );
    skipped.push({ reason: outcome, count: rows, names: subjects.map(({ name }) => name) });
  }
  const changed = rowsOf("changed");
  const isFinished = run.finishedAt !== null;
  const isUndo = run.undoOf !== null;
  return {
    kind: "run" as const,
    id: run.id,
    change: run.change,
    isUndo,
    isFinished,
    total: outcomes.reduce((sum, { rows }) => sum + rows, 0),
    waiting: rowsOf(null),
    changed,
    skipped,
    canUndo:
      isFinished &&
      !isUndo &&
      changed > 0 &&
      source.labels.changes[run.change]?.canUndo === true &&
      (await findUndoingRun(db, run.id)) === null,
  };
}

export type BulkAnswer =
  | { kind: "list-changed" }
  | { kind: "invalid"; error: string; reason: string };

export async function applyBulk(context: Context, request: Request, url: URL, source: BulkSource) {
  const form = await readForm(request);
  const { db, jobs } = context.get(servicesContext);
  const administrator = context.get(viewerContext);
  const by = actorOf(context);
  const services = { db, jobs };
  const show = (id: string) => redirect(`${source.labels.pathname}/bulk?run=${id}`);
  if (form.get("intent") === "undo") {
    const id = url.searchParams.get("run") ?? "";
    const run = isId(id) ? await findBulkRun(db, id) : null;
    if (!run || run.list !== source.labels.list) return notFound();
    if (!run.finishedAt || run.undoOf || !source.labels.changes[run.change]?.canUndo)
      throw data(null, { status: 400 });
    const outcome = await startUndoRun(db, jobs, run, by);
    if (!outcome.ok) return show(run.id);
    if (outcome.isInline) await runBulk(services, outcome.id);
    return show(outcome.id);
  }
  if (form.get("intent") !== "apply") throw data(null, { status: 400 });
  const change = changeIn(source, url.searchParams);
  const reason = plainText(formText(form, "reason")).slice(0, maxBulkReason);
  if (source.labels.changes[change]?.reasonLabel && reason === "")
    return data<BulkAnswer>({ kind: "invalid", error: "Enter a reason", reason }, { status: 422 });
  const { items, tally } = await checkSelection(db, source, url.searchParams, {
    change,
    administrator,
  });
  // The list may have changed since the preview: show it again instead of changing other rows.
  if (tally.willChange === 0 || String(tally.willChange) !== form.get("expected"))
    return data<BulkAnswer>({ kind: "list-changed" }, { status: 409 });
  const { id, isInline } = await startBulkRun(db, jobs, {
    list: source.labels.list,
    change,
    options: reason ? { reason } : {},
    items,
    ...by,
  });
  if (isInline) await runBulk(services, id);
  return show(id);
}
