import { formatCount } from "#app/ui/format/format-count.ts";

const words = {
  leads: { one: "unread lead", other: "unread leads" },
  notifications: { one: "unread notification", other: "unread notifications" },
};

export function UnreadBadge({ count, of = "leads" }: { count: number; of?: keyof typeof words }) {
  return (
    <span className="unread">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{formatCount(count, words[of])}</span>
    </span>
  );
}
