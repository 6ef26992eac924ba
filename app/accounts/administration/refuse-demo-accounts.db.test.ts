import { hashPassword } from "#app/accounts/passwords/hash-password.server.ts";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { demoAccounts, demoPassword } from "#app/accounts/demo-accounts.ts";
import { setPassword } from "#app/accounts/passwords/check-password.server.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { DemoAccountsError, refuseDemoAccounts } from "./refuse-demo-accounts.server.ts";

withDatabase((world) => {
  it("refuses a database whose demonstration accounts have the published password, and names them", async () => {
    const { db } = world();
    await refuseDemoAccounts(db);
    const { email } = demoAccounts[0]!;
    const admin = await aUser(db, { email, userType: "admin" });
    // The address may belong to a real person: only the password matters.
    await refuseDemoAccounts(db);
    await setPassword(db, admin.id, await hashPassword(demoPassword));
    const refusal = await refuseDemoAccounts(db).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DemoAccountsError);
    expect(String(refusal)).toContain(email);
    expect(String(refusal)).not.toContain(demoPassword);
    const change = (deactivatedAt: Date | null) =>
      db.update(users).set({ deactivatedAt }).where(eq(users.id, admin.id));
    await change(new Date());
    await refuseDemoAccounts(db);
    await change(null);
    await expect(refuseDemoAccounts(db)).rejects.toThrow(DemoAccountsError);
    await setPassword(db, admin.id, await hashPassword("another password 77"));
    await refuseDemoAccounts(db);
  });
});
