import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { isWanted } from "#app/accounts/notifications/channel-choice.ts";
import { findReachable } from "#app/accounts/notifications/channel-choices.queries.server.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import type { MessageEmailServices } from "./queue-message-email.server.ts";
import { unsubscribeUrl } from "./email-tokens.server.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { addDays, dayMs } from "#app/shared/day.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { isUnanswered } from "#app/listings/public-listing.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers, isMember } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { site } from "#app/shared/brand.ts";

/** Once a day, in the morning in Toronto, so that an owner with many leads gets one email. */
export const remindOfMessagesJob = defineJob<object>("remind-of-messages", {
  schedule: "7 13 * * *",
});

const batchSize = 500;
/** A job counts as dead after ten minutes; the next job continues a long list. */
const maxRunMs = 5 * 60_000;
export async function remindOfMessages(services: MessageEmailServices, now: Date): Promise<void> {
  const { db, jobs } = services;
  const started = Date.now();
  const reminded = new Set<string>();
  let firstError: unknown;
  const due = readInBatches(
    (after: DueLead | null, size) => listDueLeads(db, now, after, size),
    (lead) => lead,
    batchSize,
  );
  for await (const { ownerId } of due) {
    if (reminded.has(ownerId)) continue;
    reminded.add(ownerId);
    try {
      await remindOwner(services, ownerId, now);
    } catch (error) {
      // One failure does not stop the others; the job fails at its end and is retried.
      firstError ??= error;
    }
    if (Date.now() - started > maxRunMs) {
      await jobs.enqueue(db, remindOfMessagesJob, {}, { onceKey: "more" });
      break;
    }
  }
  if (firstError) throw firstError;
}

async function remindOwner({ db, jobs, env }: MessageEmailServices, ownerId: string, now: Date) {
  await db.transaction(async (tx) => {
    const due = await lockDueLeads(tx, ownerId, now);
    if (due.length === 0) return;
    const dueIds = due.map(({ id }) => id);
    // Also recorded without an email, so that turning emails on again brings no old reminders.
    await tx
      .update(conversations)
      .set({ remindedMessageId: sql`${conversations.lastMessageId}` })
      .where(inArray(conversations.id, dueIds));
    const owner = await findReachable(tx, ownerId);
    if (!owner || !isWanted(owner.settings, owner.choices, messageNotification, "email")) return;
    const reader = { id: ownerId, userType: "seller", isCounterpart: true } as const;
    const leads = due
      .filter(({ isForgotten }) => isForgotten)
      .map(({ id, buyer, listingTitle, messages, lastMessageAt }) => ({
        conversationId: id,
        buyerName: visibleProfile(buyer, reader).name,
        listingTitle,
        messages,
        days: Math.floor((now.getTime() - lastMessageAt!.getTime()) / dayMs),
      }));
    if (leads.length === 0) return;
    await sendEmail(tx, jobs, owner.email, {
      ...reminderEmail(leads),
      unsubscribeUrl: unsubscribeUrl(env.SESSION_SECRET, ownerId),
    });
  });
}

interface WaitingLead {
  conversationId: string;
  buyerName: string;
  listingTitle: string | null;
  messages: number;
  days: number;
}

const maxLinks = 10;

