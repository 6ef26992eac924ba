import type { Db } from "#app/platform/db/db.ts";
import type { Env } from "#app/platform/env.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { deliverMailJob } from "#app/platform/mail/send-email.server.ts";

/** Writes a text message in the caller's transaction; the delivery job of emails sends it. */
export async function sendSms(tx: Db, jobs: Jobs, phone: string, text: string): Promise<void> {
  const [message] = await tx
    .insert(mails)
    .values({ channel: "sms", recipient: dialled(phone), subject: "Text message", text })
    .returning({ id: mails.id });
  await jobs.enqueue(tx, deliverMailJob, { mailId: message!.id });
}

/** The format that gateways expect: digits, with a leading plus if there was one. */
const dialled = (phone: string): string =>
  (phone.trim().startsWith("+") ? "+" : "") + phone.replaceAll(/\D/g, "");

/** Outside production text messages need no gateway: they can be read at /dev/mail. */
export const canSendTexts = ({ mode, SMS_URL }: Pick<Env, "mode" | "SMS_URL">): boolean =>
  mode !== "production" || SMS_URL !== undefined;
