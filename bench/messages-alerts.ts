import { sql } from "drizzle-orm";
import { categorySlugs } from "#app/listings/category.ts";
import { formatSavedSearch } from "#app/search/search-url.ts";
import { emptySearch, normalizeSearch, type Search } from "#app/search/search.ts";
import { alertHits, alerts } from "#app/messages/alerts/alerts.table.ts";
import { encodeWaiting } from "#app/messages/alerts/matching/encode-criteria.server.ts";
import { matchChanges } from "#app/messages/alerts/matching/match-changes.job.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { currencies } from "#app/shared/money.ts";
import { regions } from "#app/shared/places.ts";
import { withClient } from "#test/administer-server.ts";
import { aListing, anAlert } from "#test/factories.ts";
import { fillMarket } from "./search-market.ts";
import { median } from "./load.ts";
import { timeOf } from "./times.ts";
import { withDatabase } from "./with-database.ts";

const sizes = (process.env["SIZES"] ?? "500,10000").split(",").map(Number);
const alertCount = 100_000;
const distinctSearches = 400;
const published = 9;
const limitMs = 1000;

/**
 * One new listing against 100,000 alerts: the time until its matches are written, in a small and in
 * a larger market. It must not depend on the number of listings, because no search is repeated.
 */
export async function benchAlerts(): Promise<boolean> {
  const slowest: number[] = [];
  for (const size of sizes) slowest.push(await benchMarket(size));
  const isFast = slowest.every((ms) => ms < limitMs);
  console.log(
    `${isFast ? "below" : "NOT below"} ${limitMs} ms with ${sizes.join(" and ")} listings`,
  );
  return isFast;
}

const benchMarket = (size: number): Promise<number> =>
  withDatabase(async ({ db, jobs, url }) => {
    await withClient(url, (client) => fillMarket(client, size));
    await fillAlerts(db);
    await db.execute(sql`update listing_changes set matched_at = now() where matched_at is null`);
    await db.execute(sql`vacuum analyze`);
    const services = { db, jobs, secret: "s".repeat(32) };
    const times: number[] = [];
    for (let count = 0; count < published; count++) {
      await publish(db, count);
      times.push(await timeOf(() => matchChanges(services, new Date())));
    }
    const hits = await db.$count(alertHits);
    if (hits === 0) throw new Error("no alert matches: the bench measures nothing");
    const slowest = Math.max(...times);
    console.log(
      `${size.toLocaleString("en")} listings, ${alertCount.toLocaleString("en")} alerts: a new listing matched in ${median(times).toFixed(0)} ms (median), ${slowest.toFixed(0)} ms (slowest), ${Math.round(hits / published)} hits each`,
    );
    return slowest;
  });

/** Of a few hundred different searches, each many times. */
async function fillAlerts(db: Db): Promise<void> {
  const confirmedAt = new Date(Date.now() - 86_400_000);
  const queries = new Set(
    Array.from({ length: distinctSearches }, (_, index) => formatSavedSearch(aSearch(index))),
  );
  for (const search of queries) await anAlert(db, { search, confirmedAt });
  await encodeWaiting(db, new Date());
  const copies = Math.ceil(alertCount / queries.size);
  const columns = sql.raw(
    `source, name, search, frequency, consent_at, consent_from, consent_text, confirmed_at, encoded_at, category_mask,
     subcategory, property_mask, management_mask, business_mask, regions, city_key, first_row, last_row, first_column,
     last_column, currency, price_min, price_max, revenue_min, revenue_max, cash_flow_min, cash_flow_max, max_age_days, words,
     trades`,
  );
  await db.execute(sql`insert into alerts (id, email, ${columns})
    select gen_random_uuid(), n || '-' || email, ${columns} from ${alerts} cross join generate_series(2, ${copies}) n`);
}

const words = ["bakery", "lease", "pizza", "growing patio", "training", "equipment -lease"];

/** Trade, place, price and words in varying combinations, as people choose them. */
function aSearch(index: number): Search {
  const pick = <T>(values: readonly T[], step: number): T =>
    values[Math.floor(index / step) % values.length]!;
  return normalizeSearch({
    ...emptySearch,
    categories: index % 3 === 0 ? [] : [pick(categorySlugs, 1)],
    regions: index % 4 === 0 ? [] : [pick(regions, 7).code],
    words: index % 5 === 0 ? pick(words, 5) : "",
    price: index % 2 === 0 ? { min: null, max: 100_000 * (1 + (index % 11)) } : emptySearch.price,
    currency: pick(currencies, 3),
    business: index % 13 === 0 ? ["owner_financed"] : [],
  });
}

const publish = (db: Db, index: number) =>
  aListing(db, {
    status: "active",
    title: "Neighbourhood bakery and pizza place For Sale",
    region: "CA-ON",
    city: "Toronto",
    categories: [categorySlugs[index % categorySlugs.length]!],
    askingPrice: 90_000_00,
    financingAvailable: true,
    publishedAt: new Date(),
  });
