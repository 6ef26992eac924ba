import { desc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { mails } from "#app/platform/mail/mails.table.ts";

/** The emails to an address, newest first. */
export const mailsTo = (db: Db, recipient: string) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt), desc(mails.id));

export function tokenIn(text: string): string {
  return /token=([\w-]+)/.exec(text)![1]!;
}
