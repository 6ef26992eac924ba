import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { type EmailContent, renderEmail } from "#app/platform/mail/render-email.ts";
import { mailAttachments } from "#app/platform/mail/mail-attachments.table.ts";
import type { Attachment } from "#app/platform/mail/transport.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { getOperator } from "#app/platform/operator.server.ts";

/** Retried for at least four days, as mail servers do (RFC 5321, 4.5.4.1), so that a weekend outage loses no email. */
export const deliverMailJob = defineJob<{ mailId: string }>("deliver-mail", { retryLimit: 120 });

export async function sendEmail(
  tx: Db,
  jobs: Jobs,
  recipient: string,
  content: EmailContent,
  attachment: Attachment | null = null,
): Promise<string> {
  const operator = await getOperator(tx);
  if (content.isCommercial && !operator)
    throw new Error("A commercial email must name the operator, who is not set");
  const [mail] = await tx
    .insert(mails)
    .values({ recipient, ...renderEmail(content, operator, jobs.appUrl) })
    .returning({ id: mails.id });
  if (attachment) await tx.insert(mailAttachments).values({ mailId: mail!.id, ...attachment });
  await jobs.enqueue(tx, deliverMailJob, { mailId: mail!.id });
  return mail!.id;
}
