import { and, eq, isNotNull, or } from "drizzle-orm";
import type { DepartingUser } from "#app/accounts/data/delete-account.server.ts";
import { formerMember } from "#app/accounts/privacy/privacy.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { contactMessages, conversations, messages } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/**
 * When a user deletes their account: received messages stay, without the name; conversations are closed, because nobody is left
 * to reply.
 */
export async function anonymizeConversations(tx: Db, { id, email }: DepartingUser): Promise<void> {
  await tx
    .update(messages)
    .set({ inquiryData: null })
    .where(and(eq(messages.senderId, id), isNotNull(messages.inquiryData)));
  await tx
    .update(conversations)
    .set({ status: "closed" })
    .where(
      and(
        or(eq(conversations.buyerId, id), eq(conversations.ownerId, id)),
        eq(conversations.status, "active"),
      ),
    );
  await tx.delete(alerts).where(or(eq(alerts.userId, id), eq(alerts.email, email)));
  await tx
    .update(contactMessages)
    .set({ name: formerMember, email: "" })
    .where(eq(contactMessages.userId, id));
}
