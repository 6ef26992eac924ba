import {
  findConversationRecord,
  findEnds,
  listAllMessages,
  listModeration,
  listFlags,
  recordOpening,
} from "#app/admin/conversations/conversation.queries.server.ts";
import { describeModerationHistory } from "#app/admin/conversations/describe-moderation-history.ts";
import { makeRecordedView } from "#app/admin/conversations/recorded-view.ts";
import { formatAge } from "#app/admin/lists/relative-time.ts";
import { listTimeline } from "#app/admin/timeline/timeline.queries.server.ts";
import { listMessageFiles } from "#app/messages/thread/reading/messages.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";

interface ConversationInput {
  conversationId: string;
  /** Loads the messages before this one. */
  before: string | null;
  /** The administrator. */
  actorId: string;
  requestId: string;
  now: Date;
}

const shownEntries = 20;

/** Logs that the administrator read it. */
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
    messages: page.messages.map((message) =>
      makeRecordedView(message, {
        conversationId,
        sender: nameOf(message.senderId),
        isOwner: message.senderId === owner.id,
        files: files.filter(({ messageId }) => messageId === message.id),
        flags: flags.filter(({ messageId }) => messageId === message.id),
      }),
    ),
    older: page.hasOlder ? page.messages[0]!.id : null,
    isLatest: before === null,
    timeline: timeline.rows,
  };
}

export type ConversationData = NonNullable<Awaited<ReturnType<typeof openConversation>>>;

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  deletedAt: Date | null;
  deactivatedAt: Date | null;
}

const personView = ({ id, firstName, lastName, email, deletedAt, deactivatedAt }: Person) => ({
  id,
  name: deletedAt ? "Former member" : `${firstName} ${lastName}`.trim(),
  email: deletedAt ? null : email,
  isDeactivated: deactivatedAt !== null && !deletedAt,
});
