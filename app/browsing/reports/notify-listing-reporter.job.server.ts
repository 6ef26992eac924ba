import { listingNotification } from "#app/listings/lifecycle/listing-notifications.ts";
import { and, eq } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { SettledReport } from "./report-change.server.ts";
import { listingReports } from "./reports.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";

export const notifyListingReporterJob = defineJob<SettledReport>("tell-listing-reporter");

/** Thanks the reporter. The decision stays between the administrators and the owner. */
export async function notifyListingReporter(
  db: Db,
  jobs: Jobs,
  { reportId, settledAt }: SettledReport,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [report] = await tx
      .select({ reporterId: listingReports.reporterId, title: listings.title })
      .from(listingReports)
      .innerJoin(listings, eq(listings.id, listingReports.listingId))
      // Skipped if reopened or decided again since.
      .where(
        and(eq(listingReports.id, reportId), eq(listingReports.handledAt, new Date(settledAt))),
      );
    if (!report?.reporterId) return;
    await notify(tx, jobs, {
      userId: report.reporterId,
      kind: listingNotification,
      isQuiet: true,
      key: `report:${reportId}`,
      title: "We looked at your report",
      text: `Thank you for telling us about “${report.title}”. An administrator has looked at it.`,
      href: "/help/report-a-listing",
    });
  });
}
