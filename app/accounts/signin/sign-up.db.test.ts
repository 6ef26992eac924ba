import { signUpAddressLimit } from "./sign-up.server.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { weakPasswordText } from "#app/accounts/passwords/weak-password.ts";
import { users } from "#app/accounts/accounts.table.ts";
import { action } from "./signin-page.tsx";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { anAccountRequest, post, whoHas } from "#test/account-request.ts";
import { aUser, goodPassword } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  const form = (changes: Record<string, string> = {}) => ({
    mode: "signup",
    email: `new-${createId()}@example.com`,
    password: goodPassword,
    confirmPassword: goodPassword,
    firstName: "Ana",
    lastName: "Núñez",
    phone: "+1 416 555 0199",
    ...changes,
  });
  const signUp = (fields: Record<string, string>, account = anAccountRequest(world())) =>
    post(action as never, world(), "/signin?mode=signup", fields, account);
  const find = async (email: string) =>
    (await world().db.select().from(users).where(eq(users.email, email)))[0];

  describe("signing up", () => {
    it("creates a buyer with the specified defaults and ignores other fields", async () => {
      const id = createId();
      const fields = form({
        email: "Greedy@Example.com",
        id,
        userType: "admin",
        role: "admin",
        status: "active",
        emailVerified: "true",
        phoneVerified: "true",
        identityVerified: "true",
        verified: "true",
        featured: "true",
        brokerLicense: "ON-1",
        deactivatedAt: "2020-01-01",
        createdAt: "2020-01-01",
        country: "US",
        preferredPriceMax: "1",
        "verification[emailVerified]": "true",
      });
      expect((await signUp(fields)).status).toBe(200);
      const person = (await find("greedy@example.com"))!;
      expect(person).toMatchObject({
        userType: "buyer",
        emailVerified: false,
        phoneVerified: false,
        identityVerified: false,
        brokerLicense: null,
        avatar: null,
        country: "CA",
        latitude: 0,
        longitude: 0,
        preferredCategories: [],
        preferredLocations: [],
        preferredPriceMin: 0,
        preferredPriceMax: 1_000_000,
        emailNotifications: true,
        showContactInfo: true,
        showProfile: true,
        allowMessages: true,
        notifyByEmail: true,
        notifyByPush: true,
        notifyBySms: false,
        notifyMarketing: false,
        language: "en",
        deactivatedAt: null,
        name: "Ana Núñez",
      });
      expect(person.id).not.toBe(id);
      expect(Date.now() - person.createdAt.getTime()).toBeLessThan(60_000);
    });

    it("signs in, sends one email and is audited", async () => {
      const { db } = world();
      const fields = form();
      const answer = await signUp(fields);
      const { viewer } = await whoHas(anAccountRequest(world()), answer.headers.getSetCookie());
      expect(viewer?.email).toBe(fields.email);
      expect((await mailsTo(db, fields.email)).map((mail) => mail.subject)).toEqual([
        "Confirm your email address",
      ]);
      const noted = await db.select().from(auditLog).where(eq(auditLog.subjectId, viewer!.id));
      expect(noted.map((row) => row.action)).toEqual(["terms-accepted", "signed-up"]);
    });

    it("is idempotent", async () => {
      const fields = form();
      const [first, second] = await Promise.all([signUp(fields), signUp(fields)]);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(await mailsTo(world().db, fields.email)).toHaveLength(1);
    });

    it.each([
      [{ confirmPassword: "other" }, "confirmPassword", "Passwords do not match"],
      [
        { password: "12345", confirmPassword: "12345" },
        "password",
        "Password must be at least 6 characters long",
      ],
      [{ firstName: "  " }, "firstName", "First name and last name are required"],
      [{ lastName: "" }, "lastName", "First name and last name are required"],
      [{ phone: " " }, "phone", "Phone number is required"],
      [{ email: "nobody@nowhere" }, "email", "Enter an email address, like name@example.com"],
      [{ password: "password1", confirmPassword: "password1" }, "password", weakPasswordText],
    ])("rejects %o and keeps the input except the password", async (changes, field, words) => {
      const fields = form(changes);
      const { status, data } = await signUp(fields);
      expect(status).toBe(422);
      expect(data).toMatchObject({
        errors: { [field]: words },
        submitted: { phone: fields.phone },
      });
      expect(JSON.stringify(data)).not.toContain(fields.password);
    });

    it("says plainly that an address is known", async () => {
      const known = await aUser(world().db, {
        createdAt: new Date(Date.now() - 61_000),
      });
      const { status, data } = await signUp(form({ email: known.email.toUpperCase() }));
      expect(status).toBe(422);
      expect(data).toMatchObject({ errors: { email: expect.stringContaining("already exists") } });
    });

    it("lets nobody else into an account that is a moment old", async () => {
      const known = await aUser(world().db);
      const other = "another long password";
      const fields = form({ email: known.email, password: other, confirmPassword: other });
      const { status, headers } = await signUp(fields);
      expect(status).toBe(422);
      expect(headers.getSetCookie()).toEqual([]);
    });

    it("is limited per IP address and per IPv6 network", async () => {
      const { max } = signUpAddressLimit;
      const weak = { password: "password1", confirmPassword: "password1" };
      for (let i = 0; i < max; i++)
        await signUp(form(weak), { ...anAccountRequest(world()), ip: `2001:db8:1:2::${i}` });
      const from = (ip: string) => signUp(form(), { ...anAccountRequest(world()), ip });
      expect((await from("2001:db8:1:2:ffff::1")).status).toBe(429);
      expect((await from("2001:db8:1:3::1")).status).toBe(200);
    });
  });
});
