import { and, desc, lt } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import { makeBannedWordFinder } from "./banned-words.ts";
import { checkedColumns, checkedText } from "./check-listing.server.ts";
import { readInBatches } from "#app/shared/batches.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface BannedWordHits {
  count: number;
  examples: { id: string; title: string }[];
}

/** All texts have to be read, because the check knows no stems and no index: this many are read within a second or two, in batches between which others get their turn. */
export const mostListingsChecked = 20_000;
const mostExamples = 3;

export async function countBannedWordHits(
  db: Db,
  words: readonly string[],
  now: Date,
): Promise<{ hits: Map<string, BannedWordHits>; checked: number }> {
  const find = makeBannedWordFinder(words);
  const hits = new Map<string, BannedWordHits>();
  let checked = 0;
  const readBatch = (before: string | null, size: number) =>
    db
      .select(checkedColumns)
      .from(listings)
      .where(and(isPublicListing(now), before ? lt(listings.id, before) : undefined))
      // Ids sort by age.
      .orderBy(desc(listings.id))
      .limit(size);
  for await (const listing of readInBatches(readBatch, ({ id }) => id)) {
    for (const word of find(checkedText(listing))) {
      const known = hits.get(word) ?? { count: 0, examples: [] };
      known.count++;
      const { id, title } = listing;
      if (known.examples.length < mostExamples) known.examples.push({ id, title });
      hits.set(word, known);
    }
    if (++checked >= mostListingsChecked) break;
  }
  return { hits, checked };
}
