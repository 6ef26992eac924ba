import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { AccountRequest } from "#app/accounts/account-request.server.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { readDeviceCookie } from "#app/accounts/devices/device-cookie.server.ts";
import { allowAttempt, type RateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { action } from "./signin-page.tsx";
import { credentials } from "#app/accounts/passwords/credentials.table.ts";
import { setPassword } from "#app/accounts/passwords/check-password.server.ts";
import { action as signOut } from "./signout.route.ts";
import { requestContext } from "#app/context.ts";
import {
  signIn,
  signInDeviceLimit,
  signInAddressLimit,
  signInAccountLimit,
} from "./sign-in.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { anAccountRequest, aPageContext, post, whoHas } from "#test/account-request.ts";
import { aUser, goodPassword, type User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { medianOf } from "#test/processor-time.ts";

/** Of `goodPassword`, by scrypt. */
const oldHash =
  "979dc8b39a0f6ffbfbee982c017630da:c442fcab1e55a9249a047400f3ae9b20cbe021cc465473c1cb4e12b5b8741ae9a761efb82b643459fc93ea88a5b21c51e546834a02ae22ec58788e0f41677ed3";
const minutes = (count: number) => count * 60_000;

withDatabase((world) => {
  let person: User;
  beforeEach(async () => {
    person = await aUser(world().db);
  });
  const from = (changes: Parameters<typeof anAccountRequest>[1] = {}) =>
    anAccountRequest(world(), changes);
  const right = () => ({ email: person.email, password: goodPassword });
  const wrong = () => ({ email: person.email, password: "not the password" });
  async function signedIn(request: AccountRequest = from()): Promise<string[]> {
    const outcome = await signIn(request, right());
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.cookies;
  }

  const readHash = async () => {
    const rows = await world()
      .db.select()
      .from(credentials)
      .where(eq(credentials.userId, person.id));
    return rows[0]!.password;
  };

  describe("a session", () => {
    it("belongs to the person and records its origin, ignoring spoofed headers", async () => {
      const request = from({ ip: "192.0.2.7" });
      request.headers.set("x-forwarded-for", "203.0.113.9");
      const cookies = await signedIn(request);
      const { viewer, sessionId } = await whoHas(request, cookies);
      expect(viewer?.id).toBe(person.id);
      const [row] = await world().db.select().from(sessions).where(eq(sessions.id, sessionId!));
      expect(row).toMatchObject({ ipAddress: "192.0.2.7" });
    });

    it("is new at each sign-in, and the previous one ends", async () => {
      const first = await signedIn();
      const before = await whoHas(from(), first);
      const second = await signedIn(from({ cookies: first, sessionId: before.sessionId }));
      expect(second[0]).not.toBe(first[0]);
      expect((await whoHas(from(), first)).viewer).toBeNull();
      expect((await whoHas(from(), second)).viewer?.id).toBe(person.id);
    });

    it("cannot be fixed beforehand", async () => {
      const planted = ["relevo.session_token=planted.c2lnbmF0dXJl"];
      const cookies = await signedIn(from({ cookies: planted }));
      expect(cookies.join()).not.toContain("planted");
      expect((await whoHas(from(), planted)).viewer).toBeNull();
    });

    it("ends on the server at sign-out", async () => {
      const cookies = await signedIn();
      const { viewer, sessionId } = await whoHas(from(), cookies);
      const context = aPageContext(world(), from());
      context.set(requestContext, { ...context.get(requestContext), viewer, sessionId });
      const request = new Request("http://localhost:3000/signout", { method: "POST" });
      const { headers } = await signOut({ request, context } as never);
      expect(headers.getSetCookie()[0]).toMatch(/^relevo\.session_token=; Max-Age=0;/);
      const after = await whoHas(from(), cookies);
      expect(after.viewer).toBeNull();
      expect(after.cookies.join()).toContain("session_token=; Max-Age=0;");
    });

    it("can start with an outdated password hash, which is replaced", async () => {
      const { db } = world();
      await setPassword(db, person.id, oldHash);
      expect(await signIn(from(), wrong())).toMatchObject({ ok: false });
      expect(await readHash()).toBe(oldHash);
      await signedIn();
      expect(await readHash()).toMatch(/^\$argon2id\$/);
      await signedIn();
    });

    it.each([
      ["http://localhost:3000", /^relevo\./, false],
      ["https://relevo.example", /^__Host-relevo\./, true],
    ])("uses cookies that suit %s", async (appUrl, name, secure) => {
      for (const cookie of await signedIn(from({ appUrl }))) {
        expect(cookie).toMatch(name);
        expect(cookie).toMatch(/; HttpOnly/i);
        expect(cookie).toMatch(/; SameSite=Lax/i);
        expect(cookie).toMatch(/; Path=\/(;|$)/i);
        expect(/; Secure/i.test(cookie)).toBe(secure);
        expect(cookie).not.toMatch(/Domain=/i);
      }
    });
  });

  describe("a failed sign-in", () => {
    it("looks the same for an unknown address, a wrong password and a short one", async () => {
      const answers = await Promise.all(
        [wrong(), { ...wrong(), email: "nobody@example.com" }, { ...right(), password: "x" }].map(
          async ({ email, password }) => {
            const fields = { mode: "signin", email, password };
            const { status, data, headers } = await post(
              action as never,
              world(),
              "/signin",
              fields,
            );
            const { submitted: _, ...said } = data as { submitted: unknown };
            return { status, said, cookies: headers.getSetCookie() };
          },
        ),
      );
      const [first] = answers;
      expect(first).toEqual({
        status: 422,
        said: { error: "Invalid email or password", errors: {} },
        cookies: [],
      });
      for (const answer of answers) expect(answer).toEqual(first);
    });

    it("takes as long for an unknown address as for a known one", async () => {
      // CPU time: other tests run in parallel, so wall-clock time says little.
      const timeOf = async (email: string) => {
        const before = process.cpuUsage();
        await signIn(from(), { email, password: "not the password" });
        return process.cpuUsage(before).user;
      };
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let i = 0; i < 5; i++) {
        times.known.push(await timeOf(person.email));
        times.unknown.push(await timeOf(`nobody-${i}@example.com`));
      }
      // The median: compilation and garbage collection cause outliers.
      const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
      // Without the dummy hash the response to an unknown address would take a twentieth of the time.
      expect(unknown / known).toBeGreaterThan(0.5);
      expect(unknown / known).toBeLessThan(2);
    });

    it("is audited", async () => {
      await signIn(from(), wrong());
      const rows = await world()
        .db.select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.subjectId, person.email));
      expect(rows).toEqual([{ action: "sign-in-refused" }]);
    });
  });

  describe("limits", () => {
    const { max, windowMinutes } = signInAccountLimit;
    /** Counts attempts directly, because each real one costs a slow hash. */
    async function spend(limit: RateLimit, subject: string, times: number = limit.max) {
      for (let i = 0; i < times; i++) await allowAttempt(world().db, limit, subject, new Date());
    }
    const refused = { ok: false, reason: "too-many-attempts" };

    it("apply per account from everywhere, known or not", async () => {
      for (const email of [person.email, `nobody-${person.id}@example.com`]) {
        await spend(signInAccountLimit, email, max - 1);
        expect(await signIn(from(), { ...wrong(), email })).toMatchObject({
          reason: "wrong-credentials",
        });
        expect(await signIn(from(), { ...right(), email })).toEqual(refused);
      }
    });

    it("end with their window", async () => {
      await spend(signInAccountLimit, person.email);
      expect(await signIn(from(), right())).toEqual(refused);
      const later = new Date(Date.now() + minutes(windowMinutes) + 1000);
      expect(await signIn(from({ now: later }), right())).toMatchObject({ ok: true });
    });

    it("apply per IP address, ignoring spoofed headers", async () => {
      const ip = `2001:db8:${person.id.slice(-4)}:1::1`;
      await spend(signInAddressLimit, ip, signInAddressLimit.max - 1);
      for (const claimed of ["203.0.113.1", "203.0.113.2"]) {
        const request = from({ ip });
        request.headers.set("x-forwarded-for", claimed);
        await signIn(request, { email: "nobody@example.com", password: "not the password" });
      }
      expect(await signIn(from({ ip }), right())).toEqual(refused);
      expect(await signIn(from(), right())).toMatchObject({ ok: true });
    });

    it("do not count successful sign-ins", async () => {
      const ip = `2001:db8:${person.id.slice(-4)}:2::1`;
      await spend(signInAddressLimit, ip, signInAddressLimit.max - 1);
      for (let round = 0; round < 3; round++) {
        await spend(signInAccountLimit, person.email, max - 1);
        expect(await signIn(from({ ip }), right())).toMatchObject({ ok: true });
      }
    });

    it("let the owner in from a known browser while strangers are locked out", async () => {
      const cookies = await signedIn();
      await spend(signInAccountLimit, person.email, max + 5);
      expect(await signIn(from(), right())).toEqual(refused);
      expect(await signIn(from({ cookies }), right())).toMatchObject({ ok: true });
    });

    it("also apply in a known browser, and a forged device cookie has no effect", async () => {
      const request = from({ cookies: await signedIn() });
      await spend(signInDeviceLimit, readDeviceCookie(request)!.hash);
      expect(await signIn(request, right())).toEqual(refused);
      const forged = ["relevo.device=AAAA.BBBB"];
      await spend(signInAccountLimit, person.email);
      expect(await signIn(from({ cookies: forged }), right())).toEqual(refused);
    });
  });

  describe("a new device", () => {
    it("triggers one email", async () => {
      const cookies = await signedIn();
      await signedIn(from({ cookies }));
      const emails = await mailsTo(world().db, person.email);
      expect(emails.map((mail) => mail.subject)).toEqual(["New sign-in to your account"]);
      expect(emails[0]!.text).toContain("Firefox on Linux");
      expect(emails[0]!.text).toContain("/forgot-password");
    });

    it("is reported to each person who signs in there", async () => {
      const cookies = await signedIn();
      const other = await aUser(world().db);
      await signIn(from({ cookies }), { email: other.email, password: goodPassword });
      expect(await mailsTo(world().db, other.email)).toHaveLength(1);
    });
  });
});
