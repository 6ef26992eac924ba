import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import type { MessageEmailServices } from "#app/messages/email/message-email-services.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

/** Answers to refused emails, whose sender address may be forged. */
const emailRefusalLimit = defineRateLimit("emailRefusal", { max: 1, windowMinutes: 24 * 60 });

const oneAddress = /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/;

/** One answer a day to an address, so that nobody can make us send many, and no two machines talk without end. */
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
