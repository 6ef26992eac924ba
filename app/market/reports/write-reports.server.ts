import { inArray } from "drizzle-orm";
import { makeReport, nextMonth, reportScopes } from "./market-report.ts";
import type { ReportGroup } from "./report-group.ts";
import { findReport } from "./reports.queries.server.ts";
import { marketReports } from "./reports.table.ts";
import { countGroupsAsOf, measuresOf } from "#app/market/figures/count-groups.server.ts";
import { type Measure, scopeKey } from "#app/market/figures/figure.ts";
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

/** The market at the end of a month, from what visitors can read now. */
async function countMonth(db: Db, month: string): Promise<ReportGroup[]> {
  const counted = await countGroupsAsOf(db, new Date(`${nextMonth(month)}T00:00:00Z`));
  const hidden = hideDifferences(
    new Map([...counted].map(([scope, { samples }]) => [scope, samples])),
  );
  const keys = reportScopes.map(scopeKey);
  const rows = await db
    .select({ scope: marketFigures.scope, history: marketFigures.history })
    .from(marketFigures)
    .where(inArray(marketFigures.scope, keys));
  const histories = new Map(rows.map(({ scope, history }) => [scope, history]));
  return reportScopes.flatMap((scope) => {
    const key = scopeKey(scope);
    const values = { ...counted.get(key)?.values };
    for (const measure of measuresOf(hidden.get(key) ?? [])) delete values[measure];
    if (values.listings === undefined) return [];
    const known = histories.get(key)?.find((one) => one.month === month);
    return {
      scope,
      values: values satisfies Partial<Record<Measure, number>>,
      added: known?.added ?? null,
      sold: known?.sold ?? null,
      index: known?.index ?? null,
    };
  });
}
