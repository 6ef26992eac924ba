import { HelpLink } from "#app/help-link.tsx";
import { OwnReplies } from "#app/messages/reply-time/own-replies.tsx";
import { formatResponseTime, type ReplyRecord } from "#app/messages/reply-time/reply-time.ts";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";

interface InboxFiguresProps {
  stats: {
    total: number;
    unread: number;
    active: number;
    averageResponseSeconds: number | null;
  };
  /** Null for people who receive no inquiries. */
  replies: ReplyRecord | null;
}

/** How the conversations go, and what buyers read about the owner's replies. */
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
          ...(average === null
            ? []
            : [
                {
                  term: "Average response time",
                  detail: <span className="whitespace-nowrap">{formatResponseTime(average)}</span>,
                },
              ]),
        ]}
      />
      {replies && <OwnReplies replies={replies} />}
      <HelpLink article="reply-times">How this is measured</HelpLink>
    </aside>
  );
}
