import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import type { MailTransport } from "#app/platform/mail/transport.ts";
import { findAttachment } from "#app/platform/mail/mails.queries.server.ts";
import { mails } from "#app/platform/mail/mails.table.ts";

/** A process killed between sending and recording sends again, with the same message id, so that mail clients show one email. */
export async function deliverMail(db: Db, transport: MailTransport, mailId: string): Promise<void> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt)));
  if (!mail) return;
  try {
    await transport.send(mail, await findAttachment(db, mailId));
  } catch (error) {
    await db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, lastError: String(error) })
      .where(eq(mails.id, mailId));
    throw error;
  }
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, sentAt: sql`now()`, lastError: null })
    .where(eq(mails.id, mailId));
}
