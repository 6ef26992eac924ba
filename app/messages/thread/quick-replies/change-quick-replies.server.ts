import { and, asc, eq } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { quickReplies } from "#app/messages/thread/members.table.ts";
import {
  maxQuickReplies,
  type QuickReply,
} from "#app/messages/thread/quick-replies/quick-reply.ts";
import type { QuickReplyInput } from "#app/messages/thread/quick-replies/quick-reply.schema.ts";
import type { Db } from "#app/platform/db/db.ts";

interface OwnReply {
  userId: string;
  replyId: string;
}

export async function createQuickReply(
  db: Db,
  userId: string,
  input: QuickReplyInput,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The lock keeps parallel requests from exceeding the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const kept = await listQuickReplies(tx, userId);
    if (kept.length >= maxQuickReplies) return false;
    // A form sent twice adds one.
    if (kept.some(({ name, content }) => name === input.name && content === input.content))
      return true;
    await tx.insert(quickReplies).values({ userId, ...input, position: await nextPosition(tx) });
    return true;

    async function nextPosition(own: Db): Promise<number> {
      const rows = await own
        .select({ position: quickReplies.position })
        .from(quickReplies)
        .where(eq(quickReplies.userId, userId));
      return Math.max(0, ...rows.map(({ position }) => position + 1));
    }
  });
}

const isOwn = ({ userId, replyId }: OwnReply) =>
  and(eq(quickReplies.userId, userId), eq(quickReplies.id, replyId));

export async function updateQuickReply(
  db: Db,
  reply: OwnReply,
  input: QuickReplyInput,
): Promise<boolean> {
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
    const at = rows.findIndex(({ id }) => id === replyId);
    if (at === -1) return false;
    const order = rows.map(({ id }) => id);
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
