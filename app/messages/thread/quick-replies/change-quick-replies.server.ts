import { and, asc, eq, sql } from "drizzle-orm";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { quickReplies } from "#app/messages/thread/members.table.ts";
import { maxQuickReplies, type QuickReply } from "./quick-reply.ts";
import type { QuickReplyInput } from "./quick-reply.schema.ts";
import type { Db } from "#app/platform/db/db.ts";

interface OwnReply {
  userId: string;
  replyId: string;
}

export async function createQuickReply(db: Db, userId: string, input: QuickReplyInput) {
  return db.transaction(async (tx) => {
    // The lock keeps concurrent requests from exceeding the limit.
    await lockPerson(tx, userId);
    const kept = await listQuickReplies(tx, userId);
    if (kept.length >= maxQuickReplies) return false;
    if (kept.some(({ name, content }) => name === input.name && content === input.content))
      return true;
    const position = sql<number>`(select coalesce(max(position) + 1, 0) from quick_replies
      where user_id = ${userId})`;
    await tx.insert(quickReplies).values({ userId, ...input, position });
    return true;
  });
}

const isOwn = ({ userId, replyId }: OwnReply) =>
  and(eq(quickReplies.userId, userId), eq(quickReplies.id, replyId));

export async function updateQuickReply(db: Db, reply: OwnReply, input: QuickReplyInput) {
  const changed = await db
    .update(quickReplies)
    .set(input)
    .where(isOwn(reply))
    .returning({ id: quickReplies.id });
  return changed.length > 0;
}

export async function deleteQuickReply(db: Db, reply: OwnReply): Promise<boolean> {
  const deleted = await db
    .delete(quickReplies)
    .where(isOwn(reply))
    .returning({ id: quickReplies.id });
  return deleted.length > 0;
}

export async function moveQuickReplyUp(db: Db, { userId, replyId }: OwnReply): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: quickReplies.id })
      .from(quickReplies)
      .where(eq(quickReplies.userId, userId))
      .orderBy(asc(quickReplies.position), asc(quickReplies.id))
      .for("update");
    const order = rows.map(({ id }) => id);
    const at = order.indexOf(replyId);
    if (at === -1) return false;
    if (at > 0) [order[at - 1], order[at]] = [order[at]!, order[at - 1]!];
    for (const [position, id] of order.entries())
      await tx.update(quickReplies).set({ position }).where(eq(quickReplies.id, id));
    return true;
  });
}

export const listQuickReplies = (db: Db, userId: string): Promise<QuickReply[]> =>
  db
    .select({ id: quickReplies.id, name: quickReplies.name, content: quickReplies.content })
    .from(quickReplies)
    .where(eq(quickReplies.userId, userId))
    .orderBy(asc(quickReplies.position), asc(quickReplies.id));
