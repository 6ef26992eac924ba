import { and, desc, gt, isNotNull, lt, or } from "drizzle-orm";
import type { PricedBusiness } from "./model/fit-model.ts";
import type { ValuationModels } from "./model/valuation-model.ts";
import { valuationModels } from "./valuation-models.table.ts";
import { currentModels } from "./valuation-models.queries.server.ts";
import { marketFacts } from "#app/market/facts/market-facts.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { readInBatches } from "#app/shared/batches.ts";

/** Large enough for few queries, small enough not to hold up the embedded database. */
const batch = 2_000;

/** The newest ones: three times as many would exceed the memory of the process. */
const mostListings = 100_000;

/** Listings that state their price, including sold and withdrawn ones. */
export async function fitValuations(db: Db, now: Date): Promise<void> {
  const lines: string[] = [];
  for await (const row of readInBatches(readPriced(db), ({ id }) => id, batch)) {
    const { id: _, soldAt, established, price, ...facts } = row;
    const business: PricedBusiness = {
      ...facts,
      price: price!,
      sold: soldAt !== null,
      age: established === null ? null : now.getUTCFullYear() - established,
    };
    lines.push(JSON.stringify(business));
    if (lines.length === mostListings) break;
  }
  const models = await fitApart(lines);
  const row = { models, fittedAt: now };
  await db
    .insert(valuationModels)
    .values({ id: currentModels, ...row })
    .onConflictDoUpdate({ target: valuationModels.id, set: row });
}

/** In a separate process, so that visitors do not wait. Without a queue, because it runs once an hour. */
async function fitApart(lines: readonly string[]): Promise<ValuationModels> {
  const bytes = Buffer.from(lines.join("\n"));
  const models = await runFileTask<ValuationModels>({ name: "valuation-models", bytes });
  if (!models) throw new Error("Fitting the valuation models took too much time or memory");
  return models;
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
        after ? lt(marketFacts.listingId, after) : undefined,
      ),
    )
    .orderBy(desc(marketFacts.listingId))
    .limit(size);
