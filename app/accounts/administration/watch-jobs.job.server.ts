import { alertStaff } from "./email-staff.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { listNewlyFailing } from "#app/platform/jobs/failing-jobs.ts";
import { defineJob, type Jobs } from "#app/platform/jobs/jobs.ts";
import { formatCount } from "#app/ui/format/format-count.ts";

export const watchJobsJob = defineJob("watch-jobs", { schedule: "*/10 * * * *" });

/** What has given up fails no more: administrators are told once, and see it on the dashboard until it is settled. */
export async function watchJobs(db: Db, jobs: Jobs, now: Date): Promise<void> {
  const failing = await listNewlyFailing(db, new Date(now.getTime() - 10 * 60_000));
  if (failing.length === 0) return;
  const count = failing.reduce((sum, { jobs: number }) => sum + number, 0);
  await db.transaction(async (tx) => {
    await alertStaff(tx, jobs, {
      kind: "failing-jobs",
      path: "/admin/jobs?state=failed",
      heading: "Background jobs are failing",
      text: `${formatCount(count, { one: "job has", other: "jobs have" })} failed in the last ten minutes: ${failing.map(({ name }) => name).join(", ")}.`,
      now,
    });
  });
}
