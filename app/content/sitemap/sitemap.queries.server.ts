import { and, asc, type Column, count, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { isInDirectory } from "#app/browsing/brokers/brokers.queries.server.ts";
import { listingCategories, listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import { maxPartSize } from "./sitemap.ts";
import type { Db } from "#app/platform/db/db.ts";

/** A group has at least one row, so the maximum is never null. */
const newest = (column: Column): SQL<Date> => sql<Date>`max(${column})`.mapWith(listings.updatedAt);

/** From `first` up to the `first` of the next part. */
export interface BusinessPart {
  first: string;
  lastModified: Date;
}

/** One cached scan turns every part into a range query, however deep it is. */
export function listBusinessParts(db: Db, now: Date, size = maxPartSize): Promise<BusinessPart[]> {
  const numbered = db
    .select({
      id: listings.id,
      updatedAt: listings.updatedAt,
      part: sql<number>`(row_number() over (order by ${listings.id}) - 1) / ${sql.raw(String(size))}`.as(
        "part",
      ),
    })
    .from(listings)
    .where(isPublicListing(now))
    .as("numbered");
  return db
    .select({
      // PostgreSQL 15 has no min(uuid).
      first: sql<string>`min(${numbered.id}::text)`,
      lastModified: newest(numbered.updatedAt),
    })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(numbered.part);
}

export async function listBusinessEntries(
  db: Db,
  parts: readonly BusinessPart[],
  number: number,
  now: Date,
) {
  const part = parts[number - 1];
  const next = parts[number];
  if (!part) return [];
  return db
    .select({ id: listings.id, title: listings.title, lastModified: listings.updatedAt })
    .from(listings)
    .where(
      and(
        gte(listings.id, part.first),
        next ? lt(listings.id, next.first) : undefined,
        isPublicListing(now),
      ),
    )
    .orderBy(asc(listings.id))
    .limit(maxPartSize);
}

/** Sold and expired listings count for `lastModified`: they changed the page too. */
export function listLandingGroups(db: Db, now: Date) {
  return db
    .select({
      category: listingCategories.category,
      region: listings.region,
      lastModified: newest(listings.updatedAt),
    })
    .from(listingCategories)
    .innerJoin(listings, eq(listings.id, listingCategories.listingId))
    .where(inArray(listings.status, ["active", "sold", "expired"]))
    .groupBy(listingCategories.category, listings.region)
    .having(sql`${count()} filter (where ${isPublicListing(now)}) > 0`)
    .orderBy(asc(listingCategories.category), asc(listings.region));
}

export function listBrokerEntries(db: Db) {
  return db
    .select({ id: users.id, lastModified: users.updatedAt })
    .from(users)
    .where(isInDirectory)
    .orderBy(asc(users.id))
    .limit(maxPartSize);
}
