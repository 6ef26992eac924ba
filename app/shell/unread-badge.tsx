import { formatCount } from "#app/ui/format-count.ts";

/** The number of unread conversations, at most "99+". */
export function UnreadBadge({ count }: { count: number }) {
  return (
    <span className="figures inline-grid min-h-5 min-w-5 place-items-center rounded-full bg-warm px-1.5 text-xs leading-none font-semibold text-on-warm">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">
        {formatCount(count, { one: "unread lead", other: "unread leads" })}
      </span>
    </span>
  );
}
