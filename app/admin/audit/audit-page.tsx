import type { Route } from "./+types/audit-page.ts";
import { makeAuditEntry } from "#app/admin/audit/audit-entry.ts";
import { auditHref, parseAuditCursor, parseAuditFilter } from "#app/admin/audit/audit-filter.ts";
import { AuditList } from "#app/admin/audit/audit-list.tsx";
import { AuditSearch } from "#app/admin/audit/audit-search.tsx";
import { entriesPerLook, listAudit } from "#app/admin/audit/audit.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatNumber } from "#app/ui/format-count.ts";
import { Icon } from "#app/ui/icon.tsx";

const pageSize = 50;

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Audit log",
    description: "Who did what, when, and what changed. Entries are only ever added.",
    pathname,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const filter = parseAuditFilter(url.searchParams);
  const after = parseAuditCursor(url.searchParams.get("after"));
  const { rows, next, isCutShort } = await listAudit(db, filter, { after, size: pageSize });
  const now = new Date();
  return {
    filter,
    entries: rows.map((row) => makeAuditEntry(row, now)),
    isFirst: after === null,
    next: next && auditHref("/admin/audit", filter, next),
    looked: isCutShort ? formatNumber(entriesPerLook) : null,
  };
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { filter, entries, isFirst, next, looked } = loaderData;
  return (
    <div className="wrap flex flex-col gap-6 py-8 md:py-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="font-serif text-3xl font-medium tracking-tight">Audit log</h1>
          <p className="mt-2 text-ink-2">
            Who did what, when, and what changed. The database refuses to change or delete an entry.
          </p>
        </div>
        <a
          href={auditHref("/admin/audit/export", filter)}
          download
          className="btn btn-secondary btn-sm"
        >
          <Icon name="download" className="size-4" />
          Export CSV
        </a>
      </div>
      <AuditSearch filter={filter} />
      {entries.length > 0 ? (
        <AuditList entries={entries} />
      ) : (
        <EmptyState
          title={looked ? "Nothing found so far" : "Nothing found"}
          hint={
            looked
              ? "Older entries have not been looked at yet."
              : "No entry of the log matches this search."
          }
        />
      )}
      <nav aria-label="Pages of the audit log" className="flex flex-wrap items-center gap-3">
        {!isFirst && (
          <ButtonLink to={auditHref("/admin/audit", filter)} variant="secondary">
            Newest entries
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next} variant="secondary">
            {looked ? "Look further back" : "Older entries"}
          </ButtonLink>
        )}
        {looked && <p className="text-sm text-ink-2">{`This page looked at ${looked} entries.`}</p>}
      </nav>
    </div>
  );
}
