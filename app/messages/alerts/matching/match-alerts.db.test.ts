import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { formatSavedSearch, toSavedSearch } from "#app/search/search-url.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import { encodeWaiting } from "./encode-criteria.server.ts";
import { matchingPairs } from "./match-alerts.server.ts";
import { searchListings } from "#app/search/search.queries.server.ts";
import { anAlert } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { anyListing, anySearch, openMarket } from "#test/search-market.ts";
import { expectedSearch } from "#test/search-oracle.ts";

const now = new Date();
const market = fc.sample(anyListing(now), { numRuns: 200, seed: 20_267 });
const searches = fc.sample(anySearch, { numRuns: 90, seed: 11 }).map(toSavedSearch);

withDatabase((world) => {
  describe("matching", () => {
    /** The listings that each search finds. */
    const found = new Map<string, Set<string>>();

    beforeAll(async () => {
      const { db } = world();
      await openMarket(db, market, now);
      const ids = new Map<string, string>();
      for (const search of searches) {
        const query = formatSavedSearch(search);
        if (ids.has(query)) continue;
        ids.set(query, (await anAlert(db, { search: query })).id);
      }
      await encodeWaiting(db, now);
      const rates = await getExchangeRates(db);
      const { rows } = await db.execute<{ alert_id: string; listing_id: string }>(
        sql`select m.alert_id, c.listing_id from (${matchingPairs({
          changes: sql`true`,
          alerts: sql`${alerts.confirmedAt} is not null`,
          rates,
          now,
        })}) m join listing_changes c on c.id = m.change_id`,
      );
      for (const query of ids.keys()) found.set(query, new Set());
      const queryOf = new Map([...ids].map(([query, id]) => [id, query]));
      for (const row of rows) found.get(queryOf.get(row.alert_id)!)!.add(row.listing_id);
    }, 120_000);

    it("finds for every alert exactly what its search lists", async () => {
      let matches = 0;
      for (const search of searches) {
        const order = { indexedAt: new Map(), relevance: new Map() };
        const { ids } = expectedSearch(market, search, now, order);
        expect([...found.get(formatSavedSearch(search))!].toSorted()).toEqual(ids.toSorted());
        matches += ids.length;
      }
      // Searches without results would prove nothing.
      expect(matches).toBeGreaterThan(300);
    });

    it("agrees with the search itself", async () => {
      const checked = searches.slice(0, 25);
      const totals = [];
      for (const search of checked)
        totals.push((await searchListings(world().db, search, { now })).total);
      expect(checked.map((search) => found.get(formatSavedSearch(search))!.size)).toEqual(totals);
    });
  });
});
