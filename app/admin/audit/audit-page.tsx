import type { Route } from "./+types/audit-page.ts";
import { ExportLink } from "#app/admin/lists/cells.tsx";
import {
  type AuditFilter,
  auditHref,
  isAuditFiltered,
  parseAuditCursor,
  parseAuditFilter,
} from "#app/admin/audit/audit-filter.ts";
import { type AuditRow, entriesPerLook, listAudit } from "#app/admin/audit/audit.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Form } from "react-router";
import {
  describeAction,
  knownActions,
  saysItAll,
  subjectLabel,
  subjectTypes,
} from "#app/admin/audit/describe-action.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { ChangeTable } from "#app/admin/audit/change-table.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { entryChanges } from "#app/admin/audit/entry-changes.ts";
import { settingHref, settingNameOf, settingScreens } from "#app/admin/settings/setting-list.ts";
import { actionLabel, fieldLabel, formatValue } from "#app/admin/timeline/format-value.ts";
import { subjectPage } from "#app/admin/subject-page.ts";
import { formatDate, formatTimeAgo } from "#app/ui/format/format-date.ts";

const pageSize = 50;

export const meta = privatePage(
  "Audit log",
  "Who did what, when, and what changed. Entries are only ever added.",
);

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
        <ExportLink href={auditHref("/admin/audit/export", filter)} />
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
              : "No log entry matches this search."
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

function AuditSearch({ filter }: { filter: AuditFilter }) {
  const actions = knownActions();
  const field = (name: keyof AuditFilter, label: string) => ({
    name,
    label,
    required: false,
    defaultValue: filter[name],
  });
  const isOther = filter.action !== "" && !actions.some(({ value }) => value === filter.action);
  return (
    <Form
      key={JSON.stringify(filter)}
      role="search"
      aria-label="Audit log"
      className="grid grid-cols-2 items-end gap-4 lg:grid-cols-4"
    >
      <TextField {...field("person", "Done by")} placeholder="Name, email or id" />
      <SelectField {...field("action", "Action")} none="All actions" choices={actions}>
        {isOther && <option value={filter.action}>{filter.action}</option>}
      </SelectField>
      <SelectField
        {...field("subjectType", "About")}
        none="Everything"
        choices={subjectTypes.map((type) => ({ value: type, label: subjectLabel(type) }))}
      />
      <TextField {...field("subjectId", "Id")} spellCheck={false} />
      <TextField {...field("from", "From")} type="date" />
      <TextField {...field("to", "To")} type="date" />
      <TextField
        {...field("words", "Words")}
        type="search"
        placeholder="In the details, or a request id"
      />
      <div className="flex flex-wrap gap-3">
        <Button>Search</Button>
        {isAuditFiltered(filter) && (
          <ButtonLink to="/admin/audit" variant="secondary">
            Clear
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}

function AuditList({ entries }: { entries: AuditEntry[] }) {
  return (
    <ol className="flex flex-col divide-y divide-line rounded-surface border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-col gap-2 px-4 py-3.5 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="min-w-0 wrap-anywhere">
              <Sentence entry={entry} />
            </p>
            <p className="shrink-0 text-ink-3">
              <time dateTime={entry.at} title={entry.at}>
                {`${entry.on} (${entry.ago})`}
              </time>
            </p>
          </div>
          <ChangeTable changes={entry.changes} label={`${entry.label}, ${entry.on}`} />
          {(entry.facts.length > 0 || entry.requestId) && (
            <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
              {entry.facts.map(({ name, value }) => (
                <div key={name} className="flex gap-1 wrap-anywhere">
                  <dt className="shrink-0 text-ink-3">{`${name}:`}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              {entry.requestId && (
                <div className="flex gap-1 wrap-anywhere">
                  <dt className="shrink-0 text-ink-3">Request:</dt>
                  <dd className="font-mono">{entry.requestId}</dd>
                </div>
              )}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}

function Sentence({ entry: { actor, phrase, label, subject } }: { entry: AuditEntry }) {
  return (
    <>
      <Name {...actor} />
      <span className="text-ink-2">{phrase ? ` ${phrase}` : `: ${label}`}</span>
      {subject && (
        <>
          {phrase ? " " : ", "}
          <Name {...subject} />
        </>
      )}
    </>
  );
}

const Name = ({ name, to }: { name: string; to: string | null }) =>
  to ? (
    <PlainLink to={to} className="link font-semibold">
      {name}
    </PlainLink>
  ) : (
    <span className="font-semibold">{name}</span>
  );

type AuditEntry = ReturnType<typeof makeAuditEntry>;

function makeAuditEntry(row: AuditRow, now: Date) {
  const at = row.createdAt.toISOString();
  return {
    id: row.id,
    actor: row.actorId
      ? { name: row.actorName ?? "Former member", to: subjectPage("user", row.actorId) }
      : { name: "The system", to: null },
    phrase: describeAction(row.action, row.subjectType),
    label: actionLabel(row.action),
    subject: saysItAll(row.action) ? null : subjectOf(row),
    at,
    on: formatDate(at, { format: "with-time" }),
    ago: formatTimeAgo(at, now.toISOString()),
    changes: entryChanges(row.details),
    facts: factsOf(row.details),
    requestId: row.requestId,
  };
}

function subjectOf({ subjectType, subjectId, subjectName }: AuditRow) {
  if (subjectType === "setting") {
    const name = settingNameOf(subjectId);
    if (!name) return { name: subjectId, to: null };
    return { name: settingScreens[name].title, to: settingHref(name) };
  }
  return {
    name: subjectName ?? `${subjectLabel(subjectType)} ${subjectId}`,
    // Drafts of articles can be deleted.
    to:
      subjectType === "article" && subjectName === null
        ? null
        : subjectPage(subjectType, subjectId),
  };
}

/** Other details, such as the reason. The history of a setting shows its previous value. */
const factsOf = ({
  before: _before,
  after: _after,
  previous: _previous,
  ...rest
}: Record<string, unknown>) =>
  Object.entries(rest)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => ({ name: fieldLabel(name), value: formatValue(value) }));
