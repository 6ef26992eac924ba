import { and, eq } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { reportCommands, type SettledReport } from "#app/browsing/reports/report-change.server.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import { personReports as table } from "./safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";

export const notifyPersonReporterJob = defineJob<SettledReport>("tell-person-reporter");

/** The decision itself is only in the audit log. */
export const personReportCommands = reportCommands({
  async lock(tx, id) {
    const [report] = await tx.select().from(table).where(eq(table.id, id)).for("update");
    if (!report) return undefined;
    const { handledAt, reporterId, reportedId } = report;
    return { isOpen: handledAt === null, reporterId, about: { userId: reportedId } };
  },
  update: (tx, id, { handledBy, handledAt }) =>
    tx.update(table).set({ handledBy, handledAt }).where(eq(table.id, id)),
  notifyReporter: notifyPersonReporterJob,
});

/** The decision stays between the administrators and the reported person. */
export async function notifyPersonReporter(
  db: Db,
  jobs: Jobs,
  { reportId, settledAt }: SettledReport,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [report] = await tx
      .select({
        reporterId: table.reporterId,
        conversationId: table.conversationId,
      })
      .from(table)
      // Reopened or decided again since: the newer job notifies the reporter.
      .where(and(eq(table.id, reportId), eq(table.handledAt, new Date(settledAt))));
    if (!report?.reporterId) return;
    await notify(tx, jobs, {
      userId: report.reporterId,
      kind: messageNotification,
      isQuiet: true,
      key: `report:${reportId}`,
      title: "We looked at your report",
      text: "Thank you for telling us. An administrator has read the conversation that you reported.",
      href: `/account/leads/${report.conversationId}`,
    });
  });
}
