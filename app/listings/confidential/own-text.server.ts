import { type SQL, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
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

/** For the eyes of whoever manages the listing and of administrators: the real text of a confidential listing. */
export const ownText = <Name extends Text>(name: Name): SQL<(typeof listings.$inferSelect)[Name]> =>
  sql`case when ${listings.confidential} then (select own.particulars->>${sql.raw(`'${name}'`)}
    from ${confidentialListings} own where own.listing_id = ${listings}.id) else ${listings[name]} end`;

export const ownTitle = ownText("title");
