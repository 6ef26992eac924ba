import { sql } from "drizzle-orm";
import {
  customType,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "#app/platform/db/columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Stands for "still so": larger than any version. */
export const forever = 2_147_483_647;

/** Every change of the index takes the next number. */
export const searchVersions = pgSequence("search_versions", { maxValue: forever - 1 });

/**
 * What search filters, counts and sorts by, for active listings. Narrow, as every search reads nearly all of it: whole
 * numbers only, none of them null, the most asked for first. A row is never changed but ended, and stays for a day, so
 * that somebody who pages through results keeps the state that they began with. Written by triggers alone; see the
 * migration `search-triggers` and docs/decisions/006-search-index.md.
 */
export const listingIndex = pgTable(
  "listing_index",
  {
    row: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The row is true from this version on … */
    since: integer().notNull(),
    /** … until before this one. */
    ended: integer().notNull().default(forever),
    /** Seconds since 2020, as all times here. */
    expires: integer().notNull(),
    listed: integer().notNull(),
    /** A bit for each category, from bit 6 on; below them property and management, three bits each. Counted together. */
    form: integer().notNull(),
    /** A bit for each business type. */
    business: integer().notNull(),
    /** "Price reduced" wears off with time. */
    reducedUntil: integer().notNull(),
    region: smallint().notNull(),
    subcategory: smallint().notNull(),
    featured: smallint().notNull(),
    /** The square of the map, a quarter of a degree wide; 0 where the place is not known. */
    cell: integer().notNull(),
    city: integer().notNull(),
    textRow: integer().notNull(),
    /** Canadian dollars. An amount is a range of one; no figure is a range that nothing overlaps. */
    priceMin: integer().notNull(),
    priceMax: integer().notNull(),
    revenueMin: integer().notNull(),
    revenueMax: integer().notNull(),
    cashFlowMin: integer().notNull(),
    cashFlowMax: integer().notNull(),
    /** No foreign key: a deleted listing stays until those who page past it are gone. */
    listingId: uuid().notNull(),
  },
  (t) => [
    uniqueIndex("listing_index_current")
      .on(t.listingId)
      .where(sql`${t.ended} = 2147483647`),
    index("listing_index_ended")
      .on(t.ended)
      .where(sql`${t.ended} < 2147483647`),
    index("listing_index_text").on(t.textRow),
    // The words are indexed here, and stand in another table: what is found by words is a row of this narrow one, without
    // reading a text. It needs a function that reads a row which never changes; see the migration.
    index("listing_index_document").using("gin", sql`listing_document(${t.textRow})`),
    index("listing_index_default").on(
      t.featured.desc().nullsFirst(),
      t.listed.desc().nullsFirst(),
      t.row.desc().nullsFirst(),
    ),
    index("listing_index_listed").on(t.listed, t.row),
    index("listing_index_price_up").on(t.priceMin, t.row),
    index("listing_index_price_down").on(t.priceMax, t.row),
  ],
);

/** The words of a listing that everybody may read, stemmed and without accents. Hidden fields never come here. */
export const listingTexts = pgTable("listing_texts", {
  row: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Tells whether the text has changed without reading it. */
  digest: uuid().notNull(),
  document: tsvector().notNull(),
  /** The words of headline, trade, place and tags, each once, as written; counted in `search_words`. */
  words: text().array().notNull(),
});

/** The words of headlines, trades, places and tags as written, with the number of listings that say them: for typing errors and suggestions. */
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

/** Cities by their name without case and accents. */
export const searchCities = pgTable(
  "search_cities",
  {
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    region: smallint().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    listings: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex("search_cities_once").on(t.region, t.key),
    index("search_cities_key").on(t.key.asc().op("text_pattern_ops")),
  ],
);

/** The numbers and words of categories, subcategories and regions, for the triggers; a test holds them to the taxonomy. */
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

/** Which version the index had reached at a moment: written every hour, so that it knows what to forget. */
export const searchMarks = pgTable("search_marks", {
  version: integer().primaryKey(),
  at: moment().notNull(),
});
