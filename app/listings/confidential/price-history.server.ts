import { and, asc, eq, lt, sql } from "drizzle-orm";
import { forever, listingIndex } from "#app/listings/index/search.table.ts";
import { listingPrices } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { confidentialListings } from "./confidential-listings.table.ts";
import { roundAmount } from "./make-teaser.ts";
import type { PastPrice } from "./particulars.ts";

/** Real prices, oldest first. */
export async function listPastPrices(
  db: Db,
  { id, confidential }: { id: string; confidential: boolean },
): Promise<PastPrice[]> {
  if (confidential) {
    const [real] = await db
      .select({ prices: confidentialListings.prices })
      .from(confidentialListings)
      .where(eq(confidentialListings.listingId, id));
    return real!.prices;
  }
  const rows = await db
    .select(pick(listingPrices, "since", "amount", "currency"))
    .from(listingPrices)
    .where(eq(listingPrices.listingId, id))
    .orderBy(asc(listingPrices.since));
  return rows.map(({ since, amount, currency }) => ({
    since: since.toISOString(),
    amount,
    currency,
  }));
}

/** Public prices: real or rounded, without changes that rounding hides. */
export async function writePrices(
  tx: Db,
  listingId: string,
  prices: readonly PastPrice[],
  isRounded: boolean,
): Promise<void> {
  await tx.delete(listingPrices).where(eq(listingPrices.listingId, listingId));
  const shown = isRounded ? roundPrices(prices) : prices;
  if (shown.length > 0)
    await tx.insert(listingPrices).values(
      shown.map(({ since, amount, currency }) => ({
        listingId,
        since: new Date(since),
        amount,
        currency,
      })),
    );
}

function roundPrices(prices: readonly PastPrice[]): PastPrice[] {
  const rounded: PastPrice[] = [];
  for (const { since, amount, currency } of prices) {
    const step = { since, amount: roundAmount(amount), currency };
    const last = rounded.at(-1);
    if (last?.amount !== step.amount || last.currency !== currency) rounded.push(step);
  }
  return rounded;
}

/**
 * What was public keeps exact amounts and words for a while: versions of the search index for those who page through results,
 * the news for alerts, and the market's facts, which are written anew. The latter two belong to later features.
 */
export async function forgetExactTraces(tx: Db, listingId: string): Promise<void> {
  const old = await tx
    .delete(listingIndex)
    .where(and(eq(listingIndex.listingId, listingId), lt(listingIndex.ended, forever)))
    .returning({ row: listingIndex.textRow });
  const texts = sql.param(old.map(({ row }) => row));
  await tx.execute(sql`delete from listing_texts t where t.row = any (${texts}::int[])
    and not exists (select 1 from ${listingIndex} i where i.text_row = t.row)`);
  await tx.execute(
    sql`delete from listing_changes where listing_id = ${listingId} and kind = 'reduced'`,
  );
  await tx.execute(sql`update listing_changes set price = null where listing_id = ${listingId}`);
  await tx.execute(sql`delete from market_facts where listing_id = ${listingId}`);
}
