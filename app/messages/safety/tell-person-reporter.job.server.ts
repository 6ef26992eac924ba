import { messageNotification } from "#app/messages/message-notification.ts";
import { and, eq } from "drizzle-orm";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import type { SettledReport } from "#app/browsing/reports/report-change.server.ts";
import { personReports } from "#app/messages/safety/safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";

export const tellPersonReporterJob = defineJob<SettledReport>("tell-person-reporter");

/** Thanks the reporter of a person. The decision stays between the administrators and that person. */
export async function tellPersonReporter(
  db: Db,
  jobs: Jobs,
  { reportId, settledAt }: SettledReport,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [report] = await tx
      .select({
        reporterId: personReports.reporterId,
        conversationId: personReports.conversationId,
      })
      .from(personReports)
      // Reopened or decided anew since then: nobody is told, or the newer job does it.
      .where(and(eq(personReports.id, reportId), eq(personReports.handledAt, new Date(settledAt))));
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
