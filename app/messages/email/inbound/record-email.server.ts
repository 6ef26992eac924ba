import type { Services } from "#app/context.ts";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import type { InboundOutcome } from "./inbound-email.ts";
import type { MessageEmailServices } from "#app/messages/email/queue-message-email.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

export type InboundServices = MessageEmailServices & Pick<Services, "files" | "log">;

export interface ReplySender {
  conversationId: string;
  userId: string;
  email: string;
}

/** `repeated`: it arrived before. `later`: the sender writes too fast; the provider retries. */
export type ReceiveOutcome = InboundOutcome | "repeated" | "later";

/** False if it was recorded before. Of two concurrent deliveries, the second waits here. */
export async function recordEmail(
  tx: Db,
  email: Pick<typeof inboundEmails.$inferInsert, "externalId" | "conversationId" | "outcome">,
): Promise<boolean> {
  const written = await tx
    .insert(inboundEmails)
    .values(email)
    .onConflictDoNothing()
    .returning({ id: inboundEmails.id });
  return written.length > 0;
}

/** The sender address of a rejected email may be forged. */
const emailRefusalLimit = defineRateLimit("emailRefusal", { max: 1, windowMinutes: 24 * 60 });

const oneAddress = /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/;

/** Once a day per address, so that we cannot be made to send many, and no two machines talk forever. */
export async function answerEmail(
  tx: Db,
  { jobs, env }: Pick<MessageEmailServices, "jobs" | "env">,
  address: string,
  content: EmailContent,
  now: Date,
): Promise<void> {
  if (!oneAddress.test(address) || address.endsWith(`@${env.REPLY_DOMAIN}`)) return;
  if (await allowAttempt(tx, emailRefusalLimit, `${address} ${content.subject}`, now))
    await sendEmail(tx, jobs, address, content);
}
