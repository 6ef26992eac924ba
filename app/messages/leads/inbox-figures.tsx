import type { getConversationStats } from "./conversation-stats.queries.server.ts";
import { HelpLink } from "#app/help-link.tsx";
import {
  formatReplyRate,
  formatReplyTime,
  formatResponseTime,
  type ReplyRecord,
} from "#app/messages/reply-time/reply-time.ts";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";

interface InboxFiguresProps {
  stats: Awaited<ReturnType<typeof getConversationStats>>;
  replies: ReplyRecord | null;
}

export function InboxFigures({ stats, replies }: InboxFiguresProps) {
  const { averageResponseSeconds: average } = stats;
  return (
    <aside aria-labelledby="inbox-figures" className="flex flex-col gap-4">
      <h3 id="inbox-figures" className="font-serif text-lg font-medium tracking-tight">
        Your figures
      </h3>
      <DefinitionList
        columns={1}
        items={[
          { term: "Conversations", detail: formatNumber(stats.total) },
          { term: "Unread", detail: formatNumber(stats.unread) },
          { term: "Active", detail: formatNumber(stats.active) },
          average !== null && {
            term: "Average response time",
            detail: <span className="whitespace-nowrap">{formatResponseTime(average)}</span>,
          },
        ]}
      />
      {replies && <OwnReplies replies={replies} />}
      <HelpLink article="reply-times">How this is measured</HelpLink>
    </aside>
  );
}

export function OwnReplies({ replies: { seconds, rate } }: { replies: ReplyRecord }) {
  const lines = [formatReplyTime(seconds), formatReplyRate(rate)].filter((line) => line !== null);
  return (
    <div className="flex flex-col gap-1 rounded-surface bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">What buyers see about your replies</p>
      {lines.length > 0 ? (
        lines.map((line) => <p key={line}>{line}</p>)
      ) : (
        <p className="text-ink-2">
          Nothing yet. Your reply time is shown after three replies, and your reply rate after five
          inquiries.
        </p>
      )}
    </div>
  );
}
