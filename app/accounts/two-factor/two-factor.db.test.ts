import { secondStepAccountLimit } from "./consume-totp.server.ts";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import {
  findPendingSignIn,
  completeSecondStep,
  type SecondStepInput,
} from "#app/accounts/signin/complete-second-step.server.ts";
import { signIn } from "#app/accounts/signin/sign-in.server.ts";
import { countRecoveryCodes } from "./recovery-codes.server.ts";
import {
  startTwoFactorSetup,
  disableTwoFactor,
  enableTwoFactor,
  findPendingSecret,
  replaceRecoveryCodes,
} from "./set-up-two-factor.server.ts";
import { toBase32, totpAt } from "./totp.server.ts";
import { recoveryCodes, twoFactors } from "./two-factor.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { anAccountRequest, secret, whoHas } from "#test/account-request.ts";
import { aUser, goodPassword, type User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

const minute = 60_000;

withDatabase((world) => {
  let person: User;
  let key: Buffer;
  let codes: string[];
  const from = (changes: Parameters<typeof anAccountRequest>[1] = {}) =>
    anAccountRequest(world(), changes);
  const codeAt = (time: Date) => totpAt(key, time);
  /** After the step in which it was enabled: no code works twice. */
  const later = () => new Date(Date.now() + 2 * minute);

  beforeEach(async () => {
    person = await aUser(world().db);
    await startTwoFactorSetup(from(), person, goodPassword);
    key = (await findPendingSecret(from(), person.id))!;
    const outcome = await enableTwoFactor(from(), person, codeAt(new Date()));
    codes = outcome.ok ? outcome.codes! : [];
  });

  /** The cookies after the password step. */
  async function firstStep(changes: Parameters<typeof from>[0] = {}): Promise<string[]> {
    const outcome = await signIn(from(changes), { email: person.email, password: goodPassword });
    return outcome.ok ? outcome.cookies : [];
  }
  async function secondStep(input: Partial<SecondStepInput>, now = later(), cookies?: string[]) {
    return completeSecondStep(from({ now, cookies: cookies ?? (await firstStep({ now })) }), {
      method: "authenticator",
      code: codeAt(now),
      trustDevice: false,
      ...input,
    });
  }

  describe("setting up", () => {
    it("returns ten recovery codes, sends an email, is audited and stores no readable secret", async () => {
      const { db } = world();
      expect(new Set(codes).size).toBe(10);
      const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, person.id));
      const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id));
      const stored = JSON.stringify([row, kept]);
      for (const plain of [toBase32(key), key.toString("base64url"), key.toString("hex"), ...codes])
        expect(stored).not.toContain(plain);
      expect((await mailsTo(db, person.email))[0]!.subject).toBe("Two-step sign-in is on");
      const noted = await db.select().from(auditLog).where(eq(auditLog.subjectId, person.id));
      expect(noted.map((entry) => entry.action)).toEqual(["two-factor-enabled"]);
    });

    it("needs the password to begin and a right code to end", async () => {
      const other = await aUser(world().db);
      expect(await startTwoFactorSetup(from(), other, "not this one")).toMatchObject({ ok: false });
      expect(await enableTwoFactor(from(), other, "123456")).toMatchObject({
        reason: "not-started",
      });
      await startTwoFactorSetup(from(), other, goodPassword);
      const wrongKey = totpAt(key, new Date());
      expect(await enableTwoFactor(from(), other, wrongKey)).toMatchObject({
        reason: "wrong-code",
      });
      const outcome = await signIn(from(), { email: other.email, password: goodPassword });
      expect(outcome).toMatchObject({ next: "done" });
    });

    it("cannot be restarted while it is on", async () => {
      expect(await startTwoFactorSetup(from(), person, goodPassword)).toMatchObject({
        reason: "already-on",
      });
      expect(await secondStep({})).toMatchObject({ ok: true });
    });

    it("is switched off only with the password, and sends an email", async () => {
      expect(await disableTwoFactor(from(), person, "not this one")).toMatchObject({ ok: false });
      expect(await disableTwoFactor(from(), person, goodPassword)).toMatchObject({ ok: true });
      expect(await countRecoveryCodes(world().db, person.id)).toBe(0);
      expect((await mailsTo(world().db, person.email))[0]!.subject).toBe(
        "Two-step sign-in was turned off",
      );
      const outcome = await signIn(from(), { email: person.email, password: goodPassword });
      expect(outcome).toMatchObject({ ok: true, next: "done" });
    });
  });

  describe("signing in", () => {
    it("gives no session for the password alone", async () => {
      const outcome = await signIn(from(), { email: person.email, password: goodPassword });
      expect(outcome).toMatchObject({ ok: true, next: "second-step" });
      const cookies = outcome.ok ? outcome.cookies : [];
      expect((await whoHas(from(), cookies)).viewer).toBeNull();
      expect(await findPendingSignIn(from({ cookies }))).toMatchObject({ id: person.id });
    });

    it("gives a session for a valid code, once", async () => {
      const now = later();
      const outcome = await secondStep({}, now);
      const cookies = outcome.ok ? outcome.cookies : [];
      expect((await whoHas(from(), cookies)).viewer?.id).toBe(person.id);
      expect(await secondStep({}, now)).toEqual({ ok: false, reason: "wrong-code" });
    });

    it("rejects old, foreign and invented codes, and an expired ticket", async () => {
      const now = later();
      for (const code of ["000000", "12345", "", codeAt(new Date(now.getTime() - 2 * minute))])
        expect(await secondStep({ code }, now)).toEqual({ ok: false, reason: "wrong-code" });
      const cookies = await firstStep();
      const muchLater = new Date(Date.now() + 11 * minute);
      expect(await secondStep({}, muchLater, cookies)).toEqual({ ok: false, reason: "expired" });
      expect(await secondStep({}, now, ["relevo.second_step=made-up"])).toMatchObject({
        reason: "expired",
      });
    });

    it("is limited per person, across sign-ins", async () => {
      for (let i = 0; i < secondStepAccountLimit.max; i++)
        await allowAttempt(world().db, secondStepAccountLimit, person.id, later());
      expect(await secondStep({})).toEqual({ ok: false, reason: "too-many-attempts" });
      expect(await secondStep({ method: "recovery", code: codes[0]! })).toMatchObject({
        reason: "too-many-attempts",
      });
    });

    it("accepts each recovery code once, in any format, and shows how many are left", async () => {
      const code = codes[0]!.toUpperCase().replaceAll("-", " ");
      expect(await secondStep({ method: "recovery", code })).toMatchObject({ ok: true });
      expect(await secondStep({ method: "recovery", code })).toMatchObject({
        reason: "wrong-code",
      });
      expect(await countRecoveryCodes(world().db, person.id)).toBe(9);
      const subjects = (await mailsTo(world().db, person.email)).map((mail) => mail.subject);
      expect(subjects).toContain("A recovery code was used");
    });

    it("rejects recovery codes from before they were renewed", async () => {
      const renewed = await replaceRecoveryCodes(from(), person, goodPassword);
      expect(await secondStep({ method: "recovery", code: codes[0]! })).toMatchObject({
        ok: false,
      });
      const code = renewed.ok ? renewed.codes![0]! : "";
      expect(await secondStep({ method: "recovery", code })).toMatchObject({ ok: true });
    });

    it("skips the second step on a trusted device, for 30 days and this person only", async () => {
      const now = later();
      const outcome = await secondStep({ trustDevice: true }, now);
      const cookies = outcome.ok ? outcome.cookies : [];
      const again = (time: Date) =>
        signIn(from({ cookies, now: time }), { email: person.email, password: goodPassword });
      expect(await again(now)).toMatchObject({ next: "done" });
      const monthLater = new Date(now.getTime() + 31 * 24 * 60 * minute);
      expect(await again(monthLater)).toMatchObject({ next: "second-step" });
    });

    it("survives a rotation of the session secret while the old one is configured", async () => {
      const now = later();
      const cookies = await firstStep({ now });
      const input = { method: "authenticator", code: codeAt(now), trustDevice: false } as const;
      const changed = { secret: "another secret, long enough for tests", cookies, now };
      expect(await completeSecondStep(from(changed), input)).toMatchObject({ ok: false });
      expect(
        await completeSecondStep(from({ ...changed, previousSecret: secret }), input),
      ).toMatchObject({ ok: true });
    });
  });
});
