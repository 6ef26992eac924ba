import { randomBytes } from "node:crypto";
import { createAdministrator } from "#app/accounts/administration/create-administrator.server.ts";
import { listAdministrators } from "#app/accounts/administration/list-administrators.queries.server.ts";
import {
  clearAdministratorTwoStep,
  replaceAdministratorPassword,
  type RescueRefusal,
} from "#app/accounts/administration/rescue-administrator.server.ts";
import { createPushKeys } from "#app/platform/push/push-keys.server.ts";
import { emailShape } from "#app/accounts/person.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { readEnv } from "#app/platform/env.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { sendTestEmail } from "#app/platform/mail/send-test-email.ts";
import { createMailTransport } from "#app/platform/mail/transport.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { fail, misused, runCommand, takeFlag, withDatabase } from "./command.ts";
import { jobDefinitions } from "./job-table.ts";

const usage = `Usage: npm run admin -- create EMAIL [FIRST-NAME LAST-NAME] [--create]
       npm run admin -- list
       npm run admin -- reset-password EMAIL
       npm run admin -- reset-two-step EMAIL
       npm run admin -- send-test-email ADDRESS
       npm run admin -- push-keys

create           makes an administrator and prints a password, or promotes an account;
                 --create makes the embedded database if there is none
list             names the administrators, their areas, last sign-in and two-step sign-in
reset-password   ends an administrator's sessions and old password, and prints a link to a new one
reset-two-step   ends an administrator's sessions and turns two-step sign-in off
send-test-email  sends one email and prints what the mail server said
push-keys        prints a pair of keys for Web Push`;

const commands: Record<string, (email: string) => Promise<void>> = {
  "reset-password": resetPassword,
  "reset-two-step": resetTwoStep,
  "send-test-email": testMailServer,
};

await runCommand(usage, async (args) => {
  const [mayCreate, [command = "", email, ...names]] = takeFlag(args, "--create");
  if (command === "create" && isEmail(email) && names.length <= 2)
    return create(mayCreate, email, ...names);
  if (mayCreate || names.length > 0) return misused;
  if (command === "push-keys" && !email) return printPushKeys();
  if (command === "list" && !email) return list();
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  return run && isEmail(email) ? run(email) : misused;
});

function isEmail(text: string | undefined): text is string {
  return text !== undefined && emailShape.test(text);
}

function printPushKeys(): void {
  const { publicKey, privateKey } = createPushKeys();
  console.log(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}`);
}

async function create(
  mayCreate: boolean,
  email: string,
  firstName = "Site",
  lastName = "Administrator",
): Promise<void> {
  await withDatabase({ mayCreate }, async ({ database }) => {
    await migrateDatabase(database);
    const password = randomBytes(12).toString("base64url");
    const person = { email, firstName, lastName, password };
    const outcome = await createAdministrator(database.db, person);
    console.log(
      outcome === "created"
        ? `Administrator ${email} created. Password: ${password}\nChange it after the first sign-in.`
        : `${email} already had an account and is now an administrator. The password has not changed.`,
    );
  });
}

async function list(): Promise<void> {
  await withDatabase({ mayCreate: false }, async ({ database }) => {
    const administrators = await listAdministrators(database.db);
    if (administrators.length === 0)
      return fail("There is no administrator. Make one: npm run admin -- create EMAIL");
    for (const { email, name, adminAreas, lastSignIn, hasTwoStep, deactivatedAt } of administrators)
      console.log(
        [
          `${email} (${name})`,
          adminAreas?.join(", ") ?? "all areas",
          lastSignIn
            ? `signed in ${formatDate(lastSignIn, { format: "with-zone" })}`
            : "no sign-in on record",
          `two-step sign-in ${hasTwoStep ? "on" : "off"}`,
          ...(deactivatedAt ? ["deactivated"] : []),
        ].join(" · "),
      );
  });
}

async function resetPassword(email: string): Promise<void> {
  await withDatabase({ mayCreate: false }, async ({ env, database }) => {
    const outcome = await replaceAdministratorPassword(database.db, { email, now: new Date() });
    if (!outcome.ok) return fail(explain(email, outcome.reason));
    console.log(
      `The sessions of ${email} have ended, and the old password no longer works. Choose a new one within an hour:\n${env.APP_URL}/reset-password?token=${outcome.token}`,
    );
  });
}

async function resetTwoStep(email: string): Promise<void> {
  await withDatabase({ mayCreate: false }, async ({ env, log, database }) => {
    const jobs = await openJobs(database, jobDefinitions, log, env.APP_URL);
    try {
      const person = { email, now: new Date() };
      const outcome = await clearAdministratorTwoStep(database.db, jobs, person);
      if (!outcome.ok) return fail(explain(email, outcome.reason));
      console.log(
        `The sessions of ${email} have ended, and two-step sign-in is off. They are told by email.`,
      );
    } finally {
      await jobs.stop();
    }
  });
}

function explain(email: string, reason: RescueRefusal): string {
  switch (reason) {
    case "no-account":
      return `There is no account with the address ${email}: npm run admin -- list names the administrators.`;
    case "no-administrator":
      return `${email} is not an administrator. An administrator can help them: Users, in the admin area.`;
    case "deactivated":
      return `${email} is deactivated. Another administrator can reactivate them; npm run admin -- create makes one.`;
    case "no-two-step":
      return `${email} does not use two-step sign-in.`;
  }
}

async function testMailServer(address: string): Promise<void> {
  const env = readEnv();
  if (!env.SMTP_URL)
    return fail("SMTP_URL is not set: emails stay in the database, see /dev/mail.");
  const transport = createMailTransport(env.SMTP_URL, env.MAIL_FROM);
  const test = { address, appUrl: env.APP_URL, now: new Date() };
  const { host } = new URL(env.SMTP_URL);
  try {
    console.log(`${host} took the email to ${address}: ${await sendTestEmail(transport, test)}`);
  } catch (error) {
    fail(`${host} did not take the email to ${address}: ${(error as Error).message}`);
  } finally {
    transport.close();
  }
}
