import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { readReplyAddress } from "#app/messages/email/addresses/reply-address.server.ts";
import {
  secretsOf,
  type MessageEmailServices,
} from "#app/messages/email/message-email-services.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isAutoReply, isBounce } from "./classify-email.ts";
import type { InboundEmail } from "./inbound-email.ts";

export interface ReplySender {
  conversationId: string;
  userId: string;
  email: string;
}

/** Who replies in which conversation, or why nobody does. */
export async function findReplySender(
  { db, env }: Pick<MessageEmailServices, "db" | "env">,
  email: InboundEmail,
): Promise<ReplySender | "bounce" | "auto-reply" | "bad-address" | "stranger"> {
  if (isBounce(email)) return "bounce";
  if (isAutoReply(email)) return "auto-reply";
  const domain = env.REPLY_DOMAIN;
  const secrets = secretsOf(env);
  for (const address of email.recipients) {
    const seat = domain ? readReplyAddress(secrets, domain, address) : null;
    const member = seat && (await findMember(db, seat.conversationId, seat.isOwner));
    if (!member) continue;
    const isTheirs = email.from === member.email && email.authenticity !== "fail";
    return isTheirs ? member : "stranger";
  }
  return "bad-address";
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
