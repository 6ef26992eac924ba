import { date, jsonb, pgTable } from "drizzle-orm/pg-core";
import type { MarketReport } from "./market-report.ts";
import { id, moment } from "#app/platform/db/columns.ts";

/** What was reported about each month, as it was written then: an archive does not change. */
export const marketReports = pgTable("market_reports", {
  id: id(),
  /** Its first day. */
  month: date({ mode: "string" }).notNull().unique(),
  report: jsonb().$type<MarketReport>().notNull(),
  writtenAt: moment().notNull(),
});
