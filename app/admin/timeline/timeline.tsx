import type { TimelineEntry } from "#app/admin/timeline/timeline.queries.server.ts";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

export function Timeline({ entries, ownerId }: { entries: TimelineEntry[]; ownerId?: string }) {
  if (entries.length === 0)
    return <p className="py-4 text-sm text-ink-2">Nothing has been recorded yet.</p>;
  return (
    <ol className="relative ms-1.5 flex flex-col gap-5 border-s border-line py-4 ps-6">
      {entries.map((entry) => (
        <li key={entry.id} className="relative">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.83rem] size-2.5 rounded-full border-2 border-surface bg-accent"
          />
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{entry.action}</span>
            <span className="text-sm text-ink-2">
              {!entry.actor
                ? "The system"
                : entry.actor.id === ownerId
                  ? "by themselves"
                  : `by ${entry.actor.name}`}
              {" · "}
              <TimeAgo {...entry.at} />
            </span>
          </p>
          {entry.changes.length > 0 && (
            <ul className="mt-1 flex flex-col gap-0.5 text-sm">
              {entry.changes.map(({ field, before, after }) => (
                <li key={field} className="wrap-anywhere">
                  <span className="text-ink-2">{`${field}: `}</span>
                  <del className="text-ink-3">{before}</del>
                  <span aria-hidden="true" className="text-ink-3">
                    {" → "}
                  </span>
                  <ins className="no-underline">{after}</ins>
                </li>
              ))}
            </ul>
          )}
          {entry.facts.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
              {entry.facts.map(({ name, value }) => (
                <li key={name} className="wrap-anywhere">
                  <span className="text-ink-2">{`${name}: `}</span>
                  {value}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
