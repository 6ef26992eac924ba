import type { JobRunner } from "#app/platform/jobs/open-jobs.ts";
import type { MailTransport } from "#app/platform/mail/transport.ts";
import type { Services } from "#app/context.ts";
import { pingDatabase } from "#app/platform/db/db.ts";
import { createHealth, type Health } from "#app/platform/health.ts";
import { hasWorker } from "#app/platform/jobs/worker-beat.ts";

/** Work that waits this long has nobody, or not enough, to do it. */
const longestWaitSeconds = 300;

type Parts = Pick<Services, "db" | "files" | "payments"> & {
  mail: MailTransport;
  runner: JobRunner;
};

export const openHealth = (
  { db, files, payments, mail, runner }: Parts,
  timing?: Parameters<typeof createHealth>[2],
): Health =>
  createHealth(
    { database: () => pingDatabase(db), files: () => files.ping() },
    {
      mail: () => mail.ping(),
      payments: () => payments.ping(),
      worker: async () => must(await hasWorker(db)),
      queue: async () => must((await runner.oldestWaitingSeconds()) < longestWaitSeconds),
      jobs: async () => must((await runner.failingCount()) === 0),
    },
    timing,
  );

function must(holds: boolean): void {
  if (!holds) throw new Error("not as it should be");
}
