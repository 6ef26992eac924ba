import { data, redirect, type RouterContextProvider } from "react-router";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import type { BulkHandler } from "#app/admin/bulk/bulk-handler.ts";
import {
  countOutcomes,
  findBulkRun,
  findUndoingRun,
  listItemsWith,
} from "#app/admin/bulk/bulk-runs.queries.server.ts";
import { type BulkTally, maxReasonLength, type SkippedGroup } from "#app/admin/bulk/bulk.ts";
import { runBulk } from "#app/admin/bulk/run-bulk.job.server.ts";
import { judgeSelection } from "#app/admin/bulk/select-rows.server.ts";
import { startBulkRun, startUndoRun } from "#app/admin/bulk/start-bulk-run.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { plainText } from "#app/shared/plain-text.ts";

type Context = Readonly<RouterContextProvider>;

export interface BulkPreviewData {
  kind: "preview";
  change: string;
  tally: BulkTally;
  isTooMany: boolean;
  backTo: string;
}

export interface BulkRunData {
  kind: "run";
  id: string;
  change: string;
  isUndo: boolean;
  isFinished: boolean;
  total: number;
  waiting: number;
  changed: number;
  skipped: SkippedGroup[];
  canUndo: boolean;
}

/** The preview of a change, or with `run` in the address how far one is. */
export async function loadBulk(
  context: Context,
  url: URL,
  handler: BulkHandler,
): Promise<BulkPreviewData | BulkRunData> {
  const { db } = context.get(servicesContext);
  const { searchParams } = url;
  const runId = searchParams.get("run");
  if (runId !== null) return loadRun(db, handler, runId);
  const change = changeIn(handler, searchParams);
  const { tally, isTooMany } = await judgeSelection(db, handler, searchParams, {
    change,
    administrator: context.get(viewerContext),
  });
  const backTo = handler.words.pathname + handler.query(searchParams);
  return { kind: "preview", change, tally, isTooMany, backTo };
}

/** Without one in the address, the first. */
function changeIn({ words: { changes } }: BulkHandler, params: URLSearchParams): string {
  const asked = params.get("change");
  if (asked !== null && !Object.hasOwn(changes, asked)) throw data(null, { status: 400 });
  return asked ?? Object.keys(changes)[0]!;
}

const namesPerGroup = 20;

async function loadRun(db: Db, handler: BulkHandler, runId: string): Promise<BulkRunData> {
  const run = isId(runId) ? await findBulkRun(db, runId) : null;
  if (!run || run.list !== handler.words.list) throw data(null, { status: 404 });
  const outcomes = await countOutcomes(db, run.id);
  const rowsOf = (wanted: string | null) =>
    outcomes.find(({ outcome }) => outcome === wanted)?.rows ?? 0;
  const skipped: SkippedGroup[] = [];
  for (const { outcome, rows } of outcomes) {
    if (outcome === null || outcome === "changed") continue;
    const items = await listItemsWith(db, run.id, outcome, namesPerGroup);
    const subjects = await handler.read(
      db,
      items.map(({ subjectId }) => subjectId),
    );
    skipped.push({ reason: outcome, count: rows, names: subjects.map(({ name }) => name) });
  }
  const changed = rowsOf("changed");
  const isFinished = run.finishedAt !== null;
  const isUndo = run.undoOf !== null;
  return {
    kind: "run",
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
      handler.words.changes[run.change]?.canUndo === true &&
      (await findUndoingRun(db, run.id)) === null,
  };
}

export type BulkAnswer =
  | { kind: "list-changed" }
  | { kind: "invalid"; error: string; reason: string };

/** Makes the change that was previewed, or takes a finished one back; then shows how it went. */
export async function applyBulk(
  context: Context,
  request: Request,
  url: URL,
  handler: BulkHandler,
) {
  const form = await readForm(request);
  const { env, db, jobs } = context.get(servicesContext);
  const administrator = context.get(viewerContext);
  const by = { actorId: administrator.id, requestId: context.get(requestContext).id };
  const services = { db, jobs, appUrl: env.APP_URL };
  const show = (id: string) => redirect(`${handler.words.pathname}/bulk?run=${id}`);
  if (form.get("intent") === "undo") {
    const id = url.searchParams.get("run") ?? "";
    const run = isId(id) ? await findBulkRun(db, id) : null;
    if (!run || run.list !== handler.words.list) throw data(null, { status: 404 });
    if (!run.finishedAt || run.undoOf || !handler.words.changes[run.change]?.canUndo)
      throw data(null, { status: 400 });
    const outcome = await startUndoRun(db, jobs, run, by);
    if (!outcome.ok) return show(run.id);
    if (outcome.isInline) await runBulk(services, outcome.id);
    return show(outcome.id);
  }
  if (form.get("intent") !== "apply") throw data(null, { status: 400 });
  const change = changeIn(handler, url.searchParams);
  const reason = plainText(String(form.get("reason") ?? "")).slice(0, maxReasonLength);
  if (handler.words.changes[change]?.reasonLabel && reason === "")
    return data<BulkAnswer>({ kind: "invalid", error: "Enter a reason", reason }, { status: 422 });
  const { items, tally } = await judgeSelection(db, handler, url.searchParams, {
    change,
    administrator,
  });
  // What was previewed is what happens: if the list has changed meanwhile, the new preview is shown first.
  if (tally.willChange === 0 || String(tally.willChange) !== form.get("expected"))
    return data<BulkAnswer>({ kind: "list-changed" }, { status: 409 });
  const { id, isInline } = await startBulkRun(db, jobs, {
    list: handler.words.list,
    change,
    options: reason ? { reason } : {},
    items,
    ...by,
  });
  if (isInline) await runBulk(services, id);
  return show(id);
}
