import { and, asc, count, desc, eq, gte, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import {
  articleAddresses,
  articleAnswers,
  articles,
  articleVersions,
} from "#app/content/articles/articles.table.ts";
import { storedColumns } from "#app/content/articles/writing/write-article.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { officeZone } from "#app/shared/day.ts";

export async function findArticleRecord(db: Db, id: string) {
  const [article] = await db
    .select({
      ...storedColumns,
      minutes: articles.minutes,
      previewKey: articles.previewKey,
      edition: articles.edition,
      createdAt: articles.createdAt,
    })
    .from(articles)
    .where(eq(articles.id, id));
  return article ?? null;
}

export const listOldAddresses = (db: Db, id: string) =>
  db
    .select({ path: articleAddresses.path })
    .from(articleAddresses)
    .where(eq(articleAddresses.articleId, id))
    .orderBy(asc(articleAddresses.createdAt));

export const listVersions = (db: Db, id: string, limit: number) =>
  db
    .select({
      version: articleVersions.version,
      savedAt: articleVersions.savedAt,
      savedBy: users.name,
    })
    .from(articleVersions)
    .leftJoin(users, eq(users.id, articleVersions.savedBy))
    .where(eq(articleVersions.articleId, id))
    .orderBy(desc(articleVersions.version))
    .limit(limit);

export async function findVersion(db: Db, id: string, version: number) {
  const [row] = await db
    .select({ version: articleVersions.version, fields: articleVersions.fields })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, id), eq(articleVersions.version, version)));
  return row ?? null;
}

export interface MonthOfAnswers {
  /** "2026-11" */
  month: string;
  yes: number;
  no: number;
}

/** From a day on, by the office's months; months without an answer are missing. */
export const countAnswers = (db: Db, id: string, since: Date): Promise<MonthOfAnswers[]> => {
  const month = sql<string>`to_char(${articleAnswers.createdAt} at time zone ${sql.raw(`'${officeZone}'`)}, 'YYYY-MM')`;
  return db
    .select({
      month,
      yes: sql<number>`count(*) filter (where ${articleAnswers.helped})::int`,
      no: sql<number>`count(*) filter (where not ${articleAnswers.helped})::int`,
    })
    .from(articleAnswers)
    .where(and(eq(articleAnswers.articleId, id), gte(articleAnswers.createdAt, since)))
    .groupBy(month)
    .orderBy(month);
};

export async function countAllAnswers(db: Db, id: string) {
  const rows = await db
    .select({ helped: articleAnswers.helped, answers: count() })
    .from(articleAnswers)
    .where(eq(articleAnswers.articleId, id))
    .groupBy(articleAnswers.helped);
  const of = (helped: boolean) => rows.find((row) => row.helped === helped)?.answers ?? 0;
  return { yes: of(true), no: of(false) };
}
