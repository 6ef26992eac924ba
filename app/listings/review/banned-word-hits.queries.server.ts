import { and, desc, lt } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import { isPublicListing } from "#app/listings/public-listing.server.ts";
import { makeBannedWordFinder } from "./banned-words.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface BannedWordHits {
  count: number;
  examples: { id: string; title: string }[];
}

/** All texts have to be read, because the check knows no stems and no index: this many are read within a second or two. */
export const mostListingsChecked = 20_000;
const batch = 1000;
const mostExamples = 3;

/** Looks for the words in the newest public listings, exactly as the check before publication does. */
export async function countBannedWordHits(
  db: Db,
  words: readonly string[],
  now: Date,
): Promise<{ hits: Map<string, BannedWordHits>; checked: number }> {
  const find = makeBannedWordFinder(words);
  const hits = new Map<string, BannedWordHits>();
  let checked = 0;
  let before: string | null = null;
  while (checked < mostListingsChecked) {
    const rows: { id: string; title: string; texts: (string | null)[] }[] = await readBatch(
      db,
      before,
      now,
    );
    for (const { id, title, texts } of rows) {
      for (const word of find(texts.join("\n"))) {
        const known = hits.get(word) ?? { count: 0, examples: [] };
        known.count++;
        if (known.examples.length < mostExamples) known.examples.push({ id, title });
        hits.set(word, known);
      }
    }
    checked += rows.length;
    if (rows.length < batch) break;
    before = rows.at(-1)!.id;
  }
  return { hits, checked };
}

async function readBatch(db: Db, before: string | null, now: Date) {
  const rows = await db
    .select({
      id: listings.id,
      title: listings.title,
      description: listings.description,
      leaseTerms: listings.leaseTerms,
      reasonForSale: listings.reasonForSale,
    })
    .from(listings)
    .where(and(isPublicListing(now), before ? lt(listings.id, before) : undefined))
    // The ids sort by age.
    .orderBy(desc(listings.id))
    .limit(batch);
  return rows.map(({ id, title, ...more }) => ({
    id,
    title,
    texts: [title, more.description, more.leaseTerms, more.reasonForSale],
  }));
}
