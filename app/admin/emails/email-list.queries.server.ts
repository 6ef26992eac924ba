import { and, eq, ilike, inArray, isNotNull, isNull, ne, or, type SQL } from "drizzle-orm";
import { emailListSpec, receivedListSpec } from "#app/admin/emails/email-list.ts";
import { defineList } from "#app/admin/lists/list-rows.server.ts";
import { inboundEmails } from "#app/messages/email/inbound-emails.table.ts";
import type { InboundOutcome } from "#app/messages/email/inbound/inbound-email.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { describeError } from "#app/platform/jobs/describe-failure.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { pick } from "#app/platform/db/pick.ts";

const byState: Record<string, SQL | undefined> = {
  sent: isNotNull(mails.sentAt),
  failed: and(isNull(mails.sentAt), isNotNull(mails.lastError)),
  waiting: and(isNull(mails.sentAt), isNull(mails.lastError)),
};

export type EmailRow = Awaited<ReturnType<typeof readEmails>>[number];

async function readEmails(db: Db, ids: string[]) {
  const rows = await db
    .select({
      id: mails.id,
      channel: mails.channel,
      recipient: mails.recipient,
      subject: mails.subject,
      attempts: mails.attempts,
      lastError: mails.lastError,
      sentAt: mails.sentAt,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(inArray(mails.id, ids));
  for (const row of rows) row.lastError &&= describeError(row.lastError);
  return rows;
}

export const emailsList = defineList(
  emailListSpec,
  ({ q, filters: { state, channel } }) => ({
    table: mails,
    id: mails.id,
    keys: { date: mails.createdAt, recipient: mails.recipient, subject: mails.subject },
    filter: and(
      state ? byState[state] : undefined,
      channel ? eq(mails.channel, channel as EmailRow["channel"]) : undefined,
    ),
    words: q
      ? or(ilike(mails.recipient, `%${escapeLike(q)}%`), ilike(mails.subject, `%${escapeLike(q)}%`))
      : undefined,
  }),
  readEmails,
);

export type ReceivedEmailRow = Awaited<ReturnType<typeof readReceivedEmails>>[number];

const readReceivedEmails = (db: Db, ids: string[]) =>
  db
    .select(pick(inboundEmails, "id", "externalId", "outcome", "createdAt"))
    .from(inboundEmails)
    .where(inArray(inboundEmails.id, ids));

export const receivedEmailsList = defineList(
  receivedListSpec,
  ({ q, filters: { outcome } }) => ({
    table: inboundEmails,
    id: inboundEmails.id,
    keys: { date: inboundEmails.createdAt },
    filter: outcome
      ? eq(inboundEmails.outcome, outcome as InboundOutcome)
      : ne(inboundEmails.outcome, "delivered"),
    words: q ? ilike(inboundEmails.externalId, `%${escapeLike(q)}%`) : undefined,
  }),
  readReceivedEmails,
);
