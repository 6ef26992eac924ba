import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { describeError } from "#app/platform/jobs/describe-failure.ts";
import { findMail } from "#app/platform/mail/mails.queries.server.ts";
import { maskSecrets } from "#app/platform/mask-secrets.ts";

/** Redacts what would let its reader act as the recipient: sign-in links, confirmations, reply addresses and codes. */
export async function findShownMail(db: Db, id: string) {
  const mail = await findMail(db, id);
  if (!mail) return null;
  return {
    ...mail,
    subject: maskSecrets(mail.subject),
    text: maskSecrets(mail.text),
    html: mail.html && maskSecrets(mail.html),
    lastError: mail.lastError && describeError(mail.lastError),
    headers: Object.fromEntries(
      Object.entries(mail.headers).map(([name, value]) => [name, maskSecrets(value)]),
    ),
  };
}

/** Emails are private: opening one is logged. */
export async function openMail(
  db: Db,
  id: string,
  by: { actorId: string; requestId: string | null },
) {
  const mail = await findShownMail(db, id);
  if (!mail) return null;
  await recordAudit(db, by, "email-opened", ["email", id], {
    recipient: mail.recipient,
    subject: mail.subject,
  });
  return mail;
}
