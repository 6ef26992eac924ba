import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { sendEmail } from "#app/platform/mail/send-email.server.ts";
import { openServices } from "#server/services.ts";

/**
 * Writes emails and their jobs, one transaction each, as fast as possible, and prints the number of
 * each acknowledged one, until it is killed. Started by the fault tests.
 */
const env = readEnv();
const { services } = await openServices(env, createLog("silent"));
for (let number = 0; ; number++) {
  const subject = `${process.argv[2]}-${number}`;
  await services.db.transaction((tx) =>
    sendEmail(tx, services.jobs, "priya@example.com", {
      subject,
      heading: "Hello",
      paragraphs: ["One paragraph."],
      reason: "Because.",
    }),
  );
  process.stdout.write(`${subject}\n`);
}
