import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import {
  type ProfileViewer,
  visibleContact,
  type VisibleContact,
} from "#app/accounts/privacy/privacy.ts";
import { privateUserColumns } from "#app/accounts/privacy/private-user.server.ts";
import type { DirectoryEntry, PublicBroker } from "./directory.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { listCardsByIds } from "#app/listings/card/listing-cards.queries.server.ts";
import { matchListings } from "#app/search/listing-lists.queries.server.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { offsetOf, type Page, paged } from "#app/shared/paging.ts";
import { pick } from "#app/platform/db/pick.ts";

// Literals instead of parameters: the planner uses the partial index of brokers only for literals.
export const isInDirectory: SQL = and(
  sql`${users.userType} = 'broker' and ${users.identityVerified} and ${users.deactivatedAt} is null`,
  isNull(users.deletedAt),
  eq(users.showProfile, true),
)!;

/** Public columns only: an email address or phone number that is never selected cannot leak. */
const publicColumns = {
  ...pick(users, "id", "firstName", "lastName", "avatar", "brokerage", "about", "city", "region"),
  hasLicense: sql<boolean>`${users.brokerLicense} is not null`,
};

export async function listDirectory(db: Db, now: Date): Promise<DirectoryEntry[]> {
  const [brokers, trades] = await Promise.all([
    db.select(publicColumns).from(users).where(isInDirectory),
    db
      .select({
        ownerId: listings.ownerId,
        category: listingCategories.category,
        // A listing with three categories is counted once, under its main category.
        listings: sql`count(*) filter (where ${listingCategories.position} = 0)`.mapWith(Number),
      })
      .from(listings)
      .innerJoin(users, eq(users.id, listings.ownerId))
      .innerJoin(listingCategories, eq(listingCategories.listingId, listings.id))
      .where(and(isInDirectory, isPublicListing(now)))
      .groupBy(listings.ownerId, listingCategories.category)
      .orderBy(desc(count()), listingCategories.category),
  ]);
  const forSale = new Map<string, { listings: number; categories: CategorySlug[] }>();
  for (const { ownerId, category, listings: counted } of trades) {
    const known = forSale.get(ownerId) ?? { listings: 0, categories: [] };
    known.listings += counted;
    known.categories.push(category);
    forSale.set(ownerId, known);
  }
  return brokers.map(({ firstName, lastName, ...broker }) =>
    Object.assign(broker, {
      name: `${firstName} ${lastName}`.trim(),
      activeListings: forSale.get(broker.id)?.listings ?? 0,
      categories: forSale.get(broker.id)?.categories ?? [],
    }),
  );
}

export interface BrokerProfile extends PublicBroker {
  memberSince: Date;
  sold: number;
}

export async function findBroker(db: Db, id: string): Promise<BrokerProfile | null> {
  const [broker] = await db
    .select({
      ...publicColumns,
      memberSince: users.createdAt,
      sold: sql`(select count(*) from listings l where l.owner_id = users.id and l.status = 'sold')`.mapWith(
        Number,
      ),
    })
    .from(users)
    .where(and(eq(users.id, id), isInDirectory));
  if (!broker) return null;
  const { firstName, lastName, ...rest } = broker;
  return { ...rest, name: `${firstName} ${lastName}`.trim() };
}

export async function findBrokerContact(
  db: Db,
  id: string,
  viewer: ProfileViewer,
): Promise<VisibleContact | null> {
  const [broker] = await db
    .select(privateUserColumns)
    .from(users)
    .where(and(eq(users.id, id), isInDirectory));
  return broker ? visibleContact(broker, viewer) : null;
}

export async function listBrokerCards(db: Db, brokerId: string, now: Date, page: Page, more?: SQL) {
  const where = and(matchListings({ ownerId: brokerId, publicAt: now }), more);
  const [[all], ids] = await Promise.all([
    db.select({ listings: count() }).from(listings).where(where),
    db
      .select({ id: listings.id })
      .from(listings)
      .where(where)
      .orderBy(desc(listings.publishedAt), desc(listings.id))
      .limit(page.size)
      .offset(offsetOf(page)),
  ]);
  const cards = await listCardsByIds(
    db,
    ids.map(({ id }) => id),
    now,
  );
  return paged(cards, all!.listings, page);
}
