import { sql } from "drizzle-orm";
import { categoryName, type CategorySlug } from "#app/listings/category.ts";
import { countFigures } from "#app/market/figures/count-figures.job.server.ts";
import { parseAnswers } from "#app/market/valuation/answers/parse-answers.ts";
import { fitValuations } from "#app/market/valuation/fit-valuations.server.ts";
import { findValuation, loadValuation } from "#app/market/valuation/load-valuation.server.ts";
import { fitModel } from "#app/market/valuation/model/fit-model.ts";
import type { Hits } from "#app/market/valuation/model/valuation-model.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { listPricedBusinesses } from "#demo/priced-businesses.ts";
import { withClient } from "#test/administer-server.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { fillMarket } from "./search-market.ts";
import { median } from "./load.ts";
import { timeOf, timesOf } from "./times.ts";
import { withDatabase } from "./with-database.ts";

const many = 100_000;
const turns = 300;
const maxFitMs = 2_000;
const maxRatio = 5;
const leastInside = 75;

/** `npm run bench -- valuation`: how wrong valuations are, and what they cost at 100,000 listings. */
export async function benchValuation(): Promise<boolean> {
  const isAccurate = printAccuracy();
  const isFast = fitMany();
  return (await valueMany()) && isAccurate && isFast;
}

/** Each listing of the demonstration market is estimated from all others. */
function printAccuracy(): boolean {
  const { accuracy } = fitModel(listPricedBusinesses(new Date()), "cashFlow")!;
  const { categories, sold, ...all } = accuracy;
  console.log(
    `${"".padEnd(26)}${["listings", "median error", "in the range"].map(right).join("")}`,
  );
  const print = (name: string, { sample, medianError, inside }: Hits) =>
    console.log(
      name.padEnd(26) +
        [formatNumber(sample), percent(medianError), percent(inside)].map(right).join(""),
    );
  print("all", all);
  print("sold ones", sold);
  const bySample = Object.entries(categories).toSorted(
    ([, one], [, other]) => other.sample - one.sample,
  );
  for (const [category, hits] of bySample) print(categoryName(category as CategorySlug), hits);
  return (all.inside ?? 0) >= leastInside;
}

const right = (text: string): string => text.padStart(14);
const percent = (value: number | null): string => (value === null ? "" : `${value.toFixed(1)}%`);

function fitMany(): boolean {
  const market = listPricedBusinesses(new Date());
  const businesses = Array.from({ length: many }, (_, at) => market[at % market.length]!);
  const started = performance.now();
  fitModel(businesses, "cashFlow");
  return check(`fit ${formatNumber(many)} listings`, performance.now() - started, maxFitMs, "ms");
}

const valueMany = (): Promise<boolean> =>
  withDatabase(async ({ db, url }) => {
    await withClient(url, (client) => fillMarket(client, many));
    const now = new Date();
    await countFigures(db, now);
    await db.execute(sql`vacuum analyze market_facts`);
    const fitMs = await timeOf(() => fitValuations(db, now));
    console.log(`read and fit both models: ${fitMs.toFixed(0)} ms`);
    const services = { replica: db, queryCache: new QueryCache(db) };
    const trades = ["bakeries", "auto-repair", "retail", "hair-salons", "plumbing-hvac"];
    const answersOf = (turn: number) => {
      const query = `trade=${trades[turn % trades.length]}&place=CA-ON&cash-flow=${50_000 + 500 * turn}`;
      return parseAnswers(new URLSearchParams(query), "CAD").answers;
    };
    const value = async (turn: number) => {
      const found = await findValuation(services, answersOf(turn), now);
      if (!found.ok) throw new Error(found.refusal.reason);
    };
    const show = (turn: number) => loadValuation(services, answersOf(turn), now);
    const times = await timesOf(turns, value, show, () => db.execute(sql`select 1`));
    const [whole, shown, one] = times.map(median);
    console.log(
      `a valuation: ${whole!.toFixed(2)} ms, in words: ${shown!.toFixed(2)} ms, select 1: ${one!.toFixed(2)} ms`,
    );
    return check("a valuation", whole! / one!, maxRatio, "times select 1");
  });

function check(name: string, value: number, limit: number, unit: string): boolean {
  const isGood = value <= limit;
  console.log(`${name}: ${value.toFixed(1)} ${unit}${isGood ? "" : `, above ${limit}`}`);
  return isGood;
}
