import { and, eq } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { postMessage } from "#app/messages/thread/composing/post-message.server.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createIdAt } from "#app/platform/db/id.ts";
import { introductionText } from "./mandate-emails.ts";
import type { RunningMandate } from "./mandates.queries.server.ts";

/** A conversation of three: the owner, the broker, and the administrator who brought them together. */
export async function introduceBroker(
  { tx, jobs, now }: Settlement,
  { listing, owner, broker, offeredBy }: RunningMandate,
): Promise<string> {
  const people = { listingId: listing.id, buyerId: owner.id, ownerId: broker.id };
  const thirdId = await findHost(tx, offeredBy, [owner.id, broker.id]);
  const { listingId, buyerId, ownerId } = conversations;
  const [opened] = await tx
    .insert(conversations)
    .values({ ...people, thirdId })
    // The same broker had the mandate before.
    .onConflictDoUpdate({
      target: [listingId, buyerId, ownerId],
      set: { thirdId, status: "active", closedBy: null, passportShows: [] },
    })
    .returning({ id: conversations.id });
  const conversationId = opened!.id;
  await postMessage(tx, jobs, {
    id: createIdAt(now.getTime()),
    conversationId,
    senderId: thirdId ?? broker.id,
    recipientId: owner.id,
    messageType: "reply",
    content: introductionText({
      ownerName: owner.firstName,
      brokerName: `${broker.firstName} ${broker.lastName}`.trim(),
      brokerage: broker.brokerage,
      title: listing.title,
    }),
    // The email about the mandate leads here.
    emailedAt: now,
    now,
  });
  return conversationId;
}

/** Null if the administrator has left, or is one of the two. */
async function findHost(
  tx: Db,
  adminId: string,
  others: readonly string[],
): Promise<string | null> {
  if (others.includes(adminId)) return null;
  const [admin] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, adminId), eq(users.userType, "admin"), isActiveUser));
  return admin?.id ?? null;
}
