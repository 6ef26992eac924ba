import { expect, test } from "vitest";
import { cleanPublicText } from "./clean-public-text.ts";
import { normalizeHeadline } from "./normalize-capitals.ts";
import { makeListings } from "#demo/rows/listings.ts";
import { makePeople } from "#demo/rows/people.ts";
import { createRandom } from "#demo/world/random.ts";

test("leaves the texts of all demonstration listings unchanged", () => {
  const random = createRandom("relevo");
  const now = new Date("2026-11-15T12:00:00Z");
  const businesses = makeListings(random, now, makePeople(random, now));
  const changed: string[] = [];
  for (const { row } of businesses)
    for (const text of [row.title, row.description, row.leaseTerms, row.reasonForSale]) {
      if (!text) continue;
      const { text: clean, removed } = cleanPublicText(text);
      if (clean !== text) changed.push(`${text}: ${JSON.stringify(removed)}`);
      if (text === row.title) expect(normalizeHeadline(text)).toBe(text);
    }
  expect(businesses.length).toBeGreaterThan(3000);
  expect(changed).toEqual([]);
}, 60_000);
