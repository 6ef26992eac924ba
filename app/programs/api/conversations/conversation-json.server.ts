import { and, eq, isNull, not } from "drizzle-orm";
import { z } from "zod";
import { formerMember, visibleContact, visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { conversationStatuses, leadStages } from "#app/messages/leads/lead.ts";
import type { Lead } from "#app/messages/leads/leads.queries.server.ts";
import { messages, messageTypes, messageWarnings } from "#app/messages/messages.table.ts";
import { nameAuthors } from "#app/messages/thread/load-thread.server.ts";
import { nameAuthor } from "#app/messages/thread/reading/message-views.ts";
import {
  findFirstInquiry,
  listMessageFiles,
  listMessages,
} from "#app/messages/thread/reading/messages.queries.server.ts";
import { findReplyRefusal, readerOf } from "#app/messages/thread/thread.ts";
import type { ThreadRow } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { named } from "#app/programs/api/requests/named.ts";

const shared = {
  id: z.uuid(),
  role: z.enum(["owner", "buyer"]).describe("Yours: a broker with the mandate is the owner here."),
  listingId: z.uuid().nullable().describe("Null in an inquiry about a broker's services."),
  listingTitle: z.string().nullable(),
  status: z.enum(conversationStatuses),
  stage: z.enum(leadStages).nullable().describe("Null if you are the buyer."),
  followUpOn: z.iso.date().nullable(),
  isUnread: z.boolean(),
};

export const conversationSummary = named("ConversationSummary", {
  ...shared,
  name: z.string().describe("Of the other person, as far as you may know it."),
  messageCount: z.number().int(),
  lastMessage: z
    .strictObject({ content: z.string(), isMine: z.boolean(), createdAt: z.iso.datetime() })
    .nullable(),
});

export const conversationSchema = named("Conversation", {
  ...shared,
  person: z.strictObject({
    name: z.string(),
    email: z.string().nullable().describe("Null unless they share it."),
    phone: z.string().nullable(),
  }),
  inquiry: z
    .strictObject({ name: z.string(), email: z.string(), phone: z.string() })
    .nullable()
    .describe("What the buyer gave with the first message."),
  notes: z.string().describe("Yours; nobody else sees them."),
  canReply: z.boolean(),
});

export const messageSchema = named("Message", {
  id: z.uuid(),
  author: z.string(),
  isMine: z.boolean(),
  type: z.enum(messageTypes),
  content: z.string(),
  warnings: z
    .array(z.enum(messageWarnings))
    .describe("Our checks found signs of fraud, or a link: show it with care."),
  files: z.array(z.strictObject({ id: z.uuid(), name: z.string(), bytes: z.number().int() })),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable().describe("When the other person read it; null for theirs."),
});

export const summaryJson = (lead: Lead) => ({
  id: lead.id,
  role: lead.isOwner ? "owner" : "buyer",
  listingId: lead.listingId,
  listingTitle: lead.listingTitle,
  status: lead.status,
  stage: lead.stage,
  followUpOn: lead.followUpOn,
  isUnread: lead.isUnread,
  name: lead.otherName,
  messageCount: lead.messageCount,
  lastMessage: lead.lastMessageAt && {
    content: lead.lastMessage ?? "",
    isMine: lead.lastIsMine,
    createdAt: lead.lastMessageAt.toISOString(),
  },
});

export const isLeadOf = (thread: Pick<ThreadRow, "buyerId">, userId: string): boolean =>
  thread.buyerId !== userId;

export async function readConversation(db: Db, thread: ThreadRow, userId: string) {
  const { id: conversationId, other, member, listing, status } = thread;
  const isOwner = isLeadOf(thread, userId);
  const reader = readerOf(thread, userId, other);
  const contact = visibleContact(other, reader);
  const first = await findFirstInquiry(db, conversationId, userId);
  const { name, email, phone } = first?.inquiryData ?? {};
  return {
    id: conversationId,
    role: isOwner ? "owner" : "buyer",
    listingId: listing?.id ?? null,
    listingTitle: listing?.title ?? null,
    status: member?.archivedAt ? "archived" : status,
    stage: isOwner ? (member?.stage ?? "new") : null,
    followUpOn: member?.followUpOn ?? null,
    isUnread: Boolean(member?.markedUnreadAt) || (await hasUnread(db, conversationId, userId)),
    person: {
      name: visibleProfile(other, reader).name,
      email: contact?.email ?? null,
      phone: contact?.phone ?? null,
    },
    inquiry: first?.inquiryData ? { name, email, phone } : null,
    notes: member?.notes ?? "",
    canReply: findReplyRefusal(thread) === null,
  };
}

const hasUnread = async (db: Db, conversationId: string, userId: string): Promise<boolean> =>
  (await db.$count(
    messages,
    and(
      eq(messages.conversationId, conversationId),
      eq(messages.recipientId, userId),
      isNull(messages.readAt),
      not(messages.withheld),
    ),
  )) > 0;

/** Latest first. */
export async function readMessages(
  db: Db,
  thread: ThreadRow,
  userId: string,
  { before, size }: { before: string | null; size: number },
) {
  const page = await listMessages(db, { conversationId: thread.id, userId, before, size });
  const [files, names] = await Promise.all([
    listMessageFiles(
      db,
      page.messages.map(({ id }) => id),
    ),
    nameAuthors(db, thread, userId, page.messages),
  ]);
  return page.messages.toReversed().map((row) => {
    const isMine = row.senderId === userId;
    const name = names.get(row.senderId) ?? formerMember;
    return {
      id: row.id,
      author: isMine ? name : nameAuthor(row, name, userId),
      isMine,
      type: row.messageType,
      content: row.content,
      warnings: isMine ? [] : row.warnings,
      files: files.flatMap((file) =>
        file.messageId === row.id ? [{ id: file.id, name: file.name, bytes: file.bytes }] : [],
      ),
      createdAt: row.createdAt.toISOString(),
      readAt: (isMine && row.readAt?.toISOString()) || null,
    };
  });
}
