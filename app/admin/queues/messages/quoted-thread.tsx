import type { QuotedMessage } from "#app/admin/queues/queue-item.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";

interface QuotedThreadProps {
  messages: QuotedMessage[];
  /** The message that it is about. */
  current?: string;
}

/** Messages of a conversation; those of the person it is about stand out. */
export const QuotedThread = ({ messages, current }: QuotedThreadProps) => (
  <ol className="flex flex-col gap-3">
    {messages.map(({ id, sender, isReported, content, at, isWithheld }) => (
      <li
        key={id}
        className={`max-w-[68ch] rounded-surface border p-4 ${id === current ? "border-warning bg-warning-soft" : "border-line bg-surface"} ${isReported ? "" : "ms-6"}`}
      >
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="font-semibold">{sender}</span>
          <span className="text-ink-2">
            <TimeAgo {...at} />
          </span>
          {isWithheld && <Badge tone="danger">Withheld</Badge>}
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{content}</p>
      </li>
    ))}
  </ol>
);
