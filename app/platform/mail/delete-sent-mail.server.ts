import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { mails } from "#app/platform/mail/mails.table.ts";

export async function deleteSentMail(tx: Db, recipient: string): Promise<void> {
  await tx.delete(mails).where(and(eq(mails.recipient, recipient), isNotNull(mails.sentAt)));
}
