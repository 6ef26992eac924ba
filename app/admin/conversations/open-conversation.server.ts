import {
  type ConversationRecord,
  findConversationRecord,
  findEnds,
  listAllMessages,
  listModeration,
  listFlags,
  recordOpening,
} from "#app/admin/conversations/conversation.queries.server.ts";
import { flagLabels } from "#app/admin/messages/conversation-labels.ts";
import { formatAge } from "#app/admin/lists/relative-time.ts";
import { listTimeline } from "#app/admin/timeline/timeline.queries.server.ts";
import { messageFileHref } from "#app/messages/thread/files/message-file.ts";
import { listMessageFiles } from "#app/messages/thread/reading/messages.queries.server.ts";
import { personReportLabels } from "#app/messages/safety/safety.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatFileSize } from "#app/ui/format/format-file-size.ts";

interface ConversationInput {
  conversationId: string;
  before: string | null;
  actorId: string;
  requestId: string;
  now: Date;
}

const shownEntries = 20;

export async function openConversation(
  db: Db,
  { conversationId, before, actorId, requestId, now }: ConversationInput,
) {
  const record = await findConversationRecord(db, conversationId);
  if (!record) return null;
  await recordOpening(db, { conversationId, actorId, requestId, now });
  const { buyer, owner, listing } = record;
  const [page, ends, moderation, timeline] = await Promise.all([
    listAllMessages(db, conversationId, before),
    findEnds(db, conversationId),
    listModeration(db, { id: conversationId, buyerId: buyer.id, ownerId: owner.id }),
    listTimeline(
      db,
      { subjectType: "conversation", subjectId: conversationId },
      { page: 1, size: shownEntries },
      now,
    ),
  ]);
  const ids = page.messages.map(({ id }) => id);
  const [files, flags] = await Promise.all([listMessageFiles(db, ids), listFlags(db, ids)]);
  const people = [
    { ...personView(buyer), role: "Buyer" },
    { ...personView(owner), role: listing ? "Owner" : "Broker" },
  ];
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? "";
  const { inquiry, last } = ends;
  return {
    id: record.id,
    status: record.status,
    listing,
    people,
    messageCount: record.messageCount,
    createdAt: record.createdAt.toISOString(),
    lastActivity: record.lastMessageAt && {
      at: record.lastMessageAt.toISOString(),
      age: formatAge(record.lastMessageAt, now),
    },
    lastMessage: last && { sender: nameOf(last.senderId), text: last.content },
    inquiry: inquiry && {
      from: inquiry.inquiryData?.name || nameOf(inquiry.senderId),
      email: inquiry.inquiryData?.email ?? "",
      phone: inquiry.inquiryData?.phone ?? "",
      message: inquiry.inquiryData?.message ?? inquiry.content,
    },
    moderation: describeModerationHistory(record, moderation, nameOf),
    /** With what the two people cannot see. */
    messages: page.messages.map(({ senderId, tags, createdAt, ...message }) => ({
      id: message.id,
      sender: nameOf(senderId),
      isOwner: senderId === owner.id,
      text: tags.includes("files-only") ? "" : message.content,
      at: createdAt.toISOString(),
      isInquiry: message.messageType === "inquiry",
      isWithheld: message.withheld,
      isWarned: message.warnings.length > 0,
      flags: flags
        .filter(({ messageId }) => messageId === message.id)
        .map(({ reason, isSettled }) => ({ label: flagLabels[reason], isSettled })),
      isEdited: tags.includes("edited"),
      isByEmail: message.origin === "email",
      readAt: message.readAt,
      files: files
        .filter(({ messageId }) => messageId === message.id)
        .map(({ id, name, bytes }) => ({
          id,
          name,
          size: formatFileSize(bytes),
          href: messageFileHref(conversationId, id),
        })),
    })),
    older: page.hasOlder ? page.messages[0]!.id : null,
    isLatest: before === null,
    timeline: timeline.rows,
  };
}

export type ConversationData = NonNullable<Awaited<ReturnType<typeof openConversation>>>;

const personView = ({
  id,
  firstName,
  lastName,
  email,
  deletedAt,
  deactivatedAt,
}: ConversationRecord["buyer"]) => ({
  id,
  name: deletedAt ? "Former member" : `${firstName} ${lastName}`.trim(),
  email: deletedAt ? null : email,
  isDeactivated: deactivatedAt !== null && !deletedAt,
});

function describeModerationHistory(
  { status, closedBy }: ConversationRecord,
  { blocks, members, reports }: Awaited<ReturnType<typeof listModeration>>,
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
