import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { endImpersonation, startImpersonation } from "./impersonate.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { anAdmin, aUser, type User } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { cookieOf } from "#test/sign-in.ts";

const env = {
  APP_URL: "http://relevo.test",
  SESSION_SECRET: "s".repeat(40),
  ADMIN_2FA: "optional" as const,
};
const dayMs = 24 * 60 * 60 * 1000;

withDatabase((world) => {
  let admin: User;
  let person: User;
  let sessionId: string;
  let cookie: string;
  beforeEach(async () => {
    const { db } = world();
    admin = await anAdmin(db);
    person = await aUser(db);
    cookie = await cookieOf(db, env, admin.id);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, admin.id));
    sessionId = session!.id;
  });
  const find = (method: string) =>
    findViewer(
      {
        db: world().db,
        env,
      },
      { method, url: "http://relevo.test/account/profile", headers: new Headers({ cookie }) },
    );
  const asViewer = (user: User): Viewer => ({ ...user, avatar: null });
  const start = (userId = person.id, by = admin) =>
    startImpersonation(world().db, {
      sessionId,
      administrator: asViewer(by),
      userId,
      reason: "Cannot find their draft",
      requestId: "test",
      now: new Date(),
    });
  const end = () => endImpersonation(world().db, { sessionId, requestId: "test" });

  it("allows reads as the person, rejects writes, and is audited from start to end", async () => {
    expect(await start()).toEqual({ ok: true });
    const read = await find("GET");
    expect(read.viewer).toMatchObject({ id: person.id, userType: "buyer" });
    expect(read.impersonation?.administrator.id).toBe(admin.id);
    const write = await find("POST");
    expect(write.viewer).toBeNull();
    expect(write.impersonation?.person.id).toBe(person.id);
    expect(await end()).toBe(person.id);
    expect(await end()).toBeNull();
    expect((await find("POST")).viewer?.id).toBe(admin.id);
    const noted = await world()
      .db.select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.subjectId, person.id));
    expect(noted).toEqual([
      { action: "view-as-started", actorId: admin.id },
      { action: "view-as-ended", actorId: admin.id },
    ]);
  });

  it("applies to a session that is renewed by the same request", async () => {
    await start();
    await world()
      .db.update(sessions)
      .set({ expiresAt: new Date(Date.now() + 28 * dayMs) })
      .where(eq(sessions.id, sessionId));
    const found = await find("POST");
    expect(found.viewer).toBeNull();
    expect(found.cookies.join()).toContain("session_token");
  });

  it("expires after half an hour and rejects late submissions", async () => {
    await start();
    const [{ impersonatedUntil } = { impersonatedUntil: null }] = await world()
      .db.select({ impersonatedUntil: sessions.impersonatedUntil })
      .from(sessions)
      .where(eq(sessions.id, sessionId));
    expect(impersonatedUntil!.getTime()).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
    await world()
      .db.update(sessions)
      .set({ impersonatedUntil: new Date(Date.now() - 1) })
      .where(eq(sessions.id, sessionId));
    expect(await find("POST")).toMatchObject({
      viewer: null,
      impersonation: null,
      isImpersonationOver: true,
      hold: "impersonation",
    });
    expect(await find("GET")).toMatchObject({
      viewer: { id: admin.id },
      isImpersonationOver: true,
    });
  });

  it("rejects administrators, deleted people, and administrators of other areas", async () => {
    const { db } = world();
    const refused = { ok: false, reason: "not-allowed" };
    expect(await start((await anAdmin(db)).id)).toEqual(refused);
    expect(await start(person.id, { ...admin, adminAreas: ["content"] })).toEqual(refused);
    expect(await start(createId())).toEqual({ ok: false, reason: "not-found" });
    const gone = await aUser(db, { deactivatedAt: new Date() });
    expect(await start(gone.id)).toEqual({ ok: false, reason: "inactive" });
    expect((await find("GET")).impersonation).toBeNull();
  });
});
