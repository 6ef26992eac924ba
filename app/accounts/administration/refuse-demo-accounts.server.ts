import { and, inArray } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { demoAccounts, demoPassword } from "#app/accounts/demo-accounts.ts";
import { checkPassword } from "#app/accounts/passwords/check-password.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { OperatorError } from "#app/shared/operator-error.ts";

export class DemoAccountsError extends OperatorError {
  override name = "DemoAccountsError";
  constructor(emails: readonly string[]) {
    super(
      `This database holds demonstration accounts that anybody can sign in to, since their password is published:\n${emails
        .map((email) => `  - ${email}`)
        .join(
          "\n",
        )}\nUse an empty database (another DATABASE_URL or DATA_DIR). To keep this one, start it without NODE_ENV=production, change the passwords of these accounts or deactivate them, and start again.`,
    );
  }
}

export async function refuseDemoAccounts(db: Db): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, emails), isActiveUser));
  const open: string[] = [];
  for (const { id, email } of found)
    if (await checkPassword(db, id, demoPassword)) open.push(email);
  if (open.length > 0) throw new DemoAccountsError(open);
}
