import type { ConversationRecord } from "#app/admin/conversations/conversation.queries.server.ts";
import { personReportLabels, type PersonReportReason } from "#app/messages/safety/safety.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

interface ModerationHistory {
  blocks: readonly { blockerId: string; createdAt: Date }[];
  members: readonly { userId: string; archivedAt: Date | null }[];
  reports: readonly {
    reporterId: string | null;
    reason: PersonReportReason;
    details: string;
    handledAt: Date | null;
    createdAt: Date;
  }[];
}

export function describeModerationHistory(
  { status, closedBy }: Pick<ConversationRecord, "status" | "closedBy">,
  { blocks, members, reports }: ModerationHistory,
  nameOf: (id: string) => string,
): string[] {
  const on = (date: Date) => formatDate(date.toISOString(), { format: "with-time" });
  return [
    ...(status === "closed"
      ? [
          closedBy
            ? `${nameOf(closedBy)} closed the conversation, and may reopen it.`
            : "Closed by an administrator, or because nobody is left to reply.",
        ]
      : []),
    ...(status === "archived"
      ? ["Archived by an administrator. A new message makes it active again."]
      : []),
    ...blocks.map(
      ({ blockerId, createdAt }) =>
        `${nameOf(blockerId)} blocked the other person on ${on(createdAt)}.`,
    ),
    ...members.flatMap(({ userId, archivedAt }) =>
      archivedAt ? [`${nameOf(userId)} archived it for themselves on ${on(archivedAt)}.`] : [],
    ),
    ...reports.map(({ reporterId, reason, details, handledAt, createdAt }) =>
      [
        `${reporterId ? nameOf(reporterId) : "A former member"} reported the other person on ${on(createdAt)}: ${personReportLabels[reason]}.`,
        details,
        handledAt ? `Settled on ${on(handledAt)}.` : "Not settled yet.",
      ]
        .filter(Boolean)
        .join(" "),
    ),
  ];
}
