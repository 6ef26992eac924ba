import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ValuationModels } from "./model/valuation-model.ts";
import { moment } from "#app/platform/db/columns.ts";

/** One row, which the hourly job replaces. Written by `fitValuations` only. */
export const valuationModels = pgTable("valuation_models", {
  id: text().primaryKey(),
  models: jsonb().$type<ValuationModels>().notNull(),
  fittedAt: moment().notNull(),
});
