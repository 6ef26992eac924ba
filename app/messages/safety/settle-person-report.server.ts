import { eq } from "drizzle-orm";
import { reportCommands } from "#app/browsing/reports/report-change.server.ts";
import { personReports as table } from "#app/messages/safety/safety.table.ts";
import { tellPersonReporterJob } from "#app/messages/safety/tell-person-reporter.job.server.ts";

/** The decision itself is in the audit log only. */
export const personReportCommands = reportCommands({
  async lock(tx, id) {
    const [report] = await tx.select().from(table).where(eq(table.id, id)).for("update");
    if (!report) return undefined;
    const { handledAt, reporterId, reportedId } = report;
    return { isOpen: handledAt === null, reporterId, about: { userId: reportedId } };
  },
  update: (tx, id, { handledBy, handledAt }) =>
    tx.update(table).set({ handledBy, handledAt }).where(eq(table.id, id)),
  tellReporter: tellPersonReporterJob,
});
