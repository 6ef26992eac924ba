import { and, eq, gt, sql } from "drizzle-orm";
import { listAdministratorEmails } from "#app/accounts/administration/list-administrator-emails.server.ts";
import { defineRateLimit, allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { contactMessages } from "#app/messages/messages.table.ts";
import { contactConfirmationEmail, contactNoticeEmail } from "./contact-request-emails.ts";
import type { ContactRequestInput } from "./contact-request.schema.ts";
import { contactReference, repeatWindowMs } from "./contact-request.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";

const contactAddressLimit = defineRateLimit("contactAddress", {
  max: 5,
  windowMinutes: 60,
  perAddress: true,
});
/** Anyone may have entered the address. */
const contactConfirmationLimit = defineRateLimit("contactConfirmation", {
  max: 2,
  windowMinutes: 24 * 60,
});

export interface SendContactRequest {
  userId: string | null;
  ip: string;
  input: ContactRequestInput;
  now: Date;
  appUrl: string;
}

export async function sendContactRequest(
  db: Db,
  jobs: Jobs,
  { userId, ip, input, now, appUrl }: SendContactRequest,
) {
  if (!(await allowAttempt(db, contactAddressLimit, ip, now)))
    return { ok: false, reason: "too-many" } as const;
  return db.transaction(async (tx) => {
    const { name, email, topic, message: content } = input;
    // One request per sender at a time, so that a double click finds the first message.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
    const [repeated] = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.email, email),
          eq(contactMessages.content, content),
          gt(contactMessages.createdAt, new Date(now.getTime() - repeatWindowMs)),
        ),
      )
      .limit(1);
    if (repeated) return { ok: true, reference: contactReference(repeated.id) } as const;
    const [row] = await tx
      .insert(contactMessages)
      .values({ userId, name, email, topic, content, createdAt: now })
      .returning({ id: contactMessages.id });
    const reference = contactReference(row!.id);
    const notice = contactNoticeEmail({ id: row!.id, appUrl }, input);
    for (const recipient of await listAdministratorEmails(tx, "/admin/queues/contact"))
      await sendEmail(tx, jobs, recipient, notice);
    // Anyone can enter anyone's address: it gets two confirmations a day at most.
    if (await allowAttempt(tx, contactConfirmationLimit, email, now))
      await sendEmail(tx, jobs, email, contactConfirmationEmail(reference));
    return { ok: true, reference } as const;
  });
}
