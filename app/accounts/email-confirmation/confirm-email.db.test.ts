import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { signOutUser } from "#app/accounts/administration/help-user.server.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import { sendConfirmation } from "./send-confirmation.server.ts";
import { resetPassword } from "#app/accounts/passwords/reset/reset-password.server.ts";
import { sendReset } from "#app/accounts/passwords/reset/send-reset.job.server.ts";
import {
  changePassword,
  requestEmailChange,
} from "#app/accounts/security/change-credentials.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { anAccountRequest } from "#test/account-request.ts";
import { anAdmin, aUser, goodPassword, type User } from "#test/factories.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

const day = 24 * 60 * 60_000;
const dead = { ok: false, reason: "no-such-link" };

withDatabase((world) => {
  let person: User;
  beforeEach(async () => {
    person = await aUser(world().db, { emailVerified: false });
  });
  const from = (changes = {}) => anAccountRequest(world(), changes);
  const linkTo = async (email: string) => tokenIn((await mailsTo(world().db, email))[0]!.text);
  const now = async () =>
    (await world().db.select().from(users).where(eq(users.id, person.id)))[0]!;
  const actions = async () =>
    (await world().db.select().from(auditLog).where(eq(auditLog.subjectId, person.id))).map(
      (row) => row.action,
    );

  describe("confirming an address", () => {
    it("is idempotent and audited once", async () => {
      await sendConfirmation(from(), person.id);
      const link = await linkTo(person.email);
      for (let i = 0; i < 2; i++)
        expect(await confirmEmail(from(), link)).toEqual({ ok: true, email: person.email });
      expect((await now()).emailVerified).toBe(true);
      expect(await actions()).toEqual(["email-verified"]);
    });

    it("requires a known, unexpired link", async () => {
      await sendConfirmation(from({ now: new Date(Date.now() - 8 * day) }), person.id);
      expect(await confirmEmail(from(), await linkTo(person.email))).toEqual(dead);
      expect(await confirmEmail(from(), "made-up")).toEqual(dead);
      expect(await confirmEmail(from(), "")).toEqual(dead);
      expect((await now()).emailVerified).toBe(false);
    });

    it("ignores an address that the account no longer uses", async () => {
      await sendConfirmation(from(), person.id);
      const link = await linkTo(person.email);
      await world()
        .db.update(users)
        .set({ email: `moved-${person.id}@example.com` })
        .where(eq(users.id, person.id));
      expect(await confirmEmail(from(), link)).toEqual(dead);
      expect((await now()).emailVerified).toBe(false);
    });

    it("can be requested again, up to a limit", async () => {
      for (let i = 0; i < 5; i++)
        expect(await sendConfirmation(from(), person.id)).toEqual({ ok: true });
      expect(await sendConfirmation(from(), person.id)).toEqual({
        ok: false,
        reason: "too-many-attempts",
      });
    });
  });

  describe("changing the address", () => {
    const newEmail = () => `new-${person.id}@example.com`;
    const ask = (changes: { password?: string; newEmail?: string } = {}) =>
      requestEmailChange(
        from(),
        { ...person, avatar: null },
        {
          password: goodPassword,
          newEmail: newEmail(),
          ...changes,
        },
      );

    it("takes effect only when the new address is confirmed", async () => {
      const { db } = world();
      expect(await ask()).toEqual({ ok: true });
      expect((await now()).email).toBe(person.email);
      expect((await mailsTo(db, person.email))[0]!.subject).toBe(
        "Request to change your email address",
      );
      const link = await linkTo(newEmail());
      for (let i = 0; i < 2; i++)
        expect(await confirmEmail(from(), link)).toEqual({ ok: true, email: newEmail() });
      expect(await now()).toMatchObject({ email: newEmail(), emailVerified: true });
      expect((await mailsTo(db, person.email))[0]!.subject).toBe("Your email address was changed");
      expect(await actions()).toEqual(["email-change-asked", "email-changed"]);
    });

    it("requires the password", async () => {
      expect(await ask({ password: "not this one" })).toMatchObject({ reason: "wrong-password" });
      expect(await mailsTo(world().db, newEmail())).toEqual([]);
    });

    it("uses the address requested last", async () => {
      await ask();
      const first = await linkTo(newEmail());
      await ask({ newEmail: `later-${person.id}@example.com` });
      expect(await confirmEmail(from(), first)).toEqual(dead);
    });

    it.each(["changes the password", "resets the password", "is signed out by an administrator"])(
      "is void after the person %s: an attacker may have requested it",
      async (reaction) => {
        const { db, jobs } = world();
        await ask();
        const link = await linkTo(newEmail());
        const newPassword = "a quite different one";
        if (reaction === "changes the password")
          await changePassword(
            from(),
            { ...person, avatar: null },
            { currentPassword: goodPassword, newPassword },
          );
        else if (reaction === "resets the password") {
          const request = { email: person.email, requestedAt: new Date().toISOString() };
          await sendReset(db, jobs, request);
          await resetPassword(from(), await linkTo(person.email), newPassword);
        } else {
          const { id } = await anAdmin(db);
          const administrator = { id, adminAreas: null };
          await signOutUser(db, { userId: person.id, administrator, requestId: "test" });
        }
        expect(await confirmEmail(from(), link)).toEqual(dead);
        expect((await now()).email).toBe(person.email);
      },
    );

    it("does not tell whose address it is, and takes nobody's", async () => {
      const other = await aUser(world().db);
      expect(await ask({ newEmail: other.email })).toEqual({ ok: true });
      const [mail] = await mailsTo(world().db, other.email);
      expect(mail!.subject).toBe("Your address was entered for another account");
      expect(mail!.text).not.toContain("token=");
    });

    it("fails gracefully when another account takes the address first", async () => {
      await ask();
      const link = await linkTo(newEmail());
      await aUser(world().db, { email: newEmail() });
      expect(await confirmEmail(from(), link)).toEqual({ ok: false, reason: "address-taken" });
      expect((await now()).email).toBe(person.email);
    });
  });
});
