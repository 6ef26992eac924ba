import type { ReportServices } from "#app/brokerage/clients/invite-client.server.ts";
import { defineJob } from "#app/platform/jobs/jobs.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import { lastMonth, monthOf } from "./owner-report.ts";
import { listDueClients } from "./reports.queries.server.ts";
import { sendReport } from "./send-report.server.ts";

/** In the morning of the first, in North America. The days after catch up on what an outage left. */
export const queueReportsJob = defineJob<object>("queue-owner-reports", {
  schedule: "10 12 1-3 * *",
});

/** One for each client: drawing takes a second, and a failure delays nobody else. */
export const sendReportJob = defineJob<{ clientId: string; month: string }>("send-owner-report");

const batch = 500;

/** About the month before, to everyone who had confirmed by its end. */
export async function queueReports({ db, jobs }: ReportServices, now: Date): Promise<void> {
  // A commercial email must name its sender.
  if (!(await getOperator(db))) return;
  const month = lastMonth(now);
  const confirmedBefore = new Date(`${monthOf(now)}T00:00:00Z`);
  let due: string[];
  let after: string | null = null;
  do {
    due = await listDueClients(db, month, confirmedBefore, after, batch);
    for (const clientId of due)
      await jobs.enqueue(
        db,
        sendReportJob,
        { clientId, month },
        { onceKey: `${clientId} ${month}` },
      );
    after = due.at(-1) ?? null;
  } while (due.length === batch);
}

export async function sendScheduledReport(
  services: ReportServices,
  { clientId, month }: { clientId: string; month: string },
  now: Date,
): Promise<void> {
  const outcome = await sendReport(services, { clientId, month, isByHand: false, now });
  if (!outcome.ok && outcome.reason === "busy")
    throw new Error(`the report of client ${clientId} could not be drawn now`);
}
