import { defineJob } from "#app/platform/jobs/jobs.ts";
import { getOperator } from "#app/platform/operator.server.ts";
import type { ReportServices } from "./change-client.server.ts";
import { listDueClients } from "./clients.queries.server.ts";
import { measureMarket, type Median } from "./load-report.server.ts";
import { lastMonth, monthOf } from "./owner-report.ts";
import { sendReport } from "./send-report.server.ts";

/** In the morning of the first, in North America. The days after catch up on what an outage left. */
export const sendReportsJob = defineJob<object>("send-owner-reports", {
  schedule: "10 12 1-3 * *",
});

const batch = 100;

/** About the month before, to everyone who had confirmed by its end. One failure does not stop the others. */
export async function sendReports(services: ReportServices, now: Date): Promise<void> {
  const { db } = services;
  // A commercial email must name its sender.
  if (!(await getOperator(db))) return;
  const month = lastMonth(now);
  const medians = new Map<string, Promise<Median>>();
  const market = (category: string, brokerId: string) => {
    const key = `${category} ${brokerId}`;
    const known = medians.get(key) ?? measureMarket(db, category, brokerId, month);
    medians.set(key, known);
    return known;
  };
  const confirmedBefore = new Date(`${monthOf(now)}T00:00:00Z`);
  let firstError: unknown;
  let after: string | null = null;
  for (;;) {
    const due: { id: string }[] = await listDueClients(db, month, confirmedBefore, after, batch);
    for (const { id: clientId } of due) {
      try {
        const outcome = await sendReport(services, {
          clientId,
          month,
          isByHand: false,
          now,
          market,
        });
        if (!outcome.ok && outcome.reason === "busy")
          throw new Error(`the report of client ${clientId} was not drawn`);
      } catch (error) {
        firstError ??= error;
      }
    }
    after = due.at(-1)?.id ?? null;
    if (due.length < batch) break;
  }
  // The job fails and is retried; what was sent is not due any more.
  if (firstError) throw firstError;
}
