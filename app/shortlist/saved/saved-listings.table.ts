import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createdAt, moment, partOf } from "#app/platform/db/columns.ts";

export const savedListings = pgTable(
  "saved_listings",
  {
    userId: partOf(() => users.id),
    listingId: partOf(() => listings.id),
    /** Private. */
    note: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index("saved_listings_listing").on(t.listingId),
  ],
);

/** Kept for a while, so that the removal can be undone. */
export const removedSavedListings = pgTable(
  "removed_saved_listings",
  {
    userId: partOf(() => users.id),
    listingId: partOf(() => listings.id),
    note: text().notNull(),
    savedAt: moment().notNull(),
    removedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index("removed_saved_listings_listing").on(t.listingId),
  ],
);
