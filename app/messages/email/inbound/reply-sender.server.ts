import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { readReplyAddress } from "#app/messages/email/addresses/reply-address.server.ts";
import {
  secretsOf,
  type MessageEmailServices,
} from "#app/messages/email/message-email-services.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { InboundEmail } from "./inbound-email.ts";

export interface ReplySender {
  conversationId: string;
  userId: string;
  email: string;
}

/** More than anybody answers at once. */
const maxConversations = 10;

/** Whose reply addresses an email was sent to: one person in each conversation. */
export async function findReplySenders(
  { db, env }: Pick<MessageEmailServices, "db" | "env">,
  { recipients }: Pick<InboundEmail, "recipients">,
): Promise<ReplySender[]> {
  const domain = env.REPLY_DOMAIN;
  if (!domain) return [];
  const secrets = secretsOf(env);
  const seats = recipients.flatMap((address) => readReplyAddress(secrets, domain, address) ?? []);
  const senders = new Map<string, ReplySender>();
  for (const { conversationId, isOwner } of seats.slice(0, maxConversations)) {
    const member = senders.has(conversationId)
      ? null
      : await findMember(db, conversationId, isOwner);
    if (member) senders.set(conversationId, member);
  }
  return [...senders.values()];
}

async function findMember(
  db: Db,
  conversationId: string,
  isOwner: boolean,
): Promise<ReplySender | null> {
  const [member] = await db
    .select({ conversationId: conversations.id, userId: users.id, email: users.email })
    .from(conversations)
    .innerJoin(users, eq(users.id, sql`${isOwner ? conversations.ownerId : conversations.buyerId}`))
    .where(
      and(
        eq(conversations.id, conversationId),
        isNull(users.deletedAt),
        isNull(users.deactivatedAt),
      ),
    );
  return member ?? null;
}
