import { sql } from "drizzle-orm";
import {
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  uuid,
} from "drizzle-orm/pg-core";
import { listings } from "#app/listings/listings.table.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** One row per visitor, listing and day. The visitor is a keyed hash whose key changes daily, so that nobody can be tracked. */
export const listingVisits = pgTable(
  "listing_visits",
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    visitor: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.day, t.visitor] }),
    index("listing_visits_day").on(t.day),
  ],
);

/** Counted from the visits by a trigger; the visits themselves are pruned. */
export const listingDailyViews = pgTable(
  "listing_daily_views",
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    day: date({ mode: "string" }).notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.day] }),
    check("listing_daily_views_count", sql`${t.views} > 0`),
  ],
);
