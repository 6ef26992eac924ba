import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { mailAttachments } from "#app/platform/mail/mail-attachments.table.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { pick } from "#app/platform/db/pick.ts";

export function listRecentMails(db: Db) {
  return db
    .select(
      pick(mails, "id", "channel", "recipient", "subject", "createdAt", "sentAt", "lastError"),
    )
    .from(mails)
    .orderBy(desc(mails.createdAt))
    .limit(100);
}

export async function findMail(db: Db, id: string) {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}

export async function findAttachment(db: Db, mailId: string) {
  const [attachment] = await db
    .select(pick(mailAttachments, "fileName", "contentType", "bytes"))
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId));
  return attachment ?? null;
}
