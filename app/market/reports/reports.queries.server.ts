import { and, desc, eq, gt, lt, asc } from "drizzle-orm";
import { marketReports } from "./reports.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** Ten years. */
const mostReports = 120;

export const listReports = (db: Db, limit = mostReports) =>
  db.select().from(marketReports).orderBy(desc(marketReports.month)).limit(limit);

export async function findReport(db: Db, month: string) {
  const [found] = await db.select().from(marketReports).where(eq(marketReports.month, month));
  return found ?? null;
}

export async function findNeighbourMonths(db: Db, month: string) {
  const near = (isLater: boolean) =>
    db
      .select({ month: marketReports.month })
      .from(marketReports)
      .where(and(isLater ? gt(marketReports.month, month) : lt(marketReports.month, month)))
      .orderBy(isLater ? asc(marketReports.month) : desc(marketReports.month))
      .limit(1);
  const [[previous], [next]] = await Promise.all([near(false), near(true)]);
  return { previous: previous?.month ?? null, next: next?.month ?? null };
}
