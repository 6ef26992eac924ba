import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, count, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { buyer, owner } from "#app/admin/messages/conversations-list.queries.server.ts";
import { refundedAmount } from "#app/admin/orders/order-list.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { isParticipant } from "#app/messages/thread/thread.queries.server.ts";
import { orders } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

const shown = 5;

export const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phone: users.phone,
  userType: users.userType,
  adminAreas: users.adminAreas,
  avatar: users.avatar,
  city: users.city,
  region: users.region,
  country: users.country,
  emailVerified: users.emailVerified,
  phoneVerified: users.phoneVerified,
  identityVerified: users.identityVerified,
  brokerLicense: users.brokerLicense,
  brokerage: users.brokerage,
  preferredCategories: users.preferredCategories,
  preferredLocations: users.preferredLocations,
  preferredPriceMin: users.preferredPriceMin,
  preferredPriceMax: users.preferredPriceMax,
  emailNotifications: users.emailNotifications,
  lastActiveAt: users.lastActiveAt,
  deactivatedAt: users.deactivatedAt,
  createdAt: users.createdAt,
};

export async function findUserDetail(db: Db, userId: string) {
  const [user] = await db
    .select(userColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user ?? null;
}
export type UserDetail = NonNullable<Awaited<ReturnType<typeof findUserDetail>>>;

export const listFirstListings = (db: Db, userId: string) =>
  db
    .select(pick(listings, "id", "title", "status", "withdrawnAt", "city", "region"))
    .from(listings)
    .where(eq(listings.ownerId, userId))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(shown);

export async function listFirstConversations(db: Db, userId: string) {
  const own = isParticipant(userId);
  const [rows, [all]] = await Promise.all([
    db
      .select({
        id: conversations.id,
        status: conversations.status,
        title: ownTitle,
        otherName: sql<string>`case when ${conversations.buyerId} = ${userId} then ${fullName(owner)} else ${fullName(buyer)} end`,
        lastMessageAt: conversations.lastMessageAt,
        messageCount: conversations.messageCount,
      })
      .from(conversations)
      .innerJoin(buyer, eq(buyer.id, conversations.buyerId))
      .innerJoin(owner, eq(owner.id, conversations.ownerId))
      .leftJoin(listings, eq(listings.id, conversations.listingId))
      .where(own)
      .orderBy(sql`${conversations.lastMessageAt} desc nulls last`, desc(conversations.id))
      .limit(shown),
    db.select({ conversations: count() }).from(conversations).where(own),
  ]);
  return { rows, total: all!.conversations };
}

export const listFirstOrders = (db: Db, userId: string) =>
  db
    .select({
      ...pick(orders, "id", "kind", "packageId", "status", "amount", "currency"),
      refunded: refundedAmount,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(shown);

export const listOpenSessions = (db: Db, userId: string, now: Date) =>
  db
    .select({ id: sessions.id, userAgent: sessions.userAgent, usedAt: sessions.updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt))
    .limit(20);
