import { bigint, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { FigureName } from "#app/admin/dashboard/figures.ts";

/**
 * What happened on each day that is over, counted once, so that the dashboard reads a few rows instead of whole tables. Days are
 * those of the operators' calendar, see `calendar-day.ts`. What happens today is counted from the indexes by time.
 */
export const dailyFigures = pgTable(
  "daily_figures",
  {
    day: date({ mode: "string" }).notNull(),
    figure: text().$type<FigureName>().notNull(),
    value: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.figure] })],
);
