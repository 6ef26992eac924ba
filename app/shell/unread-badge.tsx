import { formatCount } from "#app/ui/format-count.ts";

/** The number of unread conversations, at most "99+". */
export function UnreadBadge({ count }: { count: number }) {
  return (
    <span className="unread">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">
        {formatCount(count, { one: "unread lead", other: "unread leads" })}
      </span>
    </span>
  );
}
