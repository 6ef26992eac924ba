import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { keptAmount } from "./kept-amount.ts";
import { type Moved, notifyOfMoves } from "./notify-of-moves.server.ts";
import { hasMoved } from "./valuation-notification.ts";
import { valuations } from "./valuations.table.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { businessOfAnswers } from "#app/market/valuation/answers/business-of-answers.ts";
import { parseAnswers } from "#app/market/valuation/answers/parse-answers.ts";
import type { ValuationModels } from "#app/market/valuation/model/valuation-model.ts";
import { findModels } from "#app/market/valuation/valuation-models.queries.server.ts";
import { valueBusiness } from "#app/market/valuation/value-business.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { readInBatches } from "#app/shared/batches.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";

interface UpdateServices {
  db: Db;
  jobs: Jobs;
}

type Kept = typeof valuations.$inferSelect;

/** Recalculates every kept valuation and notifies people whose value moved. Idempotent. */
export async function updateValuations(services: UpdateServices, now: Date): Promise<void> {
  const { db } = services;
  const { models } = await findModels(db);
  const rates = await getExchangeRates(db);
  for await (const { userId } of readInBatches(readPeople(db), (row) => row.userId)) {
    const kept = await db.select().from(valuations).where(eq(valuations.userId, userId));
    const changed = new Map(
      kept.flatMap((row) => {
        const value = valueNow(row, models, rates);
        return value === null || value === row.currentValue ? [] : [[row.id, value] as const];
      }),
    );
    if (changed.size > 0) await storeValues(services, userId, changed, now);
  }
}

const readPeople = (db: Db) => (after: string | null, size: number) =>
  db
    .selectDistinct({ userId: valuations.userId })
    .from(valuations)
    .where(after ? gt(valuations.userId, after) : undefined)
    .orderBy(asc(valuations.userId))
    .limit(size);

/** Null if it can no longer be valued. */
function valueNow(row: Kept, models: ValuationModels, rates: ExchangeRates): number | null {
  const { answers } = parseAnswers(new URLSearchParams(row.answers), "CAD");
  const outcome = valueBusiness(models, businessOfAnswers(answers, rates));
  return outcome.ok ? keptAmount(outcome.valuation.middle, answers.currency, rates) : null;
}

/** Locks the rows first, so that two processes do not both notify. */
const storeValues = (
  { db, jobs }: UpdateServices,
  userId: string,
  changed: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(valuations)
      .where(and(eq(valuations.userId, userId), inArray(valuations.id, [...changed.keys()])))
      .orderBy(asc(valuations.id))
      .for("update");
    const moved: Moved[] = [];
    for (const { id, title, answers, value: kept, toldValue: told, createdAt: since } of rows) {
      const value = changed.get(id)!;
      const isNews = hasMoved(told, value);
      await tx
        .update(valuations)
        .set({ currentValue: value, ...(isNews && { toldValue: value }) })
        .where(eq(valuations.id, id));
      if (isNews) moved.push({ id, title, answers, kept, told, since, value });
    }
    if (moved.length > 0) await notifyOfMoves(tx, jobs, userId, moved, now);
  });
