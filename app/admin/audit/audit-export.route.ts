import type { Route } from "./+types/audit-export.route.ts";
import { parseAuditFilter } from "#app/admin/audit/audit-filter.ts";
import { type AuditRow, streamAudit } from "#app/admin/audit/audit.queries.server.ts";
import type { CsvColumns } from "#app/shared/csv.ts";
import { csvResponse } from "#app/admin/lists/csv.server.ts";
import { servicesContext } from "#app/context.ts";

const columns: CsvColumns<AuditRow> = {
  Time: ({ createdAt }) => createdAt,
  Person: ({ actorName }) => actorName,
  "Person id": ({ actorId }) => actorId,
  Action: ({ action }) => action,
  About: ({ subjectType }) => subjectType,
  Id: ({ subjectId }) => subjectId,
  Name: ({ subjectName }) => subjectName,
  Before: ({ details }) => json(details["before"]),
  After: ({ details }) => json(details["after"]),
  Details: ({ details }) => json(details),
  Request: ({ requestId }) => requestId,
};

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

export function loader({ context, url }: Route.LoaderArgs) {
  const { replica } = context.get(servicesContext);
  const filter = parseAuditFilter(url.searchParams);
  return csvResponse("audit", new Date(), columns, streamAudit(replica, filter));
}
