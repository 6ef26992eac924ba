import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  pgTable,
  real,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { countryCodes } from "#app/shared/places.ts";
import { moment, money, oneOf } from "#app/platform/db/columns.ts";

const textArray = customType<{ data: string[] }>({ dataType: () => "text[]" });

/**
 * What the market's figures and valuations are reckoned from: one row per listing that was ever published. It holds only
 * what visitors can read on a listing's page, so no figure can give away more. Amounts are whole Canadian dollars. Written
 * by `refreshFacts` only.
 */
export const marketFacts = pgTable(
  "market_facts",
  {
    /** No foreign key: the groups of a deleted listing are counted again first. */
    listingId: uuid().primaryKey(),
    /** Every group that the listing belongs to (`scopeKey`). */
    scopes: textArray().notNull(),
    category: text().notNull(),
    trade: text(),
    country: text({ enum: countryCodes }).notNull(),
    region: text().notNull(),
    publishedAt: moment().notNull(),
    /** When it left the market, or will. */
    until: moment().notNull(),
    soldAt: moment(),
    price: money(),
    revenue: money(),
    cashFlow: money(),
    multiple: real(),
    margin: real(),
    growth: real(),
    established: smallint(),
    staff: real(),
    reducedUntil: moment(),
    /** In percent of the highest price of half a year that was public. */
    reduction: real(),
    onRequest: boolean().notNull(),
    franchise: boolean().notNull(),
    // Null: the owner has not said.
    property: boolean(),
    absentee: boolean(),
    financed: boolean(),
    training: boolean(),
    relocatable: boolean(),
  },
  (t) => [
    index("market_facts_scopes").using("gin", t.scopes),
    // Comparables of a valuation are the nearest by cash flow.
    index("market_facts_comparable")
      .on(t.category, t.cashFlow)
      .where(sql`${t.multiple} is not null`),
    oneOf("market_facts_country", t.country, countryCodes),
  ],
);

/** Listings whose facts are out of date. Written by triggers, so that no path through the code can forget it. */
export const marketChanges = pgTable("market_changes", { listingId: uuid().primaryKey() });
