import { eq } from "drizzle-orm";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import { answerEmail } from "./answer-email.server.ts";
import type { EmailContent, InboundEmail } from "./inbound-email.ts";
import { postEmail } from "./post-email.server.ts";
import { type InboundServices, type ReceiveOutcome, recordEmail } from "./record-email.server.ts";
import { strangerEmail, unreadableEmail } from "./refusal-emails.ts";
import { findReplySenders, type ReplySender } from "./reply-sender.server.ts";

/** Each may take seconds of a thread. More than replies, of which some fail. */
export const emailReadingLimit = defineRateLimit("emailReading", { max: 100, windowMinutes: 60 });

/** Adds an email to the conversations whose reply addresses it was sent to, once each, however often the provider posts it. */
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
  const content = once(() => email.readContent());
  for (const sender of senders)
    if (!known.some(({ conversationId }) => conversationId === sender.conversationId))
      outcomes.push(await receiveReply(services, email, sender, content, now));
  // What was delivered is not delivered again when the provider tries again.
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
      // A forged sender would make us write to an uninvolved person.
      if (outcome === "unreadable")
        await answerEmail(tx, services, from, unreadableEmail(env.APP_URL, conversationId), now);
      else if (authenticity === "pass")
        await answerEmail(tx, services, from, strangerEmail(env.APP_URL), now);
      return outcome;
    });
  if (from !== sender.email || authenticity === "fail") return refuse("stranger");
  if (!(await allowAttempt(db, emailReadingLimit, sender.userId, now))) return "later";
  const content = await readContent();
  return content ? postEmail(services, { externalId, content, sender, now }) : refuse("unreadable");
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}
