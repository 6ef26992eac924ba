import type { Activity } from "#app/admin/dashboard/make-activity.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";

/** What people and administrators did lately. */
export function ActivityPanel({ activity }: { activity: readonly Activity[] }) {
  return (
    <Card title="Recent Activity">
      {activity.length === 0 ? (
        <p className="text-ink-2">Nothing has happened yet.</p>
      ) : (
        <ol className="-my-1 flex flex-col divide-y divide-line">
          {activity.map(({ key, icon, title, detail, to, at }) => (
            <li key={key} className="flex items-start gap-3 py-2.5 text-sm">
              <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-ink-3" />
              <div className="min-w-0 grow">
                <p className="font-medium">{title}</p>
                {to ? (
                  <PlainLink
                    to={to}
                    className="line-clamp-1 min-h-6 text-ink-2 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
                  >
                    {detail}
                  </PlainLink>
                ) : (
                  <p className="line-clamp-1 text-ink-2">{detail}</p>
                )}
              </div>
              <span className="shrink-0 text-xs text-ink-3">
                <TimeAgo {...at} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
