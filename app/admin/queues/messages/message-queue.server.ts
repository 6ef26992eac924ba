import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { listMessagesAround } from "#app/admin/queues/messages/quoted-messages.queries.server.ts";
import { findPersonFacts } from "#app/admin/queues/source/person-facts.queries.server.ts";
import {
  findDecision,
  isAmong,
  isInState,
  type QueueFilter,
  type QueueSource,
  summarizeBy,
} from "#app/admin/queues/source/queue-source.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import {
  decideFlaggedMessage,
  reopenFlaggedMessage,
} from "#app/messages/safety/decide-flagged-message.server.ts";
import type { FlagReason } from "#app/messages/safety/safety.ts";
import { flaggedMessages } from "#app/messages/safety/safety.table.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import { pick } from "#app/platform/db/pick.ts";

const sender = alias(users, "sender");
const recipient = alias(users, "recipient");

const badges: Record<FlagReason, string> = {
  scam: "Scam words",
  link: "Link",
  "same-text": "Sent to many",
};
const sentences: Record<FlagReason, string> = {
  scam: "It has the words of a known scam.",
  link: "It is a first message, and has a link.",
  "same-text": "The sender sent the same text to many owners.",
};

const where = ({ person, state, ids }: QueueFilter) =>
  and(
    isAmong(flaggedMessages.messageId, ids),
    isInState(flaggedMessages.handledAt, state),
    person
      ? sql`${flaggedMessages.messageId} in (select m.id from ${messages} m where m.sender_id = ${person})`
      : undefined,
  );

/** One item per message, whatever the checks found in it. */
export const messageQueue = {
  summarize: summarizeBy({
    id: flaggedMessages.messageId,
    since: flaggedMessages.createdAt,
    where,
  }),

  async list(db, filter, limit, now) {
    const since = sql`min(${flaggedMessages.createdAt})`.mapWith(flaggedMessages.createdAt);
    const rows = await db
      .select({
        id: messages.id,
        content: sql<string>`left(${messages.content}, 120)`,
        sender: fullName(sender),
        reasons: sql<
          FlagReason[]
        >`array_agg(${flaggedMessages.reason} order by ${flaggedMessages.reason})`,
        since,
      })
      .from(flaggedMessages)
      .innerJoin(messages, eq(messages.id, flaggedMessages.messageId))
      .innerJoin(sender, eq(sender.id, messages.senderId))
      .where(where(filter))
      .groupBy(messages.id, sender.id)
      .orderBy(
        filter.state === "waiting" ? asc(since) : desc(sql`max(${flaggedMessages.handledAt})`),
        asc(messages.id),
      )
      .limit(limit);
    return rows.map((row) => ({
      id: row.id,
      title: row.sender,
      note: row.content,
      since: makeTimeAgo(row.since, now),
      badges: row.reasons.map((reason) => badges[reason]),
    }));
  },

  async find({ services: { db }, viewer, now }, id) {
    const flags = await db
      .select({ reason: flaggedMessages.reason, handledAt: flaggedMessages.handledAt })
      .from(flaggedMessages)
      .where(eq(flaggedMessages.messageId, id));
    const [row] = await db
      .select({
        ...pick(messages, "id", "conversationId", "senderId", "createdAt"),
        sender: fullName(sender),
        recipient: fullName(recipient),
        listingTitle: ownTitle,
        sameText: sql`(select count(distinct m.recipient_id) from ${messages} m
          where m.sender_id = ${messages.senderId} and m.content_hash = ${messages.contentHash})`.mapWith(
          Number,
        ),
      })
      .from(messages)
      .innerJoin(sender, eq(sender.id, messages.senderId))
      .innerJoin(recipient, eq(recipient.id, messages.recipientId))
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .leftJoin(listings, eq(listings.id, conversations.listingId))
      .where(eq(messages.id, id));
    if (!row || flags.length === 0) return null;
    const isWaiting = flags.some(({ handledAt }) => handledAt === null);
    const decision = await findDecision(
      db,
      { subjectType: "message", subjectId: id, actions },
      now,
    );
    const thread = `/admin/conversations/${row.conversationId}`;
    return {
      kind: "messages" as const,
      id,
      title: `Message from ${row.sender}`,
      since: makeTimeAgo(row.createdAt, now),
      person: await findPersonFacts(db, row.senderId, viewer.adminAreas),
      open: { label: "Open the conversation", href: thread },
      decided: isWaiting ? null : (decision?.decided ?? null),
      reasons: flags.map(({ reason }) => sentences[reason]),
      recipient: row.recipient,
      listingTitle: row.listingTitle,
      messages: await listMessagesAround(db, row, now),
      sameText: row.sameText,
    };
  },

  async change({ services: { db }, id, intent, viewer, now, requestId }) {
    const change = { messageId: id, adminId: viewer.id, now, requestId };
    if (intent === "reopen") return reopenFlaggedMessage(db, change);
    const decision = intent === "approve" ? "kept" : "withheld";
    return decideFlaggedMessage(db, { ...change, decision });
  },
} satisfies QueueSource;

const actions = { "message-kept": "Kept", "message-withheld": "Withheld" };
