import { randomBytes } from "node:crypto";
import { createAdministrator } from "#app/accounts/administration/create-administrator.server.ts";
import { createPushKeys } from "#app/platform/push/push-keys.server.ts";
import { emailShape } from "#app/accounts/person.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openDatabase } from "#app/platform/db/open-database.ts";
import { readEnv } from "#app/platform/env.ts";
import { createLog } from "#app/platform/log.ts";
import { endWithFault } from "./stop.ts";

const usage = `Usage: npm run admin -- create EMAIL [FIRST-NAME LAST-NAME]
       npm run admin -- push-keys`;

async function main([command, ...rest]: string[]): Promise<void> {
  const [email] = rest;
  if (command === "push-keys") printPushKeys();
  else if (command === "create" && email && emailShape.test(email))
    await create(email, ...rest.slice(1));
  else {
    console.error(usage);
    process.exit(2);
  }
}

function printPushKeys(): void {
  const { publicKey, privateKey } = createPushKeys();
  console.log(`PUSH_PUBLIC_KEY=${publicKey}\nPUSH_PRIVATE_KEY=${privateKey}`);
}

async function create(
  email: string,
  firstName = "Site",
  lastName = "Administrator",
): Promise<void> {
  const env = readEnv();
  const database = await openDatabase(env, createLog("warn"));
  try {
    await migrateDatabase(database);
    const password = randomBytes(12).toString("base64url");
    const outcome = await createAdministrator(database.db, {
      email,
      firstName,
      lastName,
      password,
    });
    if (outcome === "created")
      console.log(
        `Administrator ${email} created. Password: ${password}\nChange it after the first sign-in.`,
      );
    else
      console.log(
        `${email} already had an account and is now an administrator. The password has not changed.`,
      );
  } finally {
    await database.close();
  }
}

await main(process.argv.slice(2)).then(() => process.exit(0), endWithFault);
