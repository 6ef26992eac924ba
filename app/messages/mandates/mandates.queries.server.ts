import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { isInDirectory } from "#app/browsing/brokers/brokers.queries.server.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { statedFigureColumns } from "#app/listings/public-listing.server.ts";
import { isKnownToOwner } from "#app/selling/owned/owned-listings.queries.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import type { MandateWishes } from "./mandate.ts";
import { mandateOffers, mandateWishes } from "./mandates.table.ts";
import { pick } from "#app/platform/db/pick.ts";

const isRunning: SQL = inArray(mandateOffers.state, ["offered", "accepted"]);

const maxCandidates = 50;

const runningMandates = sql`(select count(*) from ${mandateOffers} o
  where o.broker_id = ${users.id} and o.state = 'accepted')`;

/** Verified brokers who take mandates for this region and category and were not asked yet; those with the fewest first. */
export const listCandidates = (db: Db, listingId: string, brokerId?: string) =>
  db
    .select({
      id: users.id,
      name: fullName(),
      ...pick(users, "brokerage", "city", "region"),
      running: runningMandates.mapWith(Number),
    })
    .from(users)
    .innerJoin(mandateWishes, eq(mandateWishes.userId, users.id))
    .innerJoin(listings, eq(listings.id, listingId))
    .where(
      and(
        brokerId ? eq(users.id, brokerId) : undefined,
        isInDirectory,
        mandateWishes.takesMandates,
        ne(users.id, listings.ownerId),
        or(
          sql`${mandateWishes.regions} = '{}'`,
          sql`${listings.region} = any (${mandateWishes.regions})`,
        ),
        or(
          sql`${mandateWishes.categories} = '{}'`,
          sql`exists (select 1 from ${listingCategories} c where c.listing_id = ${listings.id}
            and c.category = any (${mandateWishes.categories}))`,
        ),
        sql`not exists (select 1 from ${mandateOffers} o
          where o.listing_id = ${listings.id} and o.broker_id = ${users.id}
            and o.state <> 'withdrawn')`,
        sql`not exists (select 1 from ${userBlocks} b where (b.blocker_id, b.blocked_id) in
          ((${users.id}, ${listings.ownerId}), (${listings.ownerId}, ${users.id})))`,
      ),
    )
    .orderBy(runningMandates, asc(users.createdAt), asc(users.id))
    .limit(maxCandidates);

/** All of a listing, the latest first. */
export const listOffers = (db: Db, listingId: string) =>
  db
    .select({
      id: mandateOffers.id,
      state: mandateOffers.state,
      offeredAt: mandateOffers.offeredAt,
      expiresAt: mandateOffers.expiresAt,
      answeredAt: mandateOffers.answeredAt,
      endedAt: mandateOffers.endedAt,
      reason: mandateOffers.reason,
      broker: { id: users.id, name: fullName() },
    })
    .from(mandateOffers)
    .innerJoin(users, eq(users.id, mandateOffers.brokerId))
    .where(eq(mandateOffers.listingId, listingId))
    .orderBy(desc(mandateOffers.offeredAt), desc(mandateOffers.id));

/** For the desk of the listing. */
export async function findMandate(db: Db, listingId: string) {
  const [mandate] = await db
    .select({
      brokerId: users.id,
      brokerName: fullName(),
      brokerage: users.brokerage,
      since: sql<Date>`${mandateOffers.answeredAt}`.mapWith(mandateOffers.answeredAt),
      conversationId: mandateOffers.conversationId,
    })
    .from(mandateOffers)
    .innerJoin(users, eq(users.id, mandateOffers.brokerId))
    .where(and(eq(mandateOffers.listingId, listingId), eq(mandateOffers.state, "accepted")));
  return mandate ?? null;
}

