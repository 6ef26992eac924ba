import { and, eq, isNull, sql } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import {
  answerEmail,
  type InboundServices,
  type ReceiveOutcome,
  recordEmail,
  type ReplySender,
} from "./record-email.server.ts";
import type { EmailContent, InboundEmail } from "./inbound-email.ts";
import { postEmail } from "./post-email.server.ts";
import { refusalEmail, strangerEmail } from "./refusal-emails.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { readReplyAddress } from "#app/messages/email/email-tokens.server.ts";
import { secretsOf } from "#app/messages/email/queue-message-email.server.ts";
import { conversations } from "#app/messages/messages.table.ts";

export const emailReadingLimit = defineRateLimit("emailReading", { max: 100, windowMinutes: 60 });

/** Posts an email once to each conversation it is addressed to, however often the provider repeats it. */
export async function receiveEmail(
  services: InboundServices,
  email: InboundEmail,
  now: Date,
): Promise<ReceiveOutcome> {
  const { db } = services;
  const { externalId, automatic } = email;
  const senders = automatic ? [] : await findReplySenders(services, email);
  if (senders.length === 0) {
    const outcome = automatic ?? "bad-address";
    return (await recordEmail(db, { externalId, outcome })) ? outcome : "repeated";
  }
  const known = await db
    .select({ conversationId: inboundEmails.conversationId })
    .from(inboundEmails)
    .where(eq(inboundEmails.externalId, externalId));
  const outcomes: ReceiveOutcome[] = [];
  let content: ReturnType<typeof email.readContent> | undefined;
  const readContent = () => (content ??= email.readContent());
  for (const sender of senders)
    if (!known.some(({ conversationId }) => conversationId === sender.conversationId))
      outcomes.push(await receiveReply(services, email, sender, readContent, now));
  // What was delivered is not delivered again on the provider's next attempt.
  return outcomes.find((outcome) => outcome === "later") ?? outcomes[0] ?? "repeated";
}

async function receiveReply(
  services: InboundServices,
  { externalId, from, authenticity }: InboundEmail,
  sender: ReplySender,
  readContent: () => Promise<EmailContent | null>,
  now: Date,
): Promise<ReceiveOutcome> {
  const { db, env } = services;
  const { conversationId } = sender;
  const refuse = (outcome: "stranger" | "unreadable") =>
    db.transaction(async (tx): Promise<ReceiveOutcome> => {
      if (!(await recordEmail(tx, { externalId, conversationId, outcome }))) return "repeated";
      // With a forged sender we would write to an uninvolved person.
      if (outcome === "unreadable")
        await answerEmail(
          tx,
          services,
          from,
          refusalEmail(outcome, { appUrl: env.APP_URL, conversationId }),
          now,
        );
      else if (authenticity === "pass")
        await answerEmail(tx, services, from, strangerEmail(env.APP_URL), now);
      return outcome;
    });
  if (from !== sender.email || authenticity === "fail") return refuse("stranger");
  if (!(await allowAttempt(db, emailReadingLimit, sender.userId, now))) return "later";
  const content = await readContent();
  return content ? postEmail(services, { externalId, content, sender, now }) : refuse("unreadable");
}

const maxConversations = 10;

async function findReplySenders(
  { db, env }: InboundServices,
  { recipients }: InboundEmail,
): Promise<ReplySender[]> {
  const domain = env.REPLY_DOMAIN;
  if (!domain) return [];
  const secrets = secretsOf(env);
  const seats = recipients.flatMap((address) => readReplyAddress(secrets, domain, address) ?? []);
  const senders = new Map<string, ReplySender>();
  for (const { conversationId, isOwner } of seats.slice(0, maxConversations)) {
    if (senders.has(conversationId)) continue;
    const memberId = isOwner ? conversations.ownerId : conversations.buyerId;
    const [member] = await db
      .select({ conversationId: conversations.id, userId: users.id, email: users.email })
      .from(conversations)
      .innerJoin(users, eq(users.id, sql`${memberId}`))
      .where(
        and(
          eq(conversations.id, conversationId),
          isNull(users.deletedAt),
          isNull(users.deactivatedAt),
        ),
      );
    if (member) senders.set(conversationId, member);
  }
  return [...senders.values()];
}
