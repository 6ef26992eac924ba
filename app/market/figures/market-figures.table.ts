import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Measure, Topic } from "./figure.ts";
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
  /** Shares of first messages in percent; for all listings together only. */
  questions: jsonb().$type<Partial<Record<Topic, number>>>(),
  /** Two years, oldest first; months with fewer than ten listings are left out. */
  history: jsonb().$type<Month[]>(),
  countedAt: moment().notNull(),
});
