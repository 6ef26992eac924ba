import { sql } from "drizzle-orm";
import {
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { Measure, Questions } from "./figure.ts";
import type { Samples } from "./hide-differences.ts";
import { moment } from "#app/platform/db/columns.ts";

export type FigureValues = Partial<Record<Measure, number>>;

export interface Month {
  /** Its first day. */
  month: string;
  /** For sale at its end. */
  listings: number;
  added: number;
  sold: number;
  /** The price index of its last day, 100 in the first month. */
  index?: number;
}

/** One row per group of listings (`scopeKey`), counted by a job. Values from fewer than ten listings are not stored. */
export const marketFigures = pgTable("market_figures", {
  scope: text().primaryKey(),
  values: jsonb().$type<FigureValues>().notNull(),
  /** How many listings stand behind them. Never shown. */
  samples: jsonb().$type<Samples>().notNull().default({}),
  /** Values that would tell about fewer than ten when compared with those of other groups (`hideDifferences`). */
  hidden: text()
    .array()
    .$type<Measure[]>()
    .notNull()
    .default(sql`'{}'`),
  /** Shares of first messages in percent; for all listings together and for categories. */
  questions: jsonb().$type<Questions>(),
  /** Two years, oldest first; months with fewer than ten listings are left out. */
  history: jsonb().$type<Month[]>(),
  countedAt: moment().notNull(),
});

/**
 * What alike listings asked on average on the last day of a month, for the price index. Months that are over are kept: of the
 * listings that have left since, nothing else is.
 */
export const marketPriceLevels = pgTable(
  "market_price_levels",
  {
    scope: text().notNull(),
    /** Country and size, or country and category. */
    cell: text().notNull(),
    month: date({ mode: "string" }).notNull(),
    /** The logarithm of price per cash flow. */
    level: doublePrecision().notNull(),
    listings: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.month, t.cell] })],
);
