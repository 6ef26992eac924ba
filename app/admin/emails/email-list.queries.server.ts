import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL } from "drizzle-orm";
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

function matches({ q, filters }: EmailListState): SQL | undefined {
  const like = `%${escapeLike(q)}%`;
  return and(
    q ? or(ilike(mails.recipient, like), ilike(mails.subject, like)) : undefined,
    filters.state ? byState[filters.state] : undefined,
    filters.channel ? eq(mails.channel, filters.channel as "email") : undefined,
  );
}

export const countEmails = (db: Db, state: EmailListState): Promise<number> =>
  db.$count(mails, matches(state));

export async function listEmails(db: Db, state: EmailListState) {
  const { sort, dir, page, size } = state;
  const by = dir === "asc" ? asc : desc;
  const [rows, matching, all, failed] = await Promise.all([
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
      .where(matches(state))
      .orderBy(by(sortColumns[sort]), desc(mails.id))
      .limit(size)
      .offset((page - 1) * size),
    countEmails(db, state),
    db.$count(mails),
    db.$count(mails, isFailed),
  ]);
  for (const row of rows) row.lastError &&= describeError(row.lastError);
  return { rows, matching, all, failed };
}
