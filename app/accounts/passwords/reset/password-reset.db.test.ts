import { resetAccountLimit, resetAddressLimit, sendReset } from "./send-reset.job.server.ts";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { action as forgot } from "./forgot-password-page.tsx";
import { resetPassword } from "./reset-password.server.ts";
import { signIn, signInAccountLimit } from "#app/accounts/signin/sign-in.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { anAccountRequest, post, whoHas } from "#test/account-request.ts";
import { aUser, goodPassword, type User } from "#test/factories.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { medianOf } from "#test/processor-time.ts";

const newPassword = "a quite different one";
const hour = 60 * 60_000;

withDatabase((world) => {
  let person: User;
  beforeEach(async () => {
    person = await aUser(world().db, { emailVerified: false });
  });
  const from = (changes = {}) => anAccountRequest(world(), changes);
  async function requestLink(email = person.email, requestedAt = new Date()): Promise<string> {
    const { db, jobs } = world();
    await sendReset(db, jobs, {
      email,
      requestedAt: requestedAt.toISOString(),
    });
    const [mail] = await mailsTo(db, email);
    return tokenIn(mail!.text);
  }
  const canSignIn = async (password: string) =>
    (await signIn(from(), { email: person.email, password })).ok;

  describe("requesting a reset", () => {
    it("gives the same response in the same time for known and unknown addresses", async () => {
      // CPU time: other tests run in parallel, so wall-clock time says little.
      const times = { known: [] as number[], unknown: [] as number[] };
      const said = new Set<string>();
      for (let i = 0; i < 9; i++) {
        const known = await aUser(world().db);
        for (const [kind, email] of [
          ["known", known.email],
          ["unknown", `nobody-${known.id}@example.com`],
        ] as const) {
          const before = process.cpuUsage();
          const answer = await post(forgot as never, world(), "/forgot-password", { email });
          times[kind].push(process.cpuUsage(before).user);
          const words = JSON.stringify([answer.status, answer.data, [...answer.headers]]);
          said.add(words.replaceAll(email, "ADDRESS"));
        }
      }
      expect([...said]).toEqual([
        JSON.stringify([200, { state: "sent", email: "ADDRESS", error: null }, []]),
      ]);
      // The work for a known address does not start before the response is sent either.
      const { rows } = await world().db.execute<{ early: number; all: number }>(
        sql`select count(*)::int as all, (count(*) filter (where start_after < created_on + interval '900 ms'))::int as early
            from pgboss.job where name = 'send-password-reset'`,
      );
      expect(rows[0]).toEqual({ all: 18, early: 0 });
      const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
      expect(known / unknown).toBeLessThan(3);
      expect(unknown / known).toBeLessThan(3);
    });

    it("is limited per account, known or not, and per IP address", async () => {
      const ask = async (email: string, ip?: string) => {
        const account = { ...from(), ...(ip && { ip }) };
        return (await post(forgot as never, world(), "/forgot-password", { email }, account))
          .status;
      };
      for (const email of [person.email, `nobody-${person.id}@example.com`]) {
        for (let i = 0; i < resetAccountLimit.max; i++) expect(await ask(email)).toBe(200);
        expect(await ask(email)).toBe(429);
      }
      for (let i = 0; i < resetAddressLimit.max; i++)
        await ask(`${i}-${person.id}@example.com`, "192.0.2.200");
      expect(await ask(`x-${person.id}@example.com`, "192.0.2.200")).toBe(429);
    });

    it.each([
      ["an unknown address", () => Promise.resolve("nobody@example.com")],
      [
        "a deactivated person",
        async () => (await aUser(world().db, { deactivatedAt: new Date() })).email,
      ],
    ])("sends nothing to %s", async (_who, emailOf) => {
      const { db, jobs } = world();
      const email = await emailOf();
      await sendReset(db, jobs, {
        email,
        requestedAt: new Date().toISOString(),
      });
      expect(await mailsTo(db, email)).toEqual([]);
    });
  });

  describe("a new password", () => {
    it("takes effect, ends every session, sends an email and is audited", async () => {
      const { db } = world();
      const before = await signIn(from(), { email: person.email, password: goodPassword });
      const cookies = before.ok ? before.cookies : [];
      expect(await resetPassword(from(), await requestLink(), newPassword)).toMatchObject({
        ok: true,
      });
      expect((await whoHas(from(), cookies)).viewer).toBeNull();
      expect(await canSignIn(goodPassword)).toBe(false);
      expect(await canSignIn(newPassword)).toBe(true);
      const subjects = (await mailsTo(db, person.email)).map((mail) => mail.subject);
      expect(subjects).toContain("Your password was changed");
      const noted = await db.select().from(auditLog).where(eq(auditLog.subjectId, person.id));
      expect(noted.map((row) => row.action)).toEqual(
        expect.arrayContaining(["password-reset-asked", "password-reset"]),
      );
      const [row] = await db.select().from(users).where(eq(users.id, person.id));
      expect(row!.emailVerified).toBe(true);
    });

    it("can be set once per link, even by two concurrent requests", async () => {
      const link = await requestLink();
      const outcomes = await Promise.all([
        resetPassword(from(), link, newPassword),
        resetPassword(from(), link, "yet another password"),
      ]);
      expect(outcomes.map((outcome) => outcome.ok).toSorted()).toEqual([false, true]);
      expect(await resetPassword(from(), link, newPassword)).toEqual({
        ok: false,
        reason: "no-such-link",
      });
    });

    it("requires a link that is less than an hour old and matches the address", async () => {
      const old = await requestLink(person.email, new Date(Date.now() - hour - 1000));
      const refused = { ok: false, reason: "no-such-link" };
      expect(await resetPassword(from(), old, newPassword)).toEqual(refused);
      expect(await resetPassword(from(), "made-up", newPassword)).toEqual(refused);
      const moved = await requestLink();
      await world()
        .db.update(users)
        .set({ email: `moved-${person.id}@example.com` })
        .where(eq(users.id, person.id));
      expect(await resetPassword(from(), moved, newPassword)).toEqual(refused);
    });

    it("is rejected when easy to guess, and the link stays valid", async () => {
      const link = await requestLink();
      expect(await resetPassword(from(), link, "password1")).toMatchObject({
        reason: "weak-password",
      });
      expect(await resetPassword(from(), link, newPassword)).toMatchObject({ ok: true });
    });

    it("unlocks an account that strangers locked by guessing", async () => {
      for (let i = 0; i <= signInAccountLimit.max; i++)
        await signIn(from(), { email: person.email, password: "a wrong guess" });
      expect(await canSignIn(goodPassword)).toBe(false);
      await resetPassword(from(), await requestLink(), newPassword);
      expect(await canSignIn(newPassword)).toBe(true);
    });
  });
});
