import { and, eq, like, lt, not, sql } from "drizzle-orm";
import { articlePath } from "#app/content/articles/article.ts";
import { isPublished } from "#app/content/articles/articles.queries.server.ts";
import { articleAnswers, articles } from "#app/content/articles/articles.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { addDays } from "#app/shared/day.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";

const answerLimit = defineRateLimit("article-answer", {
  max: 60,
  windowMinutes: 60,
  perAddress: true,
});

interface Answer {
  articleId: string;
  helped: boolean;
  /** `visitorToday`: who changes their mind on the same day changes their answer. */
  visitor: string;
  ip: string;
  now: Date;
}

export type AnswerOutcome =
  | { ok: true; path: string }
  | { ok: false; reason: "not-found" | "too-many" };

export async function answerArticle(
  db: Db,
  { articleId, helped, visitor, ip, now }: Answer,
): Promise<AnswerOutcome> {
  const [article] = await db
    .select({ shelf: articles.shelf, slug: articles.slug })
    .from(articles)
    .where(and(eq(articles.id, articleId), isPublished));
  if (!article) return { ok: false, reason: "not-found" };
  if (!(await allowAttempt(db, answerLimit, ip, now))) return { ok: false, reason: "too-many" };
  await db
    .insert(articleAnswers)
    .values({ articleId, visitor, helped })
    .onConflictDoUpdate({
      target: [articleAnswers.articleId, articleAnswers.visitor],
      set: { helped: sql`excluded.helped` },
    });
  return { ok: true, path: articlePath(article) };
}

/** Only the count stays: afterwards nobody can tell whose answer it was. */
export async function forgetVisitors(db: Db, now: Date): Promise<void> {
  await db
    .update(articleAnswers)
    .set({ visitor: sql`'-' || gen_random_uuid()` })
    .where(
      and(lt(articleAnswers.createdAt, addDays(now, -1)), not(like(articleAnswers.visitor, "-%"))),
    );
}
