import { ItemPart } from "#app/admin/queues/screen/item-part.tsx";
import type { Decided } from "#app/admin/queues/queue-item.ts";
import { TimeAgo } from "#app/ui/time-ago.tsx";

export function EarlierDecisions({ title, decisions }: { title: string; decisions: Decided[] }) {
  if (decisions.length === 0) return null;
  return (
    <ItemPart title={title}>
      <ul className="flex flex-col gap-2 text-sm">
        {decisions.map(({ what, by, at, text }) => (
          <li key={at.at}>
            <span className="font-semibold">{by ? `${what} by ${by}` : what}</span>{" "}
            <span className="text-ink-2">
              <TimeAgo {...at} />
            </span>
            {text && <p className="wrap-anywhere text-ink-2">{text}</p>}
          </li>
        ))}
      </ul>
    </ItemPart>
  );
}
