import type { Route } from "./+types/audit-export.route.ts";
import { parseAuditFilter } from "#app/admin/audit/audit-filter.ts";
import { type AuditRow, streamAudit } from "#app/admin/audit/audit.queries.server.ts";
import type { CsvColumn } from "#app/shared/csv.ts";
import { csvResponse } from "#app/admin/lists/csv.server.ts";
import { servicesContext } from "#app/context.ts";

const columns: CsvColumn<AuditRow>[] = [
  { header: "Time", value: ({ createdAt }) => createdAt },
  { header: "Person", value: ({ actorName }) => actorName },
  { header: "Person id", value: ({ actorId }) => actorId },
  { header: "Action", value: ({ action }) => action },
  { header: "About", value: ({ subjectType }) => subjectType },
  { header: "Id", value: ({ subjectId }) => subjectId },
  { header: "Name", value: ({ subjectName }) => subjectName },
  { header: "Before", value: ({ details }) => json(details["before"]) },
  { header: "After", value: ({ details }) => json(details["after"]) },
  { header: "Details", value: ({ details }) => json(details) },
  { header: "Request", value: ({ requestId }) => requestId },
];

const json = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

export function loader({ context, url }: Route.LoaderArgs) {
  const { replica } = context.get(servicesContext);
  const filter = parseAuditFilter(url.searchParams);
  return csvResponse("audit", new Date(), columns, streamAudit(replica, filter));
}
