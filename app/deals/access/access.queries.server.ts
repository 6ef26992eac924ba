import { and, asc, desc, eq, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { agreementOf } from "#app/deals/agreement/agreements.queries.server.ts";
import { isPublic } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { isManagedBy } from "#app/listings/manager.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { grantState, isUnanswered, managerColumns } from "#app/listings/public-listing.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { isParticipant } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

const accessColumns = (now: Date) => ({
  grant: grantState(now),
  ...pick(documentAccess, "endsAt", "passportAskedAt"),
  timezone: listings.timezone,
  since: sql<Date>`coalesce(${documentAccess.grantedAt}, ${documentAccess.refusedAt},
    ${documentAccess.revokedAt}, ${documentAccess.requestedAt})`.mapWith(
    documentAccess.requestedAt,
  ),
});

interface AccessRow {
  since: Date;
  endsAt: Date | null;
  passportAskedAt: Date | null;
}

const makeAccess = <Row extends AccessRow>({ since, endsAt, passportAskedAt, ...row }: Row) => ({
  ...row,
  since: since.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  isPassportAsked: passportAskedAt !== null,
});

/** What may be seen until the access ends or the listing leaves the market. Null without a request. */
export async function findOwnAccess(
  db: Db,
  { listingId, userId, now }: { listingId: string; userId: string; now: Date },
) {
  const [row] = await db
    .select({ ...accessColumns(now), expiresAt: listings.expiresAt })
    .from(documentAccess)
    .innerJoin(listings, eq(listings.id, documentAccess.listingId))
    .where(and(eq(documentAccess.listingId, listingId), eq(documentAccess.userId, userId)));
  if (!row) return null;
  const { expiresAt, ...access } = row;
  const ends = [row.endsAt, expiresAt].filter((end) => end !== null).map(Number);
  const endsInMs = row.grant === "granted" && ends.length > 0 ? Math.min(...ends) - +now : null;
  return { ...makeAccess(access), endsInMs };
}

export type OwnAccess = NonNullable<Awaited<ReturnType<typeof findOwnAccess>>>;

/** More than anyone answers at once. */
const maxReaders = 100;

/** Unanswered requests first. */
export async function listReaders(db: Db, listingId: string, now: Date) {
  const rows = await db
    .select({
      ...accessColumns(now),
      id: users.id,
      name: fullName(),
      isConfirmed: users.emailVerified,
      agreementId: agreementOf(sql`${documentAccess.userId}`),
    })
    .from(documentAccess)
    .innerJoin(users, eq(users.id, documentAccess.userId))
    .innerJoin(listings, eq(listings.id, documentAccess.listingId))
    .where(eq(documentAccess.listingId, listingId))
    .orderBy(desc(isUnanswered), desc(documentAccess.requestedAt), asc(documentAccess.userId))
    .limit(maxReaders);
  return rows.map(makeAccess);
}

export type Reader = Awaited<ReturnType<typeof listReaders>>[number];

/** Null without a request, or if nothing can be opened any more. */
export async function findThreadAccess(
  db: Db,
  { conversationId, userId, now }: { conversationId: string; userId: string; now: Date },
) {
  const [row] = await db
    .select({
      ...accessColumns(now),
      listingId: listings.id,
      buyerId: conversations.buyerId,
      agreementId: agreementOf(sql`${conversations.buyerId}`),
      listing: { ...pick(listings, "status", "expiresAt"), ...managerColumns },
    })
    .from(conversations)
    .innerJoin(listings, eq(listings.id, conversations.listingId))
    .innerJoin(
      documentAccess,
      and(
        eq(documentAccess.listingId, listings.id),
        eq(documentAccess.userId, conversations.buyerId),
      ),
    )
    .where(and(eq(conversations.id, conversationId), isParticipant(userId)));
  if (!row) return null;
  const { listing, ...access } = row;
  const isBuyer = access.buyerId === userId;
  if (listing.status === "sold" || (isBuyer && !isPublic(listing, now))) return null;
  const canDecide = !isBuyer && isManagedBy(listing, { id: userId });
  return { ...makeAccess(access), isBuyer, canDecide };
}

export type ThreadAccessData = NonNullable<Awaited<ReturnType<typeof findThreadAccess>>>;
