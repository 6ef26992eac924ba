import type { QueueRow } from "#app/admin/queues/queue-item.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

interface QueueListProps {
  rows: readonly QueueRow[];
  total: number;
  current: string | null;
  skipped: ReadonlySet<string>;
  hrefOf: (id: string) => string;
}

export function QueueList({ rows, total, current, skipped, hrefOf }: QueueListProps) {
  return (
    <nav
      aria-label="Items"
      data-queue-list
      className="max-h-56 overflow-y-auto overscroll-contain rounded-surface border border-line bg-surface lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)]"
    >
      <ol className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>
            <PlainLink
              to={hrefOf(row.id)}
              preventScrollReset
              aria-current={row.id === current ? "true" : undefined}
              className="flex flex-col gap-1 border-s-3 border-transparent px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:border-accent aria-[current]:bg-accent-soft"
            >
              <span className="line-clamp-2 text-sm font-semibold wrap-anywhere">{row.title}</span>
              <span className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{row.note}</span>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
                <TimeAgo {...row.since} />
                {row.badges.map((badge) => (
                  <Badge key={badge}>{badge}</Badge>
                ))}
                {skipped.has(row.id) && <Badge tone="warning">Skipped</Badge>}
              </span>
            </PlainLink>
          </li>
        ))}
      </ol>
      {total > rows.length && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-2">
          {`The first ${String(rows.length)} of ${String(total)} are shown.`}
        </p>
      )}
    </nav>
  );
}
