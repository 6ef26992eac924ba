import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import type { IndexTrade } from "#app/search/parse-words.server.ts";
import { alertFrequencies, alertSources } from "./alert.ts";
import { listingChanges } from "#app/messages/alerts/matching/listing-changes.table.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";
import { currencies } from "#app/shared/money.ts";

const tsquery = customType<{ data: string }>({ dataType: () => "tsquery" });

/** In whole units of the currency of the search; null for any amount. */
const bound = () => bigint({ mode: "number" });

/** The consent is recorded, as Canada's anti-spam law (CASL) requires. */
export const alerts = pgTable(
  "alerts",
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    email: text().notNull(),
    source: text({ enum: alertSources }).notNull().default("search"),
    /** Empty if the search describes itself. */
    name: text().notNull().default(""),
    search: text().notNull(),
    frequency: text({ enum: alertFrequencies }).notNull().default("daily"),
    consentAt: moment().notNull(),
    consentFrom: text().notNull(),
    consentText: text().notNull().default(""),
    /** The page on which the person agreed; empty where it was not recorded. */
    consentPage: text().notNull().default(""),
    confirmedAt: moment(),
    pausedAt: moment(),
    unsubscribedAt: moment(),
    lastSentAt: moment(),
    createdAt: createdAt(),

    // The search in the terms of `listing_index`, written only by `encode-criteria.server.ts`. Null and 0 match everything.
    /** Null until the search is encoded; set to null to encode it again. */
    encodedAt: moment(),
    categoryMask: integer().notNull().default(0),
    subcategory: smallint().notNull().default(0),
    propertyMask: integer().notNull().default(0),
    managementMask: integer().notNull().default(0),
    businessMask: integer().notNull().default(0),
    regions: smallint().array(),
    cityKey: text(),
    /** Around the city; its regions then only say which city is meant. */
    radiusKm: smallint(),
    /** Cells of the map grid, inclusive. */
    firstRow: smallint(),
    lastRow: smallint(),
    firstColumn: smallint(),
    lastColumn: smallint(),
    currency: text({ enum: currencies }).notNull().default("CAD"),
    priceMin: bound(),
    priceMax: bound(),
    revenueMin: bound(),
    revenueMax: bound(),
    cashFlowMin: bound(),
    cashFlowMax: bound(),
    maxAgeDays: smallint(),
    words: tsquery(),
    trades: jsonb().$type<readonly IndexTrade[]>(),
  },
  (t) => [
    uniqueIndex("alerts_once")
      .on(t.email, t.search)
      .where(sql`${t.unsubscribedAt} is null and ${t.source} = 'search'`),
    uniqueIndex("alerts_one_of_preferences")
      .on(t.userId)
      .where(sql`${t.unsubscribedAt} is null and ${t.source} = 'preferences'`),
    uniqueIndex("alerts_one_newsletter")
      .on(t.email)
      .where(sql`${t.unsubscribedAt} is null and ${t.source} = 'newsletter'`),
    index("alerts_user").on(t.userId),
    index("alerts_not_encoded")
      .on(t.id)
      .where(sql`${t.encodedAt} is null`),
    index("alerts_not_confirmed")
      .on(t.createdAt)
      .where(sql`${t.confirmedAt} is null`),
    oneOf("alerts_frequency", t.frequency, alertFrequencies),
    oneOf("alerts_source", t.source, alertSources),
    oneOf("alerts_currency", t.currency, currencies),
    check("alerts_email_lower", sql`${t.email} = lower(${t.email})`),
    check("alerts_preferences_of", sql`${t.source} <> 'preferences' or ${t.userId} is not null`),
    check(
      "alerts_whole_area",
      sql`num_nulls(${t.firstRow}, ${t.lastRow}, ${t.firstColumn}, ${t.lastColumn}) in (0, 4)`,
    ),
  ],
);

/** Matches of an alert: first the queue of its next email, then the log of what was sent and why. */
export const alertHits = pgTable(
  "alert_hits",
  {
    alertId: partOf(() => alerts.id),
    changeId: bigint({ mode: "number" })
      .notNull()
      .references(() => listingChanges.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    sentAt: moment(),
    /** The email, which is deleted earlier than this log. */
    mailId: uuid(),
    /** The listing was no longer public when the email was written. */
    skippedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.alertId, t.changeId] }),
    index("alert_hits_change").on(t.changeId),
    index("alert_hits_waiting")
      .on(t.alertId, t.createdAt)
      .where(sql`${t.sentAt} is null and ${t.skippedAt} is null`),
    check("alert_hits_one_end", sql`${t.sentAt} is null or ${t.skippedAt} is null`),
  ],
);
