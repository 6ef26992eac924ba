import { type SQL, sql } from "drizzle-orm";
import { index, jsonb, pgTable } from "drizzle-orm/pg-core";
import { listings } from "#app/listings/listings.table.ts";
import { partOf } from "#app/platform/db/columns.ts";
import type { Particulars, PastPrice } from "./particulars.ts";

/** Lets administrators search the real text. */
export const realWords: SQL = sql`list_words((particulars->>'title') || ' ' || (particulars->>'description') || ' ' || (particulars->>'city'))`;

/** The real values of confidential listings, for which `listings` has the teaser. */
export const confidentialListings = pgTable(
  "confidential_listings",
  {
    listingId: partOf(() => listings.id).primaryKey(),
    particulars: jsonb().$type<Particulars>().notNull(),
    /** All asking prices so far; `listing_prices` has the rounded ones. */
    prices: jsonb().$type<PastPrice[]>().notNull(),
  },
  () => [index("confidential_listings_words").using("gin", realWords)],
);
