import { and, asc, count, desc, eq, ilike, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { EmailListState } from "#app/admin/emails/email-list.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";
import { describeError } from "#app/platform/jobs/describe-failure.ts";
import { mails } from "#app/platform/mail/mails.table.ts";

export type EmailRow = Awaited<ReturnType<typeof listEmails>>["rows"][number];

const isFailed = and(isNull(mails.sentAt), isNotNull(mails.lastError));

const byState: Record<string, SQL | undefined> = {
  sent: isNotNull(mails.sentAt),
  failed: isFailed,
  waiting: and(isNull(mails.sentAt), isNull(mails.lastError)),
};
const sortColumns = { date: mails.createdAt, recipient: mails.recipient, subject: mails.subject };

export async function listEmails(db: Db, { q, filters, sort, dir, page, size }: EmailListState) {
  const like = `%${escapeLike(q)}%`;
  const where = and(
    q ? or(ilike(mails.recipient, like), ilike(mails.subject, like)) : undefined,
    filters.state ? byState[filters.state] : undefined,
    filters.channel ? eq(mails.channel, filters.channel as "email") : undefined,
  );
  const by = dir === "asc" ? asc : desc;
  const [rows, [matching], [all], [failed]] = await Promise.all([
    db
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
      .where(where)
      .orderBy(by(sortColumns[sort]), desc(mails.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ count: count() }).from(mails).where(where),
    db.select({ count: count() }).from(mails),
    db.select({ count: count() }).from(mails).where(isFailed),
  ]);
  for (const row of rows) row.lastError &&= describeError(row.lastError);
  return { rows, matching: matching!.count, all: all!.count, failed: failed!.count };
}
