import { randomBytes } from "node:crypto";
import { createAdministrator } from "#app/accounts/administration/create-administrator.server.ts";
import { createPushKeys } from "#app/platform/push/push-keys.server.ts";
import { emailShape } from "#app/accounts/person.ts";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { misused, runCommand, takeFlag, withDatabase } from "./command.ts";

const usage = `Usage: npm run admin -- create EMAIL [FIRST-NAME LAST-NAME] [--create]
       npm run admin -- push-keys

--create makes the embedded database if there is none.`;

await runCommand(usage, async (args) => {
  const [mayCreate, [command, email, ...names]] = takeFlag(args, "--create");
  if (command === "push-keys") printPushKeys();
  else if (command === "create" && email && emailShape.test(email))
    await create(mayCreate, email, ...names);
  else return misused;
});

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
