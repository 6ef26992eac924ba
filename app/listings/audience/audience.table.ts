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
import { users } from "#app/accounts/accounts.table.ts";
import { reportReasons } from "#app/listings/audience/report/report.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createdAt, id, moment, oneOf } from "#app/platform/db/columns.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** One row per visitor, listing and day. The visitor is a keyed hash that changes every day, so nobody can be followed. */
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

/** Counted by a trigger from the visits, which are forgotten after a while. */
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

export const savedListings = pgTable(
  "saved_listings",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    /** For the buyer's eyes only. */
    note: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index("saved_listings_listing").on(t.listingId),
  ],
);

export const reportStates = ["open", "resolved", "dismissed"] as const;

export const listingReports = pgTable(
  "listing_reports",
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    reporterId: uuid().references(() => users.id, { onDelete: "set null" }),
    reason: text({ enum: reportReasons }).notNull(),
    details: text().notNull().default(""),
    state: text({ enum: reportStates }).notNull().default("open"),
    handledBy: uuid().references(() => users.id),
    handledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index("listing_reports_state").on(t.state, t.createdAt),
    index("listing_reports_listing").on(t.listingId),
    oneOf("listing_reports_reason", t.reason, reportReasons),
    oneOf("listing_reports_state_words", t.state, reportStates),
    check("listing_reports_handled", sql`(${t.state} = 'open') = (${t.handledAt} is null)`),
  ],
);
