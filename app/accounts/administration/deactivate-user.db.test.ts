import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { deactivateUser, reactivateUser } from "./deactivate-user.server.ts";
import { resetPassword } from "#app/accounts/passwords/reset/reset-password.server.ts";
import { sendReset } from "#app/accounts/passwords/reset/send-reset.job.server.ts";
import { startSession } from "#app/accounts/sessions/start-session.server.ts";
import { completeSecondStep } from "#app/accounts/signin/complete-second-step.server.ts";
import { signIn } from "#app/accounts/signin/sign-in.server.ts";
import {
  startTwoFactorSetup,
  enableTwoFactor,
  findPendingSecret,
} from "#app/accounts/two-factor/set-up-two-factor.server.ts";
import { totpAt } from "#app/accounts/two-factor/totp.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { resumeListings, suspendListings } from "#app/selling/owned/suspend-listings.server.ts";
import { anAccountRequest, whoHas } from "#test/account-request.ts";
import { aListing, anAdmin, aUser, goodPassword, type User } from "#test/factories.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  let person: User;
  let admin: User;
  beforeEach(async () => {
    person = await aUser(world().db);
    admin = await anAdmin(world().db);
  });
  const from = (changes: Parameters<typeof anAccountRequest>[1] = {}) =>
    anAccountRequest(world(), changes);
  const change = (userId = person.id, by: User = admin) => ({
    userId,
    administrator: { id: by.id, adminAreas: by.adminAreas },
    reason: "Sent spam",
    steps: [suspendListings(world().jobs)],
    requestId: "test",
    now: new Date(),
  });
  const deactivate = (userId?: string, by?: User) =>
    deactivateUser(world().db, world().jobs, change(userId, by));
  const reactivate = (userId?: string, by?: User) =>
    reactivateUser(world().db, world().jobs, { ...change(userId, by), steps: [resumeListings] });
  const signedIn = () => signIn(from(), { email: person.email, password: goodPassword });

  describe("a deactivated user", () => {
    it("is signed out everywhere", async () => {
      const outcomes = [await signedIn(), await signedIn()];
      expect(await deactivate()).toEqual({ ok: true });
      for (const outcome of outcomes)
        expect((await whoHas(from(), outcome.ok ? outcome.cookies : [])).viewer).toBeNull();
    });

    it("cannot sign in and gets the same response as for a wrong password", async () => {
      await deactivate();
      expect(await signedIn()).toEqual({ ok: false, reason: "wrong-credentials" });
    });

    it("cannot use an earlier reset link", async () => {
      const { db, jobs } = world();
      const request = { email: person.email, requestedAt: new Date().toISOString() };
      await sendReset(db, jobs, request);
      const link = tokenIn((await mailsTo(db, person.email))[0]!.text);
      await deactivate();
      expect(await resetPassword(from(), link, "a quite different one")).toMatchObject({
        ok: false,
      });
    });

    it("cannot complete the second step of an earlier sign-in", async () => {
      await startTwoFactorSetup(from(), person, goodPassword);
      const key = (await findPendingSecret(from(), person.id))!;
      await enableTwoFactor(from(), person, totpAt(key, new Date()));
      const half = await signedIn();
      await deactivate();
      const now = new Date(Date.now() + 60_000);
      const outcome = await completeSecondStep(
        from({ now, cookies: half.ok ? half.cookies : [] }),
        {
          method: "authenticator",
          code: totpAt(key, now),
          trustDevice: false,
        },
      );
      expect(outcome).toEqual({ ok: false, reason: "expired" });
    });

    it("gets no session by any sign-in method", async () => {
      await deactivate();
      await expect(startSession(from(), person, { how: "signed-in" })).rejects.toThrow(
        "deactivated",
      );
    });

    it("keeps the old password but no old session after reactivation", async () => {
      const before = await signedIn();
      await deactivate();
      expect(await reactivate()).toEqual({ ok: true });
      expect((await whoHas(from(), before.ok ? before.cookies : [])).viewer).toBeNull();
      expect(await signedIn()).toMatchObject({ ok: true });
    });
  });

  describe("deactivating", () => {
    it("is audited with the actor", async () => {
      await deactivate();
      await reactivate();
      const rows = await world()
        .db.select({
          action: auditLog.action,
          actorId: auditLog.actorId,
          details: auditLog.details,
        })
        .from(auditLog)
        .where(eq(auditLog.subjectId, person.id));
      const noted = { actorId: admin.id, details: { reason: "Sent spam" } };
      expect(rows).toEqual([
        { action: "user-deactivated", ...noted },
        { action: "user-reactivated", ...noted },
      ]);
      expect((await mailsTo(world().db, person.email)).map(({ subject }) => subject)).toEqual([
        "Your Relevo account is active again",
        "Your Relevo account was deactivated",
      ]);
    });

    it("rejects oneself, an unknown user and an already deactivated user", async () => {
      expect(await deactivate(admin.id)).toEqual({ ok: false, reason: "oneself" });
      const missing = { ok: false, reason: "not-found" };
      expect(await deactivate(createId())).toEqual(missing);
      expect(await reactivate()).toEqual(missing);
      await deactivate();
      expect(await deactivate()).toEqual(missing);
    });

    it("limited administrators cannot deactivate administrators", async () => {
      const support = await anAdmin(world().db, { adminAreas: ["support"] });
      const refused = { ok: false, reason: "not-allowed" };
      expect(await deactivate(admin.id, support)).toEqual(refused);
      await deactivate(admin.id, await anAdmin(world().db));
      expect(await reactivate(admin.id, support)).toEqual(refused);
      expect(await deactivate(person.id, support)).toEqual({ ok: true });
    });
  });

  describe("listings of a deactivated owner", () => {
    const later = new Date(Date.now() + 86_400_000);
    const byListing = (a: object, b: object) => JSON.stringify(a).localeCompare(JSON.stringify(b));
    const stateOf = async (id: string) => {
      const [row] = await world()
        .db.select({ status: listings.status, withdrawnAt: listings.withdrawnAt })
        .from(listings)
        .where(eq(listings.id, id));
      return row!;
    };

    it("stop renewing, even while pending review", async () => {
      const { db } = world();
      const ids: string[] = [];
      for (const status of ["active", "pending"] as const)
        ids.push((await aListing(db, { ownerId: person.id, status, expiresAt: later })).id);
      await aListing(db, { ownerId: person.id, status: "draft" });
      const enqueued: object[] = [];
      const jobs: Jobs = {
        appUrl: "",
        async enqueue(_tx, job, data) {
          if (job.name === "settle-payments") enqueued.push(data);
        },
      };
      await deactivateUser(db, world().jobs, { ...change(), steps: [suspendListings(jobs)] });
      expect(enqueued.toSorted(byListing)).toEqual(
        ids.map((listingId) => ({ listingId, because: "withdrawn" })).toSorted(byListing),
      );
    });

    it("leave the market and return with the owner if their term is still running", async () => {
      const { db } = world();
      const ownerId = person.id;
      const active = await aListing(db, { ownerId, status: "active", expiresAt: later });
      const ending = await aListing(db, { ownerId, status: "active", expiresAt: later });
      const withdrawn = await aListing(db, {
        ownerId,
        status: "expired",
        expiresAt: later,
        withdrawnAt: new Date(Date.now() - 1000),
      });
      const draft = await aListing(db, { ownerId, status: "draft" });
      await deactivate();
      expect((await stateOf(active.id)).status).toBe("expired");
      expect((await stateOf(draft.id)).status).toBe("draft");
      await db
        .update(listings)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(listings.id, ending.id));
      await reactivate();
      expect(await stateOf(active.id)).toEqual({ status: "active", withdrawnAt: null });
      expect((await stateOf(ending.id)).status).toBe("expired");
      expect((await stateOf(withdrawn.id)).status).toBe("expired");
    });
  });
});
