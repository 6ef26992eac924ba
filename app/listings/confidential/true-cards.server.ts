import { inArray } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { confidentialListings } from "./confidential-listings.table.ts";
import { derivedColumns } from "./particulars.ts";

/** For whoever manages these listings: what is true instead of the teasers. */
export async function showTrueText<Row extends { id: string; confidential: boolean }>(
  db: Db,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.filter(({ confidential }) => confidential).map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const found = await db
    .select()
    .from(confidentialListings)
    .where(inArray(confidentialListings.listingId, ids));
  const real = new Map(found.map(({ listingId, particulars }) => [listingId, particulars]));
  return rows.map((row) => {
    const particulars = real.get(row.id);
    if (!particulars) return row;
    const { title, tags, city, askingPrice, annualRevenue, annualCashFlow } = particulars;
    const { shortDescription: summary, pricePerCashFlow } = derivedColumns(particulars);
    const figures = { askingPrice, annualRevenue, annualCashFlow, pricePerCashFlow };
    return { ...row, title, summary, tags, city, ...figures };
  });
}
