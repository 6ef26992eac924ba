import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { createAuth } from "#app/accounts/sessions/auth.server.ts";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import { aUser } from "#demo/factories.ts";
import { eachDatabase, type World } from "#test/each-database.ts";
import { cookieOf } from "#test/sign-in.ts";

const env = { APP_URL: "http://relevo.test", SESSION_SECRET: "s".repeat(40) };
const dayMs = 24 * 60 * 60 * 1000;

eachDatabase((world) => {
  const services = ({ db }: World) => ({
    db,
    env,
    auth: createAuth({ db, appUrl: env.APP_URL, secret: env.SESSION_SECRET }),
  });
  const find = (cookie: string) =>
    findViewer(services(world()), { method: "GET", headers: new Headers({ cookie }) });

  it("finds the person of a valid session, and leaves its cookie as it is", async () => {
    const { db } = world();
    const user = await aUser(db, { firstName: "Ada" });
    const found = await find(await cookieOf(db, env, user.id));
    expect(found.viewer).toMatchObject({ id: user.id, firstName: "Ada", userType: "buyer" });
    expect(found.sessionId).not.toBeNull();
    expect(found.cookies).toEqual([]);
  });

  it("prolongs a session that is more than a day old", async () => {
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

  it.each(["deactivatedAt", "deletedAt"] as const)(
    "finds nobody once %s is set",
    async (column) => {
      const { db } = world();
      const user = await aUser(db);
      const cookie = await cookieOf(db, env, user.id);
      await db
        .update(users)
        .set({ [column]: new Date() })
        .where(eq(users.id, user.id));
      expect((await find(cookie)).viewer).toBeNull();
    },
  );

  it("finds nobody for a session that has ended", async () => {
    const { db } = world();
    const user = await aUser(db);
    const cookie = await cookieOf(db, env, user.id);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, user.id));
    expect((await find(cookie)).viewer).toBeNull();
  });

  it("finds nobody where the signature is wrong, missing, or no text at all", async () => {
    const { db } = world();
    const user = await aUser(db);
    const cookie = await cookieOf(db, env, user.id);
    const foreign = await cookieOf(db, { ...env, SESSION_SECRET: "t".repeat(40) }, user.id);
    const [name, value] = cookie.split("=") as [string, string];
    for (const bad of [foreign, `${name}=${value.split(".")[0]}`, `${name}=%E0%A4%A`, `${name}=.`])
      expect((await find(bad)).viewer, bad).toBeNull();
  });
});
