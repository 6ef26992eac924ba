import { inArray } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface ResultText {
  summary: string;
  tags: string[];
}

/** What results say beyond other cards. */
export async function listResultTexts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ResultText>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: listings.id, summary: listings.shortDescription, tags: listings.tags })
    .from(listings)
    .where(inArray(listings.id, [...ids]));
  return new Map(rows.map(({ id, summary, tags }) => [id, { summary, tags }]));
}
