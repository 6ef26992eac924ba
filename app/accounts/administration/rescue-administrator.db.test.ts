import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { resetPassword } from "#app/accounts/passwords/reset/reset-password.server.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { signIn } from "#app/accounts/signin/sign-in.server.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import { twoFactors } from "#app/accounts/two-factor/two-factor.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { anAccountRequest } from "#test/account-request.ts";
import { aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { createAdministrator } from "./create-administrator.server.ts";
import { listAdministrators } from "./list-administrators.queries.server.ts";
import {
  clearAdministratorTwoStep,
  replaceAdministratorPassword,
} from "./rescue-administrator.server.ts";

const email = "chief@example.com";
const oldPassword = "a fairly long sentence";
const newPassword = "another rather long sentence";

withDatabase((world) => {
  const enter = (password: string) =>
    signIn(anAccountRequest(world()), { email, password }).then(({ ok }) => ok);

  test("a lost administrator gets back in, and nobody else stays", async () => {
    const { db, jobs } = world();
    await createAdministrator(db, {
      email,
      firstName: "Ada",
      lastName: "Lund",
      password: oldPassword,
    });
    const [chief] = await db.select().from(users).where(eq(users.email, email));
    const shown = async () => (await listAdministrators(db)).find((one) => one.email === email);
    expect(await shown()).toMatchObject({ name: "Ada Lund", lastSignIn: null, hasTwoStep: false });
    expect(await enter(oldPassword)).toBe(true);
    await db.insert(twoFactors).values({ userId: chief!.id, secret: "x", enabledAt: new Date() });
    expect(await shown()).toMatchObject({ lastSignIn: expect.any(Date), hasTwoStep: true });

    const now = new Date();
    expect(await clearAdministratorTwoStep(db, jobs, { email, now })).toEqual({ ok: true });
    expect(await isTwoFactorOn(db, chief!.id)).toBe(false);
    expect(await db.$count(sessions, eq(sessions.userId, chief!.id))).toBe(0);
    expect(await clearAdministratorTwoStep(db, jobs, { email, now })).toMatchObject({
      reason: "no-two-step",
    });
    expect((await mailsTo(db, email)).map(({ subject }) => subject)).toContain(
      "Two-step sign-in was turned off",
    );

    await enter(oldPassword);
    const outcome = await replaceAdministratorPassword(db, { email: "Chief@Example.com", now });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(await db.$count(sessions, eq(sessions.userId, chief!.id))).toBe(0);
    expect(await enter(oldPassword)).toBe(false);
    const choose = () => resetPassword(anAccountRequest(world()), outcome.token, newPassword);
    expect(await choose()).toMatchObject({ ok: true });
    expect(await choose()).toMatchObject({ reason: "no-such-link" });
    expect(await enter(newPassword)).toBe(true);

    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, chief!.id));
    for (const action of ["two-factor-reset", "password-replaced"])
      expect(entries).toContainEqual(expect.objectContaining({ action, actorId: null }));
  });

  test("says why it cannot help", async () => {
    const { db, jobs } = world();
    const now = new Date();
    const buyer = await aUser(db, { email: "buyer@example.com" });
    await aUser(db, { email: "former@example.com", userType: "admin", deactivatedAt: now });
    const reasonFor = async (address: string) =>
      replaceAdministratorPassword(db, { email: address, now });
    expect(await reasonFor("nobody@example.com")).toEqual({ ok: false, reason: "no-account" });
    expect(await reasonFor(buyer.email)).toEqual({ ok: false, reason: "no-administrator" });
    expect(await reasonFor("former@example.com")).toEqual({ ok: false, reason: "deactivated" });
    expect(await clearAdministratorTwoStep(db, jobs, { email: buyer.email, now })).toEqual({
      ok: false,
      reason: "no-administrator",
    });
    expect(await listAdministrators(db)).toContainEqual(
      expect.objectContaining({ email: "former@example.com", deactivatedAt: expect.any(Date) }),
    );
  });
});
