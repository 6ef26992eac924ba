import { and, eq, gt } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers, quickReplies } from "#app/messages/thread/members.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

/** What somebody keeps about their conversations: notes, stages, follow-ups. */
export const exportLeadRecords = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          conversationId: conversationMembers.conversationId,
          archivedAt: conversationMembers.archivedAt,
          stage: conversationMembers.stage,
          followUpOn: conversationMembers.followUpOn,
          notes: conversationMembers.notes,
        })
        .from(conversationMembers)
        .where(
          and(
            eq(conversationMembers.userId, userId),
            after ? gt(conversationMembers.conversationId, after) : undefined,
          ),
        )
        .orderBy(conversationMembers.conversationId)
        .limit(size),
    (row) => row.conversationId,
  );

export const exportQuickReplies = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({ id: quickReplies.id, name: quickReplies.name, content: quickReplies.content })
        .from(quickReplies)
        .where(and(eq(quickReplies.userId, userId), after ? gt(quickReplies.id, after) : undefined))
        .orderBy(quickReplies.id)
        .limit(size),
    (row) => row.id,
  );

/** Named as far as each of them allows. */
export async function* exportBlockedPeople(db: Db, userId: string) {
  const me = { id: userId, userType: "buyer", isCounterpart: true } as const;
  const rows = readInBatches(
    (after: string | null, size) =>
      db
        .select({ user: privateUserColumns, blockedAt: userBlocks.createdAt })
        .from(userBlocks)
        .innerJoin(users, eq(users.id, userBlocks.blockedId))
        .where(
          and(
            eq(userBlocks.blockerId, userId),
            after ? gt(userBlocks.blockedId, after) : undefined,
          ),
        )
        .orderBy(userBlocks.blockedId)
        .limit(size),
    ({ user }) => user.id,
  );
  for await (const { user, blockedAt } of rows)
    yield { name: visibleProfile(user, me).name, blockedAt };
}
