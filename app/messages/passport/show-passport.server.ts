import { and, eq, sql } from "drizzle-orm";
import type { PassportPart } from "#app/accounts/passport/passport.ts";
import { holdsPassport } from "#app/accounts/passport/passports.queries.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import {
  lockOwnThread,
  type OwnThread,
  participantsOf,
} from "#app/messages/thread/thread.queries.server.ts";
import { publishThread } from "#app/messages/thread/publish-thread.server.ts";
import { threadTopic } from "#app/messages/thread/thread.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { publishChanges } from "#app/platform/live/publish-changes.server.ts";

/** For the buyer, while the passport is valid; hiding it is always possible. */
export async function showPassport(
  db: Db,
  { parts, now, ...own }: OwnThread & { parts: readonly PassportPart[]; now: Date },
): Promise<boolean> {
  const { conversationId, userId } = own;
  return db.transaction(async (tx) => {
    const thread = await lockOwnThread(tx, own);
    if (thread?.buyerId !== userId) return false;
    const holds = holdsPassport(conversations.buyerId, sql`${now.toISOString()}::timestamptz`);
    const [changed] = await tx
      .update(conversations)
      .set({ passportShows: [...parts] })
      .where(and(eq(conversations.id, conversationId), parts.length > 0 ? holds : undefined))
      .returning({ id: conversations.id });
    if (!changed) return false;
    const action = parts.length > 0 ? "passport-shown" : "passport-hidden";
    await recordAudit(tx, { actorId: userId }, action, ["conversation", conversationId], { parts });
    await publishThread(tx, conversationId, participantsOf(thread));
    return true;
  });
}

/** Hides it in every conversation and reloads the open pages. */
export async function hidePassport(tx: Db, userId: string): Promise<void> {
  const shown = await tx
    .update(conversations)
    .set({ passportShows: [] })
    .where(
      and(eq(conversations.buyerId, userId), sql`cardinality(${conversations.passportShows}) > 0`),
    )
    .returning({
      id: conversations.id,
      buyerId: conversations.buyerId,
      ownerId: conversations.ownerId,
      thirdId: conversations.thirdId,
    });
  await publishChanges(
    tx,
    shown.flatMap((thread) =>
      participantsOf(thread).map((reader) => ({ userId: reader, topic: threadTopic(thread.id) })),
    ),
  );
}
