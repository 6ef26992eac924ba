import { eq } from "drizzle-orm";
import type { ValuationModels } from "./model/valuation-model.ts";
import { valuationModels } from "./valuation-models.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { QueryCache } from "#app/platform/query-cache.ts";

export const currentModels = "current";

export interface FittedModels {
  models: ValuationModels;
  /** Null if none was fitted yet. */
  fittedAt: Date | null;
}

const none: FittedModels = { models: { cashFlow: null, revenue: null }, fittedAt: null };

export async function findModels(db: Db): Promise<FittedModels> {
  const [row] = await db
    .select({ models: valuationModels.models, fittedAt: valuationModels.fittedAt })
    .from(valuationModels)
    .where(eq(valuationModels.id, currentModels));
  return row ?? none;
}

/** Dropped when the hourly job stores others. */
export const getCachedModels = (queryCache: Pick<QueryCache, "get">): Promise<FittedModels> =>
  queryCache.get("valuation models", (db) => findModels(db));
