import { and, asc, desc, eq, gt, lte } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

const columns = {
  id: messages.id,
  senderId: messages.senderId,
  sender: fullName(),
  content: messages.content,
  createdAt: messages.createdAt,
  isWithheld: messages.withheld,
};

const selectMessages = (db: Db) =>
  db.select(columns).from(messages).innerJoin(users, eq(users.id, messages.senderId));

type Row = Awaited<ReturnType<typeof selectMessages>>[number];

const quote =
  (reportedId: string, now: Date) =>
  ({ id, senderId, sender, content, createdAt, isWithheld }: Row) => ({
    id,
    sender,
    isReported: senderId === reportedId,
    content,
    at: makeTimeAgo(createdAt, now),
    isWithheld,
  });

export type QuotedMessage = ReturnType<ReturnType<typeof quote>>;

export async function listLastMessages(
  db: Db,
  { conversationId, reportedId, now }: { conversationId: string; reportedId: string; now: Date },
): Promise<QuotedMessage[]> {
  const rows = await selectMessages(db)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(12);
  return rows.toReversed().map(quote(reportedId, now));
}

export async function listMessagesAround(
  db: Db,
  about: { id: string; conversationId: string; senderId: string; createdAt: Date },
  now: Date,
): Promise<QuotedMessage[]> {
  const inThread = eq(messages.conversationId, about.conversationId);
  const [before, after] = await Promise.all([
    selectMessages(db)
      .where(and(inThread, lte(messages.createdAt, about.createdAt)))
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(4),
    selectMessages(db)
      .where(and(inThread, gt(messages.createdAt, about.createdAt)))
      .orderBy(asc(messages.createdAt), asc(messages.id))
      .limit(3),
  ]);
  return [...before.toReversed(), ...after].map(quote(about.senderId, now));
}
