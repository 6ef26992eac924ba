import { asc, eq } from "drizzle-orm";
import { quickReplies } from "#app/messages/thread/members.table.ts";
import type { QuickReply } from "#app/messages/thread/quick-replies/quick-reply.ts";
import type { Db } from "#app/platform/db/db.ts";

/** A person's saved replies, in their order. */
export const listQuickReplies = (db: Db, userId: string): Promise<QuickReply[]> =>
  db
    .select({ id: quickReplies.id, name: quickReplies.name, content: quickReplies.content })
    .from(quickReplies)
    .where(eq(quickReplies.userId, userId))
    .orderBy(asc(quickReplies.position), asc(quickReplies.id));
