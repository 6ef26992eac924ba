import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openEmbedded } from "#app/platform/db/open-embedded.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { deliverMailJob, sendEmail } from "#app/platform/mail/send-email.server.ts";
import { serveHolds } from "#server/hold-still.ts";

/**
 * Writes emails and their jobs, one transaction each, as fast as possible, and prints the number of
 * each acknowledged one, until it is killed. Holds still for backups, like the site. Started by the fault tests.
 */
const database = await openEmbedded(process.env.DATA_DIR!);
await migrateDatabase(database);
const jobs = await openJobs(
  database,
  [deliverMailJob],
  createLog("silent"),
  "http://localhost:3000",
);
serveHolds(process.env.DATA_DIR!, database.client, createLog("silent"));
for (let number = 0; ; number++) {
  const subject = `${process.argv[2]}-${number}`;
  await database.db.transaction((tx) =>
    sendEmail(tx, jobs, "priya@example.com", {
      subject,
      heading: "Hello",
      paragraphs: ["One paragraph."],
      reason: "Because.",
    }),
  );
  process.stdout.write(`${subject}\n`);
  // The database answers within this process: otherwise nothing else would get its turn.
  await new Promise(setImmediate);
}
