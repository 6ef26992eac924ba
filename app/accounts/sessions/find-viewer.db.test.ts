import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { sessions } from "./sessions.table.ts";
import { findViewer } from "./find-viewer.server.ts";
import { twoFactors } from "#app/accounts/two-factor/two-factor.table.ts";
import { anAdmin, aSeller, aUser } from "#test/factories.ts";
import { withDatabase, type World } from "#test/with-database.ts";
import { cookieOf } from "#test/sign-in.ts";

const env = {
  APP_URL: "http://relevo.test",
  SESSION_SECRET: "s".repeat(40),
  ADMIN_2FA: "required" as const,
};
const dayMs = 24 * 60 * 60 * 1000;

withDatabase((world) => {
  const services = ({ db }: World) => ({
    db,
    env,
  });
  const find = (cookie: string, path = "/", method = "GET") =>
    findViewer(services(world()), {
      method,
      url: env.APP_URL + path,
      headers: new Headers({ cookie }),
    });

  it("finds the user of a valid session and leaves its cookie alone", async () => {
    const { db } = world();
    const user = await aUser(db, { firstName: "Ada" });
    const found = await find(await cookieOf(db, env, user.id));
    expect(found.viewer).toMatchObject({ id: user.id, firstName: "Ada", userType: "buyer" });
    expect(found.sessionId).not.toBeNull();
    expect(found.cookies).toEqual([]);
  });

  it("renews a session that is more than a day old", async () => {
    const { db } = world();
    const user = await aUser(db);
    const cookie = await cookieOf(db, env, user.id);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + 28 * dayMs) })
      .where(eq(sessions.userId, user.id));
    const found = await find(cookie);
    expect(found.viewer?.id).toBe(user.id);
    expect(found.cookies.join()).toContain("session_token");
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(session!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.5 * dayMs);
  });

  it("renews no session beyond half a year", async () => {
    const { db } = world();
    const user = await aUser(db);
    const cookie = await cookieOf(db, env, user.id);
    const theirs = eq(sessions.userId, user.id);
    const createdAt = new Date(Date.now() - 175 * dayMs);
    const end = new Date(createdAt.getTime() + 180 * dayMs);
    const expiresAt = new Date(Date.now() + 2 * dayMs);
    await db.update(sessions).set({ createdAt, expiresAt }).where(theirs);
    expect((await find(cookie)).viewer?.id).toBe(user.id);
    const [session] = await db.select().from(sessions).where(theirs);
    expect(session!.expiresAt).toEqual(end);
    // Nothing is left to renew, and nothing is written with each request.
    expect((await find(cookie)).cookies).toEqual([]);
  });

  it.each(["deactivatedAt", "deletedAt"] as const)("finds nobody if %s is set", async (column) => {
    const { db } = world();
    const user = await aUser(db);
    const cookie = await cookieOf(db, env, user.id);
    await db
      .update(users)
      .set({ [column]: new Date() })
      .where(eq(users.id, user.id));
    expect((await find(cookie)).viewer).toBeNull();
  });

  it("finds nobody for an ended session", async () => {
    const { db } = world();
    const user = await aUser(db);
    const cookie = await cookieOf(db, env, user.id);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, user.id));
    expect((await find(cookie)).viewer).toBeNull();
  });

  it("finds nobody if the signature is wrong, missing or not text", async () => {
    const { db } = world();
    const user = await aUser(db);
    const cookie = await cookieOf(db, env, user.id);
    const foreign = await cookieOf(db, { ...env, SESSION_SECRET: "t".repeat(40) }, user.id);
    const [name, value] = cookie.split("=") as [string, string];
    for (const bad of [foreign, `${name}=${value.split(".")[0]}`, `${name}=%E0%A4%A`, `${name}=.`])
      expect((await find(bad)).viewer, bad).toBeNull();
  });

  describe("required steps", () => {
    const holdOf = async (person: { id: string }, path: string, method: string) => {
      const cookie = await cookieOf(world().db, env, person.id);
      const { hold, viewer } = await find(cookie, path, method);
      expect(viewer === null).toBe(hold !== null);
      return hold;
    };

    it("two-step sign-in comes first for administrators if it is required", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      for (const path of ["/", "/admin/dashboard.data", "/account/security", "/documents/1"])
        for (const method of ["GET", "POST"])
          expect(await holdOf(admin, path, method)).toBe("two-factor");
      for (const path of ["/account/security/two-factor", "/account/security/two-factor.data"])
        expect(await holdOf(admin, path, "POST")).toBeNull();
      expect(await holdOf(admin, "/signout", "POST")).toBeNull();
      expect(await holdOf(await aSeller(db), "/", "GET")).toBeNull();
      await db.insert(twoFactors).values({ userId: admin.id, secret: "x", enabledAt: new Date() });
      expect(await holdOf(admin, "/admin/dashboard", "GET")).toBeNull();
    });

    it("none for administrators if two-step sign-in is optional", async () => {
      const { db } = world();
      const cookie = await cookieOf(db, env, (await anAdmin(db)).id);
      const found = await findViewer(
        { ...services(world()), env: { ...env, ADMIN_2FA: "optional" } },
        { method: "GET", url: `${env.APP_URL}/admin`, headers: new Headers({ cookie }) },
      );
      expect(found).toMatchObject({ hold: null, viewer: { userType: "admin" } });
    });

    it.each([{ termsVersion: "2020-01-01" }, { termsVersion: null, termsAcceptedAt: null }])(
      "accepting the terms for anyone who makes a change, after $termsVersion",
      async (changes) => {
        const person = await aUser(world().db, changes);
        for (const path of ["/account/profile", "/account/profile.data", "/uploads"])
          expect(await holdOf(person, path, "POST")).toBe("terms");
        expect(await holdOf(person, "/account/profile", "GET")).toBeNull();
        for (const path of ["/account/terms", "/account/delete", "/signout", "/contact"])
          expect(await holdOf(person, path, "POST")).toBeNull();
        for (const path of ["/unsubscribe/messages/x", "/email-alerts/unsubscribe/x"])
          expect(await holdOf(person, path, "POST")).toBeNull();
        expect(await holdOf(await aUser(world().db), "/account/profile", "POST")).toBeNull();
      },
    );
  });
});
