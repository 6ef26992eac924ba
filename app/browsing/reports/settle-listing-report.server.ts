import { eq } from "drizzle-orm";
import { reportCommands } from "./report-change.server.ts";
import { listingReports as table } from "./reports.table.ts";
import { notifyListingReporterJob } from "./notify-listing-reporter.job.server.ts";

export const listingReportCommands = reportCommands({
  async lock(tx, id) {
    const [report] = await tx.select().from(table).where(eq(table.id, id)).for("update");
    if (!report) return undefined;
    const { state, reporterId, listingId } = report;
    return { isOpen: state === "open", reporterId, about: { listingId } };
  },
  update: (tx, id, values) => tx.update(table).set(values).where(eq(table.id, id)),
  notifyReporter: notifyListingReporterJob,
});
