import { passwordCheckLimit } from "#app/accounts/passwords/reauthenticate.server.ts";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { changePassword } from "./change-credentials.server.ts";
import {
  confirmPhone,
  sendPhoneCode,
  phoneCodeLimit,
  phoneSendLimit,
} from "./phone-code.server.ts";
import {
  endOtherSessions,
  endSession,
  listSessions,
} from "#app/accounts/sessions/sessions.server.ts";
import { signIn } from "#app/accounts/signin/sign-in.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { anAccountRequest, whoHas } from "#test/account-request.ts";
import { aUser, goodPassword, type User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  let person: User;
  let phone: string;
  beforeEach(async () => {
    phone = `+1416${String(Math.random()).slice(2, 9)}`;
    person = await aUser(world().db, { phone });
  });
  const from = (changes: Parameters<typeof anAccountRequest>[1] = {}) =>
    anAccountRequest(world(), changes);
  async function aSession(who = person) {
    const outcome = await signIn(from(), { email: who.email, password: goodPassword });
    const cookies = outcome.ok ? outcome.cookies : [];
    const { sessionId } = await whoHas(from(), cookies);
    const isOver = async () => (await whoHas(from(), cookies)).viewer === null;
    return { sessionId: sessionId!, cookies, isOver };
  }
  const noted = async (subjectId: string) =>
    (await world().db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId))).map(
      (row) => row.action,
    );

  describe("a new password", () => {
    const viewer = () => ({ ...person, avatar: null });
    const change = (sessionId: string | null, currentPassword: string, newPassword: string) =>
      changePassword(from({ sessionId }), viewer(), { currentPassword, newPassword });

    it("ends all other sessions and sends an email", async () => {
      const here = await aSession();
      const elsewhere = await aSession();
      expect(await change(here.sessionId, goodPassword, "a quite different one")).toEqual({
        ok: true,
      });
      expect([await here.isOver(), await elsewhere.isOver()]).toEqual([false, true]);
      expect((await mailsTo(world().db, person.email))[0]!.subject).toBe(
        "Your password was changed",
      );
      expect(await noted(person.id)).toContain("password-changed");
      const old = await signIn(from(), { email: person.email, password: goodPassword });
      expect(old.ok).toBe(false);
    });

    it("requires the old one and rejects easy guesses", async () => {
      expect(await change(null, "not this one", "a quite different one")).toEqual({
        ok: false,
        reason: "wrong-password",
      });
      expect(await change(null, goodPassword, "password1")).toEqual({
        ok: false,
        reason: "weak-password",
      });
    });

    it("cannot be guessed through an unlocked browser", async () => {
      for (let i = 0; i < passwordCheckLimit.max; i++)
        await allowAttempt(world().db, passwordCheckLimit, person.id, new Date());
      expect(await change(null, goodPassword, "a quite different one")).toEqual({
        ok: false,
        reason: "too-many-attempts",
      });
    });
  });

  describe("the phone number", () => {
    const sentCode = async () => /^\d{6}/.exec((await mailsTo(world().db, phone))[0]!.text)![0];
    const isConfirmed = async () =>
      (await world().db.select().from(users).where(eq(users.id, person.id)))[0]!.phoneVerified;

    it("is confirmed once by the code from a text message", async () => {
      expect(await sendPhoneCode(from(), person.id)).toEqual({ ok: true });
      const [message] = await mailsTo(world().db, phone);
      expect(message).toMatchObject({ channel: "sms", html: null });
      const code = await sentCode();
      expect(await confirmPhone(from(), person.id, `${code.slice(0, 3)} ${code.slice(3)}`)).toEqual(
        {
          ok: true,
        },
      );
      expect(await isConfirmed()).toBe(true);
      expect(await noted(person.id)).toContain("phone-verified");
      expect(await confirmPhone(from(), person.id, code)).toMatchObject({ ok: false });
      expect(await sendPhoneCode(from(), person.id)).toMatchObject({ reason: "already-confirmed" });
    });

    it("is not confirmed by an old code, another person's code, or for another number", async () => {
      await sendPhoneCode(from({ now: new Date(Date.now() - 11 * 60_000) }), person.id);
      const wrong = { ok: false, reason: "wrong-code" };
      expect(await confirmPhone(from(), person.id, await sentCode())).toEqual(wrong);
      await sendPhoneCode(from(), person.id);
      const code = await sentCode();
      const stranger = await aUser(world().db, { phone: "+14165550000" });
      expect(await confirmPhone(from(), stranger.id, code)).toEqual(wrong);
      await world().db.update(users).set({ phone: "+14165551111" }).where(eq(users.id, person.id));
      expect(await confirmPhone(from(), person.id, code)).toEqual(wrong);
      expect(await isConfirmed()).toBe(false);
    });

    it("limits attempts and messages", async () => {
      await sendPhoneCode(from(), person.id);
      for (let i = 0; i < phoneCodeLimit.max; i++)
        expect(await confirmPhone(from(), person.id, "not it")).toMatchObject({
          reason: "wrong-code",
        });
      await sendPhoneCode(from(), person.id);
      expect(await confirmPhone(from(), person.id, await sentCode())).toMatchObject({
        reason: "too-many-attempts",
      });
      for (let i = 0; i < phoneSendLimit.max; i++) await sendPhoneCode(from(), person.id);
      expect(await sendPhoneCode(from(), person.id)).toMatchObject({ reason: "too-many-attempts" });
    });
  });

  describe("the list of sessions", () => {
    it("names the person's devices, the current one first", async () => {
      await aSession();
      const here = await aSession();
      await aSession(await aUser(world().db));
      const list = await listSessions(from({ sessionId: here.sessionId }), person.id);
      expect(list.map(({ isCurrent, device }) => [isCurrent, device])).toEqual([
        [true, "Firefox on Linux"],
        [false, "Firefox on Linux"],
      ]);
      expect(list[0]!.ip).toMatch(/^10\./);
    });

    it("ends one of the person's sessions, never another person's", async () => {
      const mine = await aSession();
      const stranger = await aUser(world().db);
      const theirs = await aSession(stranger);
      expect(await endSession(from(), person.id, theirs.sessionId)).toBe(false);
      expect(await theirs.isOver()).toBe(false);
      for (const id of [createId(), "x", ""])
        expect(await endSession(from(), person.id, id)).toBe(false);
      expect(await endSession(from(), person.id, mine.sessionId)).toBe(true);
      expect(await mine.isOver()).toBe(true);
      expect(await noted(mine.sessionId)).toEqual(["session-ended"]);
    });

    it("ends all other sessions and keeps the current one", async () => {
      const others = [await aSession(), await aSession()];
      const here = await aSession();
      await endOtherSessions(from({ sessionId: here.sessionId }), person.id);
      expect(await here.isOver()).toBe(false);
      for (const other of others) expect(await other.isOver()).toBe(true);
    });
  });
});
