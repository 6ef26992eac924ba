import { and, eq, lte } from "drizzle-orm";
import { articles } from "#app/content/articles/articles.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";

/** Every minute, because people choose a minute. The change of the row drops cached pages. */
export const publishDueJob = defineJob<object>("publish-due-articles", {
  schedule: "* * * * *",
  retryLimit: 0,
});

export async function publishDue(db: Db, now: Date): Promise<void> {
  await db
    .update(articles)
    .set({ status: "published" })
    .where(and(eq(articles.status, "scheduled"), lte(articles.publishAt, now)));
}