function reminderEmail(leads: readonly WaitingLead[]): EmailContent {
  const [first] = leads;
  const title =
    leads.length === 1
      ? `${first!.buyerName} is waiting for your answer`
      : `${leads.length} buyers are waiting for your answer`;
  const waiting = leads.reduce((sum, { messages }) => sum + messages, 0);
  return {
    subject: title,
    heading: title,
    paragraphs: [
      `You have ${waiting === 1 ? "1 message that has" : `${waiting} messages that have`} waited for three days or longer. A short answer is enough: buyers who hear nothing look elsewhere.`,
      "Not interested? Archive or close the conversation, and we won't remind you of it.",
    ],
    links: leads.slice(0, maxLinks).map((lead) => ({
      label: describeLead(lead),
      url: `${site}${leadHref(lead.conversationId)}`,
    })),
    action: { label: "Open your leads", url: `${site}/account/leads` },
    reason:
      "You received this email because messages from buyers are waiting for you. You can turn these emails off in your notification settings.",
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

function describeLead({ buyerName, listingTitle, messages, days }: WaitingLead): string {
  const count = formatCount(messages, { one: "message", other: "messages" });
  const waited = formatCount(days, { one: "day", other: "days" });
  const about = listingTitle ? ` about ${listingTitle}` : "";
  return `${buyerName}${about} (${count}, ${waited})`;
}

const reminderDays = 3;
const maxDays = 14;

interface DueLead {
  id: string;
  ownerId: string;
  at: Date;
}

const listDueLeads = (db: Db, now: Date, after: DueLead | null, limit: number) =>
  db
    .select({
      id: conversations.id,
      ownerId: conversations.ownerId,
      at: sql<Date>`${conversations.lastMessageAt}`.mapWith(conversations.lastMessageAt),
    })
    .from(conversations)
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .where(
      and(
        isWaiting(now),
        after
          ? sql`(${conversations.lastMessageAt}, ${conversations.id}) > (${after.at}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(conversations.lastMessageAt, conversations.id)
    .limit(limit);

const isWaiting = (now: Date): SQL =>
  and(
    eq(conversations.status, "active"),
    lte(conversations.lastMessageAt, addDays(now, -reminderDays)),
    gt(conversations.lastMessageAt, addDays(now, -maxDays)),
    eq(messages.senderId, conversations.buyerId),
    eq(messages.withheld, false),
    // A request is answered without a message.
    sql`(${messages.messageType} <> 'request' or exists (select 1 from ${documentAccess}
      where ${documentAccess.listingId} = ${conversations.listingId}
        and ${documentAccess.userId} = ${conversations.buyerId} and ${isUnanswered}))`,
    sql`${conversations.remindedMessageId} is distinct from ${conversations.lastMessageId}`,
  )!;

/** Locked, so that meanwhile no message is added and no other job sends reminders. */
function lockDueLeads(tx: Db, ownerId: string, now: Date) {
  return tx
    .select({
      id: conversations.id,
      lastMessageAt: conversations.lastMessageAt,
      listingTitle: ownTitle,
      buyer: privateUserColumns,
      isForgotten: isForgotten(now),
      messages:
        sql`(select count(*) from ${messages} as waiting where waiting.conversation_id = ${conversations.id}
        and waiting.sender_id = ${conversations.buyerId} and not waiting.withheld and waiting.created_at > coalesce(
          (select max(answer.created_at) from ${messages} as answer where answer.conversation_id = ${conversations.id}
            and answer.sender_id <> ${conversations.buyerId}), '-infinity'))`.mapWith(Number),
    })
    .from(conversations)
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .innerJoin(users, eq(users.id, conversations.buyerId))
    .leftJoin(listings, eq(listings.id, conversations.listingId))
    .leftJoin(conversationMembers, isMember(conversations.id, conversations.ownerId))
    .where(and(eq(conversations.ownerId, ownerId), isWaiting(now)))
    .orderBy(conversations.lastMessageAt, conversations.id)
    .for("no key update", { of: conversations });
}

/** Not archived, lost, planned for later, blocked or sold. */
const isForgotten = (now: Date): SQL<boolean> =>
  sql<boolean>`${and(
    isNull(conversationMembers.archivedAt),
    sql`coalesce(${conversationMembers.stage}, 'new') <> 'lost'`,
    or(
      isNull(conversationMembers.followUpOn),
      sql`${conversationMembers.followUpOn} < ${now.toISOString().slice(0, 10)}`,
    ),
    sql`coalesce(${listings.status}, 'active') <> 'sold'`,
    isNull(users.deletedAt),
    isNull(users.deactivatedAt),
    sql`not exists (select 1 from ${userBlocks} where
      (${userBlocks.blockerId}, ${userBlocks.blockedId}) in
      ((${conversations.ownerId}, ${conversations.buyerId}), (${conversations.buyerId}, ${conversations.ownerId})))`,
  )}`;
