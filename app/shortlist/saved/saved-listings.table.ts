import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createdAt, moment } from "#app/platform/db/columns.ts";

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const listingId = () =>
  uuid()
    .notNull()
    .references(() => listings.id, { onDelete: "cascade" });

export const savedListings = pgTable(
  "saved_listings",
  {
    userId: userId(),
    listingId: listingId(),
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
    userId: userId(),
    listingId: listingId(),
    note: text().notNull(),
    savedAt: moment().notNull(),
    removedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index("removed_saved_listings_listing").on(t.listingId),
  ],
);
