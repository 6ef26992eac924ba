import { matchChangesJob } from "#app/messages/alerts/matching/match-changes.job.server.ts";
import { jobTable } from "./job-table.ts";
import type { OpenServices } from "./services.ts";

export async function runJobs(open: OpenServices): Promise<void> {
  const { runner, database, services } = open;
  await runner.work(jobTable(open));
  const matchChanges = () => {
    runner
      .enqueue(database.db, matchChangesJob, {}, { onceKey: "changes" })
      // Its schedule makes up for it.
      .catch((error: unknown) => services.log.warn({ err: error }, "changes of listings wait"));
  };
  await database.listen("listing_changes", matchChanges, matchChanges);
}
