import { desc, gt, sql } from "drizzle-orm";
import type { ReviewTable } from "./reviews.table.ts";
import { type ReviewTimes, summarizeTimes } from "./review-times.ts";
import type { Db } from "#app/platform/db/db.ts";
import { businessMs } from "#app/shared/business-time.ts";
import { addDays } from "#app/shared/day.ts";

const measuredDays = 90;
const most = 1_000;

type Decided = Pick<ReviewTable, "createdAt" | "decidedAt">;

/** How long the decisions of the last 90 days took. */
export async function measureReviews(db: Db, table: ReviewTable, now: Date): Promise<ReviewTimes> {
  const { createdAt, decidedAt }: Decided = table;
  const rows = await db
    .select({ createdAt, decidedAt: sql<Date>`${decidedAt}`.mapWith(decidedAt) })
    .from(table)
    .where(gt(decidedAt, addDays(now, -measuredDays)))
    .orderBy(desc(decidedAt))
    .limit(most);
  return summarizeTimes(rows.map((row) => businessMs(row.createdAt, row.decidedAt)));
}
