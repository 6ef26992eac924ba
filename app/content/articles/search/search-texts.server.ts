import { sql } from "drizzle-orm";
import { maxTextWords, toFoundLink } from "./found-link.ts";
import type { Shelf } from "#app/content/articles/article.ts";
import type { Db } from "#app/platform/db/db.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";

const found = 30;
/** So many texts with the words in their head are compared by it, however many have them. */
const comparedHeads = 300;
/** To compare whole texts takes ten times as long. */
const comparedTexts = 80;

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

/**
 * PostgreSQL leaves out words such as "how" and "my" by itself. The query stands in each condition, where it tells the
 * planner how common the words are. Texts with the words in their body alone matter while few have them in their head.
 */
async function rank(db: Db, query: string): Promise<FoundText[]> {
  const words = sql`to_tsquery('public.listing_text', ${query})`;
  const byHead = sql`ts_rank('{0.1, 0.3, 0.5, 1}', head, ${words})`;
  const { rows } = await db.execute<FoundText>(sql`
    with named as materialized (
        select id, ${byHead} as rank from articles
        where status = 'published' and head @@ ${words} limit ${comparedHeads}),
      best as (select id from named order by rank desc, id limit ${1.5 * found}),
      told as (
        select id from articles
        where (select count(*) from named) < ${found} and status = 'published' and words @@ ${words}
        limit ${comparedTexts})
    select shelf, slug, title, summary
    from (select id from best union select id from told) as hit join articles using (id)
    order by 4 * ${byHead} + ts_rank(words, ${words}, 1) desc, publish_at desc, id
    limit ${found}`);
  return rows;
}

/** What a page with the search shows for its address. */
export async function findTexts(db: Db, url: URL) {
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, maxTextWords);
  return { words, found: words === "" ? null : (await searchTexts(db, words)).map(toFoundLink) };
}
