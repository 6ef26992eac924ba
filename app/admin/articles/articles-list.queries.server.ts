import { and, eq, ilike, inArray, type SQL, sql } from "drizzle-orm";
import { articlesSpec } from "./articles-list.ts";
import { defineList } from "#app/admin/lists/list-rows.server.ts";
import { orHasId } from "#app/admin/lists/list-search.server.ts";
import type { ArticleStatus, Shelf } from "#app/content/articles/article.ts";
import { articleAnswers, articles } from "#app/content/articles/articles.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { escapeLike } from "#app/platform/db/escape-like.ts";

export type ArticleRow = Awaited<ReturnType<typeof readArticles>>[number];

/** With the names of the tables: a column in a subquery would otherwise be one of its own. */
const answers = (helped: boolean): SQL<number> =>
  sql<number>`(select count(*)::int from ${articleAnswers} a
    where a.article_id = "articles"."id" and a.helped = ${sql.raw(String(helped))})`;

const readArticles = (db: Db, ids: string[]) =>
  db
    .select({
      id: articles.id,
      shelf: articles.shelf,
      slug: articles.slug,
      title: articles.title,
      status: articles.status,
      publishAt: articles.publishAt,
      reviewedOn: articles.reviewedOn,
      updatedAt: articles.updatedAt,
      yes: answers(true),
      no: answers(false),
    })
    .from(articles)
    .where(inArray(articles.id, ids));

function hasWords(q: string): SQL {
  const like = `%${escapeLike(q.replace(/^\//, ""))}%`;
  return orHasId(
    sql`(${ilike(articles.title, like)} or ${articles.shelf} || '/' || ${articles.slug} ilike ${like})`,
    q,
    articles.id,
  );
}

export const articlesList = defineList(
  articlesSpec,
  ({ q, filters: { shelf, status } }) => ({
    table: articles,
    id: articles.id,
    keys: { date: articles.updatedAt, title: articles.title, helped: answers(true) },
    filter: and(
      shelf ? eq(articles.shelf, shelf as Shelf) : undefined,
      status ? eq(articles.status, status as ArticleStatus) : undefined,
    ),
    words: q ? hasWords(q) : undefined,
  }),
  readArticles,
);
