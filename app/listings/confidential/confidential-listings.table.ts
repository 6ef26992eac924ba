import { type SQL, sql } from "drizzle-orm";
import { index, jsonb, pgTable } from "drizzle-orm/pg-core";
import { listings } from "#app/listings/listings.table.ts";
import { partOf } from "#app/platform/db/columns.ts";
import type { Particulars, PastPrice } from "./particulars.ts";

/** For administrators, who find a listing by its real words. */
export const realWords: SQL = sql`list_words((particulars->>'title') || ' ' || (particulars->>'description') || ' ' || (particulars->>'city'))`;

/** What is true of a confidential listing, where `listings` has its teaser. */
export const confidentialListings = pgTable(
  "confidential_listings",
  {
    listingId: partOf(() => listings.id).primaryKey(),
    particulars: jsonb().$type<Particulars>().notNull(),
    /** Every asking price it has had; `listing_prices` has the rounded ones. */
    prices: jsonb().$type<PastPrice[]>().notNull(),
  },
  () => [index("confidential_listings_words").using("gin", realWords)],
);
