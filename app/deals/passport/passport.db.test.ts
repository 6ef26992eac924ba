import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { listNotifications } from "#app/accounts/notifications/notifications.queries.server.ts";
import { passports } from "#app/accounts/passport/passports.table.ts";
import { decideReview } from "#app/accounts/reviews/decide-review.server.ts";
import { measureReviews } from "#app/accounts/reviews/measure-reviews.server.ts";
import { openReviewedFile } from "#app/accounts/reviews/open-reviewed-file.server.ts";
import { deletePassport, renewPassport, savePassport } from "./change-passport.server.ts";
import { exportPassport, findLatestRequest, findPassport } from "./own-passport.queries.server.ts";
import { passportRequests } from "./passport-requests.table.ts";
import { passportReview } from "./passport-review.server.ts";
import { remindOfPassports } from "./remind-of-passports.job.server.ts";
import { sendProof } from "./send-proof.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { createLog } from "#app/platform/log.ts";
import { addDays } from "#app/shared/day.ts";
import { aConversation, anAdmin, aPassport, aUser, type User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { aPicture } from "#test/pictures.ts";
import { runSweeps } from "#test/run-sweeps.ts";
import { aPdf, withOpenAction } from "#test/sample-documents.ts";
import { withDatabase } from "#test/with-database.ts";

const log = createLog("silent");
const texts = { experience: "Ten years", sought: "A bakery", timing: "now", about: "" } as const;
const funds = { band: "250k-500k", currency: "CAD" } as const;

withDatabase((world) => {
  const folder = mkdtempSync(join(tmpdir(), "relevo-proofs-"));
  const now = new Date();
  let files: FileStore;
  let pdf: Uint8Array;
  let buyer: User;
  let admin: User;
  beforeAll(async () => {
    files = createDiskStore(folder);
    pdf = await aPdf(["Balance of Ana Núñez"]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    const { db } = world();
    buyer = await aUser(db, { phoneVerified: true, identityVerified: true });
    admin = await anAdmin(db);
  });

  const own = (at = now) => ({ userId: buyer.id, now: at, requestId: "t" });
  const save = () => savePassport(world().db, own(), texts);
  const send = (proof = pdf, at = now) =>
    sendProof({ ...world(), files, log }, { ...own(at), input: funds, proof });
  const request = async () => (await findLatestRequest(world().db, buyer.id))!;
  const decide = async (rejection: string | null, adminId = admin.id, at = now) =>
    decideReview(world().db, world().jobs, passportReview, {
      id: (await request()).id,
      adminId,
      rejection,
      now: at,
      requestId: "t",
    });
  const passport = async () => (await findPassport(world().db, buyer.id))!;
  const storedKey = async () => {
    const [row] = await world()
      .db.select({ storageKey: passportRequests.storageKey })
      .from(passportRequests)
      .where(eq(passportRequests.userId, buyer.id));
    return row?.storageKey ?? null;
  };
  const stored = () => readdirSync(folder, { recursive: true, encoding: "utf8" });

  describe("a proof of funds", () => {
    test("waits for the checks and the description", async () => {
      const { db } = world();
      const set = (identityVerified: boolean) =>
        db.update(users).set({ identityVerified }).where(eq(users.id, buyer.id));
      await save();
      await set(false);
      expect(await send()).toEqual({ ok: false, reason: "not-checked" });
      await set(true);
      await db.delete(passports).where(eq(passports.userId, buyer.id));
      expect(await send()).toEqual({ ok: false, reason: "no-description" });
    });

    test("sent twice at once is one request with one file", async () => {
      await save();
      const outcomes = await Promise.all([send(), send()]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await send()).toEqual({ ok: false, reason: "already-pending" });
      const key = (await storedKey())!;
      expect(stored().filter((path) => path.startsWith("funds-proofs/"))).toContain(key);
      await runSweeps(world().db, files);
      expect(await files.get(key)).not.toBeNull();
      expect((await passport()).approvedAt).toBeNull();
    });

    test("is judged by its content", async () => {
      await save();
      const hostile = await aPdf(["x"], withOpenAction({ S: "/JavaScript", JS: "app.alert(1)" }));
      expect(await send(hostile)).toEqual({ ok: false, reason: "active-content" });
      expect(await send(Buffer.from("<html>no proof</html>"))).toEqual({
        ok: false,
        reason: "not-a-picture",
      });
      expect(await send(Buffer.concat([Buffer.from("%PDF-"), Buffer.alloc(10 << 20)]))).toEqual({
        ok: false,
        reason: "too-large",
      });
      const picture = await aPicture(1200, 800).jpeg().toBuffer();
      expect(await send(picture)).toEqual({ ok: true });
      expect(await storedKey()).toMatch(/^funds-proofs\/[^/]+\.webp$/);
    });
  });

  test("the approval keeps range, currency and date, and destroys the document", async () => {
    const { db } = world();
    await save();
    await send();
    const key = (await storedKey())!;
    const { id } = await request();
    const open = () =>
      openReviewedFile({ db, files }, passportReview, { id, adminId: admin.id, requestId: "t" });
    const file = (await open())!;
    expect(file.contentType).toBe("application/pdf");
    await file.body.cancel();
    expect(await decide(null, buyer.id)).toEqual({ ok: false, reason: "oneself" });
    const outcomes = await Promise.all([decide(null), decide(null)]);
    expect(outcomes).toContainEqual({ ok: true });
    expect(outcomes).toContainEqual({ ok: false, reason: "already-decided" });

    expect(await passport()).toMatchObject({
      fundsBand: "250k-500k",
      fundsCurrency: "CAD",
      fundsVerifiedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      approvedAt: now,
      expiresAt: addDays(now, 90),
    });
    expect(await storedKey()).toBeNull();
    expect(await open()).toBeNull();
    await runSweeps(db, files);
    expect(await files.get(key)).toBeNull();
    // What a backup of the files would copy.
    expect(stored().filter((path) => path.startsWith(key))).toEqual([]);
    const exported = JSON.stringify(await exportPassport(db, buyer.id));
    expect(exported).toContain("250k-500k");
    expect(exported).not.toContain("funds-proofs");
    expect((await mailsTo(db, buyer.email)).map(({ subject }) => subject)).toEqual([
      "Your passport on Relevo is approved",
    ]);
    const entries = await db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(auditLog.createdAt, auditLog.id);
    expect(entries).toEqual([
      { action: "funds-requested", actorId: buyer.id },
      { action: "funds-document-opened", actorId: admin.id },
      { action: "funds-approved", actorId: admin.id },
    ]);
  });

  test("a rejection gives its reason, destroys the document and leaves the passport as it was", async () => {
    const { db } = world();
    const before = await aPassport(db, buyer.id);
    await send();
    const key = (await storedKey())!;
    expect(await decide("It names somebody else.")).toEqual({ ok: true });
    expect(await request()).toMatchObject({ state: "rejected", reason: "It names somebody else." });
    expect(await passport()).toMatchObject({
      fundsBand: before.fundsBand,
      expiresAt: before.expiresAt,
    });
    await runSweeps(db, files);
    expect(await files.get(key)).toBeNull();
    expect((await mailsTo(db, buyer.email))[0]!.text).toContain("It names somebody else.");
    expect(await send()).toEqual({ ok: true });
  });

  test("is renewed in its last weeks, and with a proof of the last year", async () => {
    const { db } = world();
    expect(await renewPassport(db, own())).toEqual({ ok: false, reason: "not-found" });
    const { expiresAt } = await aPassport(db, buyer.id, { fundsVerifiedOn: dayOf(now) });
    expect(await renewPassport(db, own())).toEqual({ ok: false, reason: "too-early" });
    const late = addDays(expiresAt!, -5);
    expect(await renewPassport(db, own(late))).toEqual({ ok: true });
    expect((await passport()).expiresAt).toEqual(addDays(late, 90));
    const year = addDays(now, 366);
    expect(await renewPassport(db, own(year))).toEqual({ ok: false, reason: "proof-needed" });
    await db.update(users).set({ phoneVerified: false }).where(eq(users.id, buyer.id));
    expect(await renewPassport(db, own(late))).toEqual({ ok: false, reason: "not-checked" });
  });

  test("reminds once, two weeks before the end, by bell and email", async () => {
    const { db } = world();
    const { expiresAt } = await aPassport(db, buyer.id);
    const titles = async () =>
      (await listNotifications(db, buyer.id, { page: 1, size: 10 })).map(({ title }) => title);
    await remindOfPassports(world(), addDays(expiresAt!, -15));
    expect(await titles()).toEqual([]);
    for (const days of [-14, -13, -1]) await remindOfPassports(world(), addDays(expiresAt!, days));
    expect(await titles()).toEqual([expect.stringMatching(/^Your passport ends on /)]);
    expect(await mailsTo(db, buyer.email)).toHaveLength(1);
    await renewPassport(db, own(addDays(expiresAt!, -1)));
    await remindOfPassports(world(), addDays(expiresAt!, 80));
    expect(await mailsTo(db, buyer.email)).toHaveLength(2);
  });

  test("deleting it removes the request, the document and what conversations show", async () => {
    const { db, jobs } = world();
    await aPassport(db, buyer.id);
    const thread = await aConversation(db, { buyerId: buyer.id, passportShows: ["funds"] });
    await send();
    const key = (await storedKey())!;
    await deletePassport(db, jobs, own());
    expect(await findPassport(db, buyer.id)).toBeNull();
    expect(await findLatestRequest(db, buyer.id)).toBeNull();
    const [left] = await db
      .select({ shows: conversations.passportShows })
      .from(conversations)
      .where(eq(conversations.id, thread.id));
    expect(left).toEqual({ shows: [] });
    await runSweeps(db, files);
    expect(await files.get(key)).toBeNull();
  });

  test("the time until a decision is measured in business days, from the fifth on", async () => {
    const { db } = world();
    await db.delete(passportRequests);
    // A Monday, and each decision a business day later than the one before.
    const monday = new Date("2026-11-02T15:00:00Z");
    const decided = (days: number) => ({
      userId: buyer.id,
      ...funds,
      contentType: "application/pdf",
      bytes: 1,
      state: "approved" as const,
      createdAt: monday,
      decidedAt: addDays(monday, days),
    });
    const measure = () => measureReviews(db, passportRequests, new Date("2026-11-19T15:00:00Z"));
    await db.insert(passportRequests).values([0, 1, 2, 3].map(decided));
    expect(await measure()).toEqual({ decisions: 4, medianDays: null, keptPercent: null });
    await db.insert(passportRequests).values(decided(7));
    expect(await measure()).toEqual({ decisions: 5, medianDays: 2, keptPercent: 60 });
  });
});

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
