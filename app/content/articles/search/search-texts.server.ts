import { sql } from "drizzle-orm";
import { maxTextWords, toFoundLink } from "./found-link.ts";
import type { Shelf } from "#app/content/articles/article.ts";
import type { Db } from "#app/platform/db/db.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";

const found = 30;
/** Ranks of so many texts are compared, however many contain the words. */
const ranked = 300;

interface FoundText extends Record<string, unknown> {
  shelf: Shelf;
  slug: string;
  title: string;
  summary: string;
}

/** The help and all articles, best first, by the beginnings of words. If no text has all words, those that have any. */
export async function searchTexts(db: Db, typed: string): Promise<FoundText[]> {
  const words = foldAccents(typed.toLowerCase())
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  const terms = words.map((word) => `${word}:*`);
  const all = await rank(db, terms.join(" & "));
  return all.length > 0 || terms.length === 1 ? all : rank(db, terms.join(" | "));
}

/** PostgreSQL leaves out words such as "how" and "my" by itself. */
async function rank(db: Db, query: string): Promise<FoundText[]> {
  const { rows } = await db.execute<FoundText>(sql`
    with query as materialized (select to_tsquery('public.listing_text', ${query}) as q),
      named as materialized (
        select a.id from articles a, query where a.status = 'published' and a.head @@ q limit ${ranked}),
      told as materialized (
        select a.id from articles a, query where a.status = 'published' and a.words @@ q limit ${ranked})
    select a.shelf, a.slug, a.title, a.summary
    from (select id from named union select id from told) as hit
      join articles a on a.id = hit.id, query
    order by 4 * ts_rank('{0.1, 0.3, 0.5, 1}', a.head, q) + ts_rank(a.words, q, 1) desc, a.publish_at desc, a.id
    limit ${found}`);
  return rows;
}

/** What a page with the search shows for its address. */
export async function findTexts(db: Db, url: URL) {
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, maxTextWords);
  return { words, found: words === "" ? null : (await searchTexts(db, words)).map(toFoundLink) };
}
