import { inArray } from "drizzle-orm";
import { makeReport, nextMonth, reportScopes } from "./market-report.ts";
import type { ReportGroup } from "./report-group.ts";
import { findReport } from "./reports.queries.server.ts";
import { marketReports } from "./reports.table.ts";
import { countGroupsAsOf, measuresOf } from "#app/market/figures/count-groups.server.ts";
import { scopeKey } from "#app/market/figures/figure.ts";
import { hideDifferences } from "#app/market/figures/hide-differences.ts";
import { marketFigures } from "#app/market/figures/market-figures.table.ts";
import type { Db } from "#app/platform/db/db.ts";

/** A market that opens today also reports on the months just before. */
const monthsBack = 3;

/** After a count of everything: the months that are over and have no report yet, oldest first. */
export async function writeReports(db: Db, now: Date): Promise<void> {
  const thisMonth = `${now.toISOString().slice(0, 7)}-01`;
  for (let back = monthsBack; back > 0; back--) {
    const month = nextMonth(thisMonth, -back);
    if (!(await findReport(db, month))) await writeReport(db, month, now);
  }
}

async function writeReport(db: Db, month: string, now: Date): Promise<void> {
  const before = await findReport(db, nextMonth(month, -1));
  const report = makeReport(month, await countMonth(db, month), before?.report ?? null);
  if (report)
    await db
      .insert(marketReports)
      .values({ month, report, writtenAt: now })
      .onConflictDoNothing({ target: marketReports.month });
}

/** The market at the end of a month, from what visitors can read now. Nothing where too little was for sale. */
async function countMonth(db: Db, month: string): Promise<ReportGroup[]> {
  const rows = await db
    .select({ scope: marketFigures.scope, history: marketFigures.history })
    .from(marketFigures)
    .where(inArray(marketFigures.scope, reportScopes.map(scopeKey)));
  const months = new Map(
    rows.map(({ scope, history }) => [scope, history?.find((one) => one.month === month)]),
  );
  // Medians of all listings read them all.
  if (!months.get(scopeKey({}))) return [];
  const counted = await countGroupsAsOf(db, new Date(`${nextMonth(month)}T00:00:00Z`));
  const hidden = hideDifferences(
    new Map([...counted].map(([scope, { samples }]) => [scope, samples])),
  );
  return reportScopes.flatMap((scope) => {
    const key = scopeKey(scope);
    const values = { ...counted.get(key)?.values };
    for (const measure of measuresOf(hidden.get(key) ?? [])) delete values[measure];
    if (values.listings === undefined) return [];
    const { added = null, sold = null, index = null } = months.get(key) ?? {};
    return { scope, values, added, sold, index };
  });
}
