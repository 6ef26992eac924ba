import { sql } from "drizzle-orm";
import {
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { listings } from "#app/listings/listings.table.ts";
import { oneOf, partOf } from "#app/platform/db/columns.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** The visitor is a keyed hash whose key changes daily, so that nobody can be tracked. */
export const listingVisits = pgTable(
  "listing_visits",
  {
    listingId: partOf(() => listings.id),
    day: date({ mode: "string" }).notNull(),
    visitor: bytea().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.day, t.visitor] }),
    index("listing_visits_day").on(t.day),
  ],
);

/** Counted by a trigger; the visits themselves are pruned. */
export const listingDailyViews = pgTable(
  "listing_daily_views",
  {
    listingId: partOf(() => listings.id),
    day: date({ mode: "string" }).notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.day] }),
    check("listing_daily_views_count", sql`${t.views} > 0`),
  ],
);

/** Kept by a trigger, so that lists need not add up years of days. */
export const listingViewTotals = pgTable(
  "listing_view_totals",
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    views: integer().notNull(),
  },
  (t) => [check("listing_view_totals_count", sql`${t.views} > 0`)],
);

export const sourceKinds = ["page", "site", "search"] as const;

export const listingDailySources = pgTable(
  "listing_daily_sources",
  {
    listingId: partOf(() => listings.id),
    day: date({ mode: "string" }).notNull(),
    kind: text({ enum: sourceKinds }).notNull(),
    name: text().notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.day, t.kind, t.name] }),
    oneOf("listing_daily_sources_kind", t.kind, sourceKinds),
    check("listing_daily_sources_count", sql`${t.views} > 0`),
    check("listing_daily_sources_name", sql`length(${t.name}) between 1 and 120`),
  ],
);
