import { eq, isNull, sql } from "drizzle-orm";
import { amountNames } from "#app/search/options.ts";
import { type ParsedWords, parseWords } from "#app/search/parse-words.server.ts";
import { findTradePhrases } from "#app/search/query/trades.ts";
import { encodeFilters } from "#app/search/search-conditions.server.ts";
import { isExactSearch, type Search } from "#app/search/search.ts";
import { parseAlertSearch } from "#app/messages/alerts/alert.ts";
import { alerts } from "#app/messages/alerts/alerts.table.ts";
import type { Db } from "#app/platform/db/db.ts";

type Criteria = Partial<typeof alerts.$inferInsert>;

/** A search as the columns of an alert, whose names are those of `encodeFilters`. */
export async function encodeCriteria(db: Db, search: Search, now: Date): Promise<Criteria> {
  const words = await parseWords(db, search.words, isExactSearch(search));
  const { cells, ...filters } = encodeFilters(search);
  const bounds = amountNames.flatMap((name) => [
    [`${name}Min`, search[name].min],
    [`${name}Max`, search[name].max],
  ]);
  return {
    encodedAt: now,
    ...filters,
    ...(cells ?? { firstRow: null, lastRow: null, firstColumn: null, lastColumn: null }),
    ...Object.fromEntries(bounds),
    cityKey: search.city === null ? null : await findCityKey(db, search.city),
    currency: search.currency,
    words: await encodeWords(db, search, words),
    trades: words.trades.length > 0 ? words.trades : null,
  };
}

async function findCityKey(db: Db, city: string): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(sql`select search_key(${city}) as key`);
  return rows[0]!.key;
}

/** A word in no listing is corrected, but it may be correct and simply new, so both spellings match. */
async function encodeWords(db: Db, search: Search, words: ParsedWords): Promise<string | null> {
  if (words.query === null || words.corrections.length === 0) return words.query;
  const rest = isExactSearch(search) ? search.words : findTradePhrases(search.words).rest;
  const { rows } = await db.execute<{ query: string }>(
    sql`select (websearch_to_tsquery('listing_text', ${rest}) || ${words.query}::tsquery)::text as query`,
  );
  return rows[0]!.query;
}

/** Encodes alerts that predate the criteria, or that a change of the encoding reset. */
export async function encodeWaiting(db: Db, now: Date): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ id: alerts.id, search: alerts.search })
      .from(alerts)
      .where(isNull(alerts.encodedAt))
      .orderBy(alerts.id)
      .limit(200);
    if (rows.length === 0) return;
    for (const { id, search } of rows)
      await db
        .update(alerts)
        .set(await encodeCriteria(db, parseAlertSearch(search), now))
        .where(eq(alerts.id, id));
  }
}
