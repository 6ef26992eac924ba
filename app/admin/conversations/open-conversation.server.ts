import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { flagLabels } from "#app/admin/messages/conversation-labels.ts";
import { formatAge } from "#app/admin/lists/relative-time.ts";
import { listTimeline } from "#app/admin/timeline/timeline.queries.server.ts";
import { messageFileHref } from "#app/messages/thread/files/message-file.ts";
import {
  listAuthors,
  listMessageFiles,
} from "#app/messages/thread/reading/messages.queries.server.ts";
import { nameAuthor } from "#app/messages/thread/reading/message-views.ts";
import { personReportLabels } from "#app/messages/safety/safety.ts";
import type { Db } from "#app/platform/db/db.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatFileSize } from "#app/ui/format/format-file-size.ts";
import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import {
  buyer,
  owner,
  personColumns,
  third,
} from "#app/admin/messages/conversations-list.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { flaggedMessages, personReports, userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { messagesPerPage } from "#app/messages/thread/thread.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";

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
  const { buyer, owner, third, listing } = record;
  const [page, ends, moderation, timeline] = await Promise.all([
    listAllMessages(db, conversationId, before),
    findEnds(db, conversationId),
    listModeration(db, conversationId, [buyer.id, owner.id, ...(third ? [third.id] : [])]),
    listTimeline(
      db,
      { subjectType: "conversation", subjectId: conversationId },
      { page: 1, size: shownEntries },
      now,
    ),
  ]);
  const ids = page.messages.map(({ id }) => id);
  const [files, flags, authors] = await Promise.all([
    listMessageFiles(db, ids),
    listFlags(db, ids),
    listAuthors(
      db,
      page.messages.map(({ senderId }) => senderId),
    ),
  ]);
  const people = listPeople(record);
  // Brokers whose mandate has ended are no longer in it.
  const known = [...people, ...authors.map(personView)];
  const nameOf = (id: string) => known.find((person) => person.id === id)?.name ?? "";
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
    /** With what the people in it cannot see. */
    messages: page.messages.map(({ senderId, tags, createdAt, ...message }) => ({
      id: message.id,
      sender: nameAuthor(message, nameOf(senderId), ""),
      isOwner: senderId !== buyer.id,
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

function listPeople({ buyer, owner, third, listing }: ConversationRecord) {
  const isOfMandate = third !== null && third.id === listing?.ownerId;
  const isIntroduction = buyer.id === listing?.ownerId;
  return [
    { ...personView(buyer), role: isIntroduction ? "Owner" : "Buyer" },
    {
      ...personView(owner),
      role: !listing || isOfMandate || isIntroduction ? "Broker" : "Owner",
    },
    ...(third
      ? [{ ...personView(third), role: isOfMandate ? "Owner, can read it" : "Administrator" }]
      : []),
  ];
}

const personView = ({
  id,
  firstName,
  lastName,
  email,
  deletedAt,
  deactivatedAt,
}: Pick<
  ConversationRecord["buyer"],
  "id" | "firstName" | "lastName" | "email" | "deletedAt" | "deactivatedAt"
>) => ({
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
  const on = (date: Date) => formatDate(date, { format: "with-time" });
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

async function findConversationRecord(db: Db, conversationId: string) {
  const [record] = await db
    .select({
      id: conversations.id,
      status: conversations.status,
      closedBy: conversations.closedBy,
      messageCount: conversations.messageCount,
      lastMessageAt: conversations.lastMessageAt,
      createdAt: conversations.createdAt,
      listing: { id: listings.id, title: ownTitle, ownerId: listings.ownerId },
      buyer: personColumns(buyer),
      owner: personColumns(owner),
      third: personColumns(third),
    })
    .from(conversations)
    .innerJoin(buyer, eq(buyer.id, conversations.buyerId))
    .innerJoin(owner, eq(owner.id, conversations.ownerId))
    .leftJoin(third, eq(third.id, conversations.thirdId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .where(eq(conversations.id, conversationId));
  return record ?? null;
}

type ConversationRecord = NonNullable<Awaited<ReturnType<typeof findConversationRecord>>>;

const messageColumns = {
  id: messages.id,
  senderId: messages.senderId,
  onBehalfOf: messages.onBehalfOf,
  content: messages.content,
  messageType: messages.messageType,
  inquiryData: messages.inquiryData,
  withheld: messages.withheld,
  warnings: messages.warnings,
  origin: messages.origin,
  tags: messages.tags,
  readAt: messages.readAt,
  createdAt: messages.createdAt,
};

async function listAllMessages(db: Db, conversationId: string, before: string | null) {
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before
          ? sql`(${messages.createdAt}, ${messages.id}) < (select m.created_at, m.id from messages m
              where m.id = ${before} and m.conversation_id = ${conversationId})`
          : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(messagesPerPage + 1);
  return {
    messages: rows.slice(0, messagesPerPage).toReversed(),
    hasOlder: rows.length > messagesPerPage,
  };
}

async function findEnds(db: Db, conversationId: string) {
  const ofConversation = eq(messages.conversationId, conversationId);
  const [[inquiry], [last]] = await Promise.all([
    db
      .select(messageColumns)
      .from(messages)
      .where(and(ofConversation, eq(messages.messageType, "inquiry")))
      .orderBy(asc(messages.createdAt), asc(messages.id))
      .limit(1),
    db
      .select(messageColumns)
      .from(messages)
      .where(ofConversation)
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(1),
  ]);
  return { inquiry: inquiry ?? null, last: last ?? null };
}

const listFlags = (db: Db, messageIds: readonly string[]) =>
  messageIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          messageId: flaggedMessages.messageId,
          reason: flaggedMessages.reason,
          isSettled: sql<boolean>`${flaggedMessages.handledAt} is not null`,
        })
        .from(flaggedMessages)
        .where(inArray(flaggedMessages.messageId, [...messageIds]));

async function listModeration(db: Db, id: string, people: string[]) {
  const [blocks, members, reports] = await Promise.all([
    db
      .select({ blockerId: userBlocks.blockerId, createdAt: userBlocks.createdAt })
      .from(userBlocks)
      .where(and(inArray(userBlocks.blockerId, people), inArray(userBlocks.blockedId, people))),
    db
      .select({ userId: conversationMembers.userId, archivedAt: conversationMembers.archivedAt })
      .from(conversationMembers)
      .where(eq(conversationMembers.conversationId, id)),
    db
      .select({
        reporterId: personReports.reporterId,
        reason: personReports.reason,
        details: personReports.details,
        handledAt: personReports.handledAt,
        createdAt: personReports.createdAt,
      })
      .from(personReports)
      .where(eq(personReports.conversationId, id))
      .orderBy(desc(personReports.createdAt)),
  ]);
  return { blocks, members, reports };
}

const hourMs = 60 * 60 * 1000;

/** Reading a conversation is logged once per administrator and hour. */
async function recordOpening(
  db: Db,
  opening: { conversationId: string; actorId: string; requestId: string; now: Date },
): Promise<void> {
  const { conversationId, actorId, requestId, now } = opening;
  const action = "conversation-opened";
  const [recent] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, "conversation"),
        eq(auditLog.subjectId, conversationId),
        eq(auditLog.actorId, actorId),
        eq(auditLog.action, action),
        gt(auditLog.createdAt, new Date(now.getTime() - hourMs)),
      ),
    )
    .limit(1);
  if (!recent)
    await recordAudit(db, { actorId, requestId }, action, ["conversation", conversationId]);
}
