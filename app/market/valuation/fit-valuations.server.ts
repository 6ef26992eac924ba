import { and, gt, isNotNull, or } from "drizzle-orm";
import { fitModel, type PricedBusiness } from "./model/fit-model.ts";
import { valuationModels } from "./valuation-models.table.ts";
import { currentModels } from "./valuation-models.queries.server.ts";
import { marketFacts } from "#app/market/facts/market-facts.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readInBatches } from "#app/shared/batches.ts";

/** Large enough for few queries, small enough not to hold up the embedded database. */
const batch = 2_000;

/** From all listings that state their price, sold and withdrawn ones too: in each lies what an owner asked. */
export async function fitValuations(db: Db, now: Date): Promise<void> {
  const businesses: PricedBusiness[] = [];
  for await (const row of readInBatches(readPriced(db), ({ id }) => id, batch))
    businesses.push({
      ...row,
      price: row.price!,
      sold: row.soldAt !== null,
      age: row.established === null ? null : now.getUTCFullYear() - row.established,
    });
  const models = {
    cashFlow: fitModel(businesses, "cashFlow"),
    revenue: fitModel(businesses, "revenue"),
  };
  const row = { models, fittedAt: now };
  await db
    .insert(valuationModels)
    .values({ id: currentModels, ...row })
    .onConflictDoUpdate({ target: valuationModels.id, set: row });
}

const readPriced = (db: Db) => (after: string | null, size: number) =>
  db
    .select({
      id: marketFacts.listingId,
      category: marketFacts.category,
      trade: marketFacts.trade,
      country: marketFacts.country,
      region: marketFacts.region,
      price: marketFacts.price,
      revenue: marketFacts.revenue,
      cashFlow: marketFacts.cashFlow,
      growth: marketFacts.growth,
      established: marketFacts.established,
      property: marketFacts.property,
      franchise: marketFacts.franchise,
      absentee: marketFacts.absentee,
      soldAt: marketFacts.soldAt,
    })
    .from(marketFacts)
    .where(
      and(
        gt(marketFacts.price, 0),
        or(isNotNull(marketFacts.cashFlow), isNotNull(marketFacts.revenue)),
        after ? gt(marketFacts.listingId, after) : undefined,
      ),
    )
    .orderBy(marketFacts.listingId)
    .limit(size);
