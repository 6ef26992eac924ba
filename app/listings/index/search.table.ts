import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** "Still valid": later than any time, and exact in JavaScript. */
export const forever = Number.MAX_SAFE_INTEGER;

export const isUnconfirmedBit = (business: AnyPgColumn): SQL => sql`(${business} & 2048)`;

/**
 * The columns that the search filters, counts and sorts by, for active listings. Narrow, because every search reads nearly all
 * of it: integers only, not null, most used first. A row is never updated but ended, and kept for a day, so that the pages of
 * one search fit together (`asOf`). Written by triggers only; see the migration `search-times` and
 * docs/decisions/006-search-in-the-database.md.
 */
export const listingIndex = pgTable(
  "listing_index",
  {
    row: integer().primaryKey().generatedAlwaysAsIdentity(),
    since: bigint({ mode: "number" }).notNull(),
    ended: bigint({ mode: "number" }).notNull().default(forever),
    /** Seconds since 2020, like all other times here. */
    expires: integer().notNull(),
    listed: integer().notNull(),
    /** One bit per category, from bit 6; below them property and management, three bits each, counted together. */
    form: integer().notNull(),
    /** One bit per business type; bit 11 is set while the owner has not confirmed. */
    business: integer().notNull(),
    /** "Price reduced" expires over time. */
    reducedUntil: integer().notNull(),
    region: smallint().notNull(),
    subcategory: smallint().notNull(),
    featured: smallint().notNull(),
    /** The grid cell of the map, a quarter of a degree wide; 0 if the location is unknown. */
    cell: integer().notNull(),
    city: integer().notNull(),
    textRow: integer().notNull(),
    /** Canadian dollars. An amount is a range with equal ends; a missing figure is a range that nothing overlaps. */
    priceMin: integer().notNull(),
    priceMax: integer().notNull(),
    revenueMin: integer().notNull(),
    revenueMax: integer().notNull(),
    cashFlowMin: integer().notNull(),
    cashFlowMax: integer().notNull(),
    /** Price to cash flow in hundredths; the largest number if unknown. */
    multiple: integer().notNull(),
    /** No foreign key: the row of a deleted listing stays for people who are paging through results. */
    listingId: uuid().notNull(),
  },
  (t) => [
    uniqueIndex("listing_index_current")
      .on(t.listingId)
      .where(sql`${t.ended} = 9007199254740991`),
    index("listing_index_ended")
      .on(t.ended)
      .where(sql`${t.ended} < 9007199254740991`),
    index("listing_index_text").on(t.textRow),
    // The words are in another table but indexed here, so that a match is a row of this narrow table, found without reading the
    // text. This needs an immutable function over rows that never change; see the migration.
    index("listing_index_document").using("gin", sql`listing_document(${t.textRow})`),
    // For the strip above the results.
    index("listing_index_featured")
      .on(t.ended)
      .where(sql`${t.featured} = 1`),
    // The default order: confirmed listings first.
    index("listing_index_confirmed").on(
      isUnconfirmedBit(t.business),
      t.listed.desc().nullsFirst(),
      t.row.desc().nullsFirst(),
    ),
    index("listing_index_listed").on(t.listed, t.row),
    index("listing_index_price_up").on(t.priceMin, t.row),
    index("listing_index_price_down").on(t.priceMax, t.row),
    index("listing_index_revenue_down").on(t.revenueMax, t.row),
    index("listing_index_cash_flow_down").on(t.cashFlowMax, t.row),
    index("listing_index_multiple_up").on(t.multiple, t.row),
  ],
);

/** The searchable text of a listing, stemmed and without accents. Hidden fields are never in it. */
export const listingTexts = pgTable("listing_texts", {
  row: integer().primaryKey().generatedAlwaysAsIdentity(),
  digest: uuid().notNull(),
  document: tsvector().notNull(),
  /** The unique words of title, category, place and tags, as written; counted in `search_words`. */
  words: text().array().notNull(),
});

/** Words as written, with the number of listings that contain them: for spelling correction and suggestions. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text().primaryKey(),
    stem: text().notNull(),
    listings: integer().notNull(),
  },
  (t) => [
    index("search_words_prefix").on(t.word.asc().op("text_pattern_ops")),
    index("search_words_stem").on(t.stem),
    index("search_words_alike").using("gist", t.word.op("gist_trgm_ops")),
  ],
);

export const searchCities = pgTable(
  "search_cities",
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    region: smallint().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    listings: integer().notNull().default(0),
    /** Known for larger towns, which are here even without listings. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (t) => [
    uniqueIndex("search_cities_once").on(t.region, t.key),
    index("search_cities_latitude").on(t.latitude),
    index("search_cities_key").on(t.key.asc().op("text_pattern_ops")),
  ],
);

/** Numbers and names of categories, subcategories and regions, for the triggers; a test compares them with the taxonomy. */
export const searchTerms = pgTable(
  "search_terms",
  {
    kind: text({ enum: ["category", "subcategory", "region"] }).notNull(),
    code: text().notNull(),
    number: smallint().notNull(),
    words: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.code] }),
    uniqueIndex("search_terms_number").on(t.kind, t.number),
  ],
);
