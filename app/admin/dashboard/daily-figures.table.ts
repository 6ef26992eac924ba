import { bigint, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { FigureName } from "#app/admin/dashboard/figures.ts";

/** The figures of past days, so that the dashboard reads a few rows instead of whole tables. */
export const dailyFigures = pgTable(
  "daily_figures",
  {
    day: date({ mode: "string" }).notNull(),
    figure: text().$type<FigureName>().notNull(),
    value: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.figure] })],
);