/** Open offers and running mandates of a broker. Only what the public page shows as well: the broker may decline. */
export const listBrokersMandates = (db: Db, brokerId: string, now: Date) =>
  db
    .select({
      ...pick(mandateOffers, "id", "state", "expiresAt", "answeredAt", "conversationId"),
      listing: {
        ...pick(listings, "id", "confidential", "status"),
        title: sql<string>`case ${mandateOffers.state} when 'accepted' then ${ownTitle} else ${listings.title} end`,
        description: listings.shortDescription,
        ...pick(listings, "city", "region", "expiresAt"),
        ...statedFigureColumns,
      },
      category: listingCategories.category,
      leads: sql`(select count(*) from conversations c where c.listing_id = ${listings.id}
        and c.buyer_id <> ${listings.ownerId} and ${isKnownToOwner})`.mapWith(Number),
    })
    .from(mandateOffers)
    .innerJoin(listings, eq(listings.id, mandateOffers.listingId))
    .leftJoin(
      listingCategories,
      and(eq(listingCategories.listingId, listings.id), eq(listingCategories.position, 0)),
    )
    .where(
      and(
        eq(mandateOffers.brokerId, brokerId),
        isRunning,
        or(
          eq(mandateOffers.state, "accepted"),
          sql`${mandateOffers.expiresAt} > ${now.toISOString()}::timestamptz`,
        ),
      ),
    )
    .orderBy(asc(mandateOffers.expiresAt), asc(mandateOffers.id));

export type BrokersMandate = Awaited<ReturnType<typeof listBrokersMandates>>[number];

const mandatedColumns = pick(
  listings,
  "id",
  "ownerId",
  "title",
  "status",
  "packageId",
  "city",
  "region",
);

const owner = alias(users, "owner");
const broker = alias(users, "broker");
const party = (person: typeof owner | typeof broker) => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  brokerage: person.brokerage,
  userType: person.userType,
  identityVerified: person.identityVerified,
  deletedAt: person.deletedAt,
  deactivatedAt: person.deactivatedAt,
});

/** Open offers and running mandates with what decides whether they go on. */
export const listRunning = (db: Db, which?: SQL) =>
  db
    .select({
      ...pick(mandateOffers, "id", "offeredBy", "state", "expiresAt"),
      listing: mandatedColumns,
      owner: party(owner),
      broker: party(broker),
    })
    .from(mandateOffers)
    .innerJoin(listings, eq(listings.id, mandateOffers.listingId))
    .innerJoin(owner, eq(owner.id, listings.ownerId))
    .innerJoin(broker, eq(broker.id, mandateOffers.brokerId))
    .where(and(isRunning, which))
    .orderBy(listings.id);

export type RunningMandate = Awaited<ReturnType<typeof listRunning>>[number];

/** Locks the listing first, like everything that changes it. */
export async function lockMandate(tx: Db, listingId: string) {
  const [listing] = await tx
    .select(mandatedColumns)
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("update");
  const [running] = await listRunning(tx, eq(listings.id, listingId));
  return { listing: listing ?? null, running: running ?? null };
}

export const isPartyTo = (userId: string): SQL =>
  or(eq(mandateOffers.brokerId, userId), eq(listings.ownerId, userId))!;

export async function findWishes(db: Db, userId: string): Promise<MandateWishes> {
  const [wishes] = await db
    .select(pick(mandateWishes, "takesMandates", "regions", "categories"))
    .from(mandateWishes)
    .where(eq(mandateWishes.userId, userId));
  return wishes ?? { takesMandates: false, regions: [], categories: [] };
}

/** What was offered to the person, and who was asked for their listings; nobody else is named. */
export const exportMandates = (db: Db, userId: string) => {
  const { id, listingId, state, offeredAt, answeredAt, endedAt, reason } = mandateOffers;
  return readRows(
    db,
    mandateOffers,
    { id, listingId, state, offeredAt, answeredAt, endedAt, reason },
    or(
      eq(mandateOffers.brokerId, userId),
      and(
        inArray(state, ["accepted", "ended"]),
        sql`${listingId} in (select l.id from ${listings} l where l.owner_id = ${userId})`,
      ),
    ),
  );
};
