import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Measure, Topic } from "./figure.ts";
import { moment } from "#app/platform/db/columns.ts";

export type FigureValues = Partial<Record<Measure, number>>;

/** One row per group of listings (`scopeKey`), counted by a job. Values from fewer than ten listings are not stored. */
export const marketFigures = pgTable("market_figures", {
  scope: text().primaryKey(),
  values: jsonb().$type<FigureValues>().notNull(),
  /** Shares of first messages in percent; for all listings together only. */
  questions: jsonb().$type<Partial<Record<Topic, number>>>(),
  countedAt: moment().notNull(),
});
