import type { PricedBusiness } from "#app/market/valuation/model/fit-model.ts";
import { makeListings } from "./rows/listings.ts";
import { makePeople } from "./rows/people.ts";
import { createRandom } from "./world/random.ts";

const perCad = { CAD: 1, USD: 0.72, MXN: 13.3 };

/** The demonstration market as valuations see it (`market_facts`), without a database. */
export function listPricedBusinesses(now: Date): PricedBusiness[] {
  const random = createRandom("relevo");
  return makeListings(random, now, makePeople(random, now)).flatMap(({ row, content }) => {
    const inCad = (minor: number | null | undefined) =>
      minor ? minor / 100 / perCad[row.currency!] : null;
    const price = inCad(row.askingPrice);
    if (!row.publishedAt || price === null) return [];
    return {
      category: content.category,
      trade: content.subcategory,
      country: content.country,
      region: content.region,
      revenue: inCad(row.annualRevenue),
      cashFlow: inCad(row.annualCashFlow),
      growth: row.growthRate ?? null,
      age: row.established ? now.getUTCFullYear() - row.established : null,
      property: row.propertyType ? row.propertyType === "real_property" : null,
      franchise: row.franchise ?? null,
      absentee: row.management ? row.management === "absentee" : null,
      price,
      sold: row.status === "sold",
    };
  });
}
