import type { AuditEntry } from "#app/admin/audit/audit-entry.ts";
import { ChangeTable } from "#app/admin/audit/change-table.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

export function AuditList({ entries }: { entries: AuditEntry[] }) {
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
