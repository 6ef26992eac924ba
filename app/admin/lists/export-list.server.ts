import type { RouterContextProvider } from "react-router";
import { csvResponse } from "#app/admin/lists/csv.server.ts";
import type { CsvColumn } from "#app/admin/lists/csv.ts";
import { countListed, type ListSource } from "#app/admin/lists/list-rows.server.ts";
import { listParams, type ListSpec, type ListState } from "#app/admin/lists/list-state.ts";
import { servicesContext } from "#app/context.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { actorOf } from "#app/admin/actor.ts";

interface ListExport<Row> {
  name: string;
  subjectType: "user" | "listing" | "conversation";
  spec: ListSpec;
  state: ListState;
  source: Pick<ListSource<string>, "table" | "base" | "filter" | "words">;
  columns: readonly CsvColumn<Row>[];
  rows: (db: Db) => AsyncIterable<Row>;
}

/** Logged before the first row is sent, so that an aborted download is logged too. */
export async function exportList<Row>(
  context: Readonly<RouterContextProvider>,
  { name, subjectType, spec, state, source, columns, rows }: ListExport<Row>,
): Promise<Response> {
  const { db } = context.get(servicesContext);
  const whole = { ...state, page: 1, size: 25 };
  await recordAudit(db, {
    ...actorOf(context),
    action: `${name}-exported`,
    subjectType,
    subjectId: "list",
    details: {
      filters: Object.fromEntries(listParams(spec, whole)),
      rows: await countListed(db, source),
    },
  });
  return csvResponse(name, new Date(), columns, rows(db));
}
