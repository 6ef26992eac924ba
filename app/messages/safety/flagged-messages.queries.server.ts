import { asc, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { messages } from "#app/messages/messages.table.ts";
import { flaggedMessages } from "#app/messages/safety/safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page } from "#app/shared/paging.ts";

export type FlagState = "waiting" | "settled";

const inState = (state: FlagState) =>
  state === "waiting" ? isNull(flaggedMessages.handledAt) : isNotNull(flaggedMessages.handledAt);

/** The administrators' queue: what has waited longest comes first, what was settled last comes first. */
export const listFlaggedMessages = (db: Db, state: FlagState, page: Page) =>
  db
    .select({
      id: flaggedMessages.id,
      reason: flaggedMessages.reason,
      messageId: messages.id,
      conversationId: messages.conversationId,
      content: messages.content,
      sentAt: messages.createdAt,
      sender: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
      handledBy: flaggedMessages.handledBy,
      handledAt: flaggedMessages.handledAt,
      createdAt: flaggedMessages.createdAt,
    })
    .from(flaggedMessages)
    .innerJoin(messages, eq(messages.id, flaggedMessages.messageId))
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(inState(state))
    .orderBy(
      state === "waiting" ? asc(flaggedMessages.createdAt) : desc(flaggedMessages.handledAt),
      asc(flaggedMessages.id),
    )
    .limit(page.size)
    .offset(offsetOf(page));

export async function countFlaggedMessages(db: Db, state: FlagState): Promise<number> {
  const [row] = await db.select({ count: count() }).from(flaggedMessages).where(inState(state));
  return row!.count;
}
