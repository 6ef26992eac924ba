import { type SQL, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { documentGrantOf, withoutForSale } from "#app/listings/public-listing.server.ts";
import { confidentialListings } from "./confidential-listings.table.ts";

type Text =
  | "title"
  | "description"
  | "city"
  | "leaseTerms"
  | "reasonForSale"
  | "contactName"
  | "contactEmail"
  | "contactPhone";

/** The real text, for managers of the listing and administrators. */
export const ownText = <Name extends Text>(name: Name): SQL<(typeof listings.$inferSelect)[Name]> =>
  sql`case when ${listings.confidential} then (select own.particulars->>${sql.raw(`'${name}'`)}
    from ${confidentialListings} own where own.listing_id = ${listings}.id) else ${listings[name]} end`;

export const ownTitle = ownText("title");
export const ownShownTitle = withoutForSale(ownTitle);

/** For conversations. Notifications to buyers cannot be recalled, so they only contain the teaser's title. */
export const titleSeenBy = (userId: SQL) =>
  withoutForSale(sql`case when ${listings.confidential} and (${userId} in (${listings.ownerId}, ${listings.brokerId})
      or ${listings.status} <> 'sold' and ${listings.packageId} is not null and ${documentGrantOf(userId, sql`now()`)} = 'granted')
    then ${ownTitle} else ${listings.title} end`);

export const ownSoldPrice = sql<
  number | null
>`case when ${listings.confidential} then (select (own.particulars->>'soldPrice')::bigint
  from ${confidentialListings} own where own.listing_id = ${listings}.id) else ${listings.soldPrice} end`.mapWith(
  listings.soldPrice,
);
