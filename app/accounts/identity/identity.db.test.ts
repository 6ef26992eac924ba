import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { deleteAccount } from "#app/accounts/data/delete-account.server.ts";
import { identityReview } from "./identity-review.server.ts";
import {
  exportVerifications,
  findLatestVerification,
} from "./identity-verifications.queries.server.ts";
import { identityVerifications } from "./identity-verifications.table.ts";
import { requestVerification } from "./request-verification.server.ts";
import { decideReview } from "#app/accounts/reviews/decide-review.server.ts";
import { openReviewedFile } from "#app/accounts/reviews/open-reviewed-file.server.ts";
import { listNotifications } from "#app/accounts/notifications/notifications.queries.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { createLog } from "#app/platform/log.ts";
import { anAdmin, aUser, type User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { runSweeps } from "#test/run-sweeps.ts";
import { aPicture } from "#test/pictures.ts";

const log = createLog("silent");
const input = { legalName: "Ana Núñez", documentKind: "passport" } as const;

withDatabase((world) => {
  const folder = mkdtempSync(join(tmpdir(), "relevo-identities-"));
  let files: FileStore;
  let picture: Uint8Array;
  let person: User;
  let admin: User;
  beforeAll(async () => {
    files = createDiskStore(folder);
    picture = await aPicture(1200, 800).jpeg().toBuffer();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    person = await aUser(world().db);
    admin = await anAdmin(world().db);
  });

  const ask = (bytes = picture, store = files) =>
    requestVerification(
      { ...world(), files: store, log },
      { userId: person.id, input, picture: bytes, now: new Date(), requestId: "t" },
    );
  const latest = async () => (await findLatestVerification(world().db, person.id))!;
  const decide = async (rejection: string | null, adminId = admin.id) =>
    decideReview(world().db, world().jobs, identityReview, {
      id: (await latest()).id,
      adminId,
      rejection,
      now: new Date(),
      requestId: "t",
    });
  const storedKey = async () => {
    const [row] = await world()
      .db.select({ storageKey: identityVerifications.storageKey })
      .from(identityVerifications)
      .where(eq(identityVerifications.userId, person.id));
    return row!.storageKey;
  };
  const stored = () => readdirSync(join(folder, "identities"));

  describe("a request", () => {
    test("stores the picture privately, once", async () => {
      expect(await ask()).toEqual({ ok: true });
      expect(await latest()).toMatchObject({ ...input, state: "pending" });
      expect(await ask()).toEqual({ ok: false, reason: "already-pending" });
      const [exported] = await Array.fromAsync(exportVerifications(world().db, person.id));
      expect(exported).not.toHaveProperty("storageKey");
    });

    test("sent twice at once leaves one row and one file", async () => {
      const before = stored().length;
      const outcomes = await Promise.all([ask(), ask()]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(stored()).toHaveLength(before + 1);
    });

    test("without a valid picture is rejected and leaves no trace", async () => {
      const before = stored().length;
      const tiny = await aPicture(300, 200).png().toBuffer();
      expect(await ask(tiny)).toEqual({ ok: false, reason: "too-small" });
      expect(await ask(Buffer.from("<svg><script>alert(1)</script></svg>"))).toEqual({
        ok: false,
        reason: "not-a-picture",
      });
      expect(stored()).toHaveLength(before);
      expect(await findLatestVerification(world().db, person.id)).toBeNull();
    });

    test("on a full disk is rejected and can be repeated", async () => {
      const full = { ...files, put: () => Promise.reject(new Error("ENOSPC")) };
      expect(await ask(picture, full)).toEqual({ ok: false, reason: "not-stored" });
      expect(await ask()).toEqual({ ok: true });
    });

    test("is limited to five a day", async () => {
      for (let time = 0; time < 5; time++) await ask(Buffer.from("no picture"));
      expect(await ask()).toEqual({ ok: false, reason: "too-many-attempts" });
    });
  });

  test("approval verifies the person, notifies them and deletes the picture", async () => {
    const { db } = world();
    await ask();
    const storageKey = (await storedKey())!;
    await runSweeps(db, files);
    expect(await files.get(storageKey)).not.toBeNull();

    const outcomes = await Promise.all([decide(null), decide(null)]);
    expect(outcomes).toContainEqual({ ok: true });
    expect(outcomes).toContainEqual({ ok: false, reason: "already-decided" });
    const [user] = await db
      .select({ identityVerified: users.identityVerified })
      .from(users)
      .where(eq(users.id, person.id));
    expect(user).toEqual({ identityVerified: true });
    expect(await storedKey()).toBeNull();
    await runSweeps(db, files);
    expect(await files.get(storageKey)).toBeNull();
    expect((await mailsTo(db, person.email)).map(({ subject }) => subject)).toEqual([
      "Your identity is verified on Relevo",
    ]);
    expect(await ask()).toEqual({ ok: false, reason: "already-verified" });
  });

  test("rejection gives its reason and allows another request", async () => {
    const { db } = world();
    await ask();
    expect(await decide("The picture is blurred.")).toEqual({ ok: true });
    expect(await latest()).toMatchObject({ state: "rejected", reason: "The picture is blurred." });
    const [mail] = await mailsTo(db, person.email);
    expect(mail!.text).toContain("The picture is blurred.");
    const [notification] = await listNotifications(db, person.id, { page: 1, size: 10 });
    expect(notification).toMatchObject({ title: "We could not verify your identity" });
    expect(await ask()).toEqual({ ok: true });
  });

  test("nobody can decide on their own document", async () => {
    await ask();
    expect(await decide(null, person.id)).toEqual({ ok: false, reason: "oneself" });
  });

  test("every view of the picture is audited", async () => {
    const { db } = world();
    await ask();
    const { id } = await latest();
    const open = () =>
      openReviewedFile({ db, files }, identityReview, { id, adminId: admin.id, requestId: "t" });
    const file = await open();
    expect(file).toMatchObject({ contentType: "image/webp" });
    await file!.body.cancel();
    await decide(null);
    expect(await open()).toBeNull();
    const entries = await db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(auditLog.createdAt, auditLog.id);
    expect(entries).toEqual([
      { action: "identity-requested", actorId: person.id },
      { action: "identity-document-opened", actorId: admin.id },
      { action: "identity-approved", actorId: admin.id },
    ]);
  });

  test("deleting the account deletes the request and the picture", async () => {
    const { db, jobs } = world();
    await ask();
    const storageKey = (await storedKey())!;
    const now = new Date();
    await deleteAccount(db, jobs, { userId: person.id, now, requestId: "t", steps: [] });
    expect(await findLatestVerification(db, person.id)).toBeNull();
    await runSweeps(db, files);
    expect(await files.get(storageKey)).toBeNull();
  });
});
