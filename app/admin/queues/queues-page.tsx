import type { Route } from "./+types/queues-page.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { isOverdue, queueHref, queueKinds, queues } from "#app/admin/queues/queue-kind.ts";
import { queueSources } from "#app/admin/queues/source/queue-sources.server.ts";
import { servicesContext } from "#app/context.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

export const meta = privatePage(
  "Queues",
  "Everything that is waiting for a decision, and for how long.",
);

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { adminAreas } = context.get(viewerContext);
  const now = new Date();
  const kinds = queueKinds.filter((kind) => canOpenAdminPath(adminAreas, queueHref(kind)));
  const summaries = await Promise.all(
    kinds.map(async (kind) => {
      const { waiting, oldest, firstDue } = await queueSources[kind].summarize(db, null);
      const isLate = firstDue ? firstDue < now : oldest !== null && isOverdue(kind, oldest, now);
      return { kind, waiting, isLate, oldest: oldest && makeTimeAgo(oldest, now) };
    }),
  );
  return { summaries };
}

export default function QueuesPage({ loaderData: { summaries } }: Route.ComponentProps) {
  const total = summaries.reduce((sum, { waiting }) => sum + waiting, 0);
  return (
    <div className="wrap flex grow flex-col gap-8 py-8">
      <header>
        <h1 className="display text-3xl">Queues</h1>
        <p className="mt-2 text-ink-2">
          {total === 0
            ? "Nothing is waiting for a decision."
            : "Waiting for a decision, oldest first."}
        </p>
      </header>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {summaries.map(({ kind, waiting, isLate, oldest }) => (
          <li
            key={kind}
            className="relative flex flex-col gap-2 rounded-surface border border-line bg-surface p-5 transition-colors duration-120 hover:border-ink-2"
          >
            <div className="flex items-baseline justify-between gap-4">
              <h2 className="font-serif text-xl font-medium tracking-tight">
                <PlainLink to={queueHref(kind)} className="covers">
                  {queues[kind].title}
                </PlainLink>
              </h2>
              <p
                className={`figures display text-2xl ${waiting === 0 ? "text-ink-3" : "text-ink"}`}
              >
                {formatNumber(waiting)}
                <span className="sr-only"> waiting</span>
              </p>
            </div>
            <p className="text-sm text-ink-2">{queues[kind].about}</p>
            <p className="mt-auto pt-2 text-sm text-ink-2">
              {oldest ? (
                <>
                  {"Oldest: "}
                  <TimeAgo {...oldest} /> {isLate && <Badge tone="warning">Overdue</Badge>}
                </>
              ) : (
                "Nothing waiting"
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
