import type { RouterContextProvider } from "react-router";
import { actorOf } from "#app/admin/actor.ts";
import { csvResponse } from "#app/admin/lists/csv.server.ts";
import type { CsvColumns } from "#app/shared/csv.ts";
import { countListed, type defineList } from "#app/admin/lists/list-rows.server.ts";
import {
  listParams,
  type ListSpec,
  parseListState,
  type StateOf,
} from "#app/admin/lists/list-state.ts";
import { servicesContext } from "#app/context.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";

interface ListExport<Spec extends ListSpec, Row extends { id: string }> {
  name: string;
  subjectType: "user" | "listing" | "conversation" | "order" | "article";
  list: ReturnType<typeof defineList<Spec, Row>>;
  columns: CsvColumns<Row>;
}

/** Logged before the first row is sent, so that an aborted download is logged too. */
export async function exportList<Spec extends ListSpec, Row extends { id: string }>(
  { context, url }: { context: Readonly<RouterContextProvider>; url: URL },
  { name, subjectType, list, columns }: ListExport<Spec, Row>,
): Promise<Response> {
  const { db } = context.get(servicesContext);
  const state = parseListState(list.spec, url.searchParams) as StateOf<Spec>;
  await recordAudit(db, actorOf(context), `${name}-exported`, [subjectType, "list"], {
    filters: Object.fromEntries(listParams(list.spec, { ...state, page: 1, size: 25 })),
    rows: await countListed(db, list.source(state)),
  });
  return csvResponse(name, new Date(), columns, list.exportRows(db, state));
}
