import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { attemptLimits } from "#app/platform/rate-limits/attempt-limits.table.ts";
import { sessions } from "./sessions.table.ts";
import { createActivity } from "./activity.server.ts";
import { knownDevices } from "#app/accounts/devices/devices.table.ts";
import { forgetOld } from "#server/forget-old.ts";
import { createProof, findProof } from "#app/accounts/proofs/proofs.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { createLog } from "#app/platform/log.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

withDatabase((world) => {
  async function aSession(expiresAt: Date, lastSeen = new Date()) {
    const { db } = world();
    const user = await aUser(db, { lastActiveAt: lastSeen });
    const id = createId();
    await db
      .insert(sessions)
      .values({ id, userId: user.id, token: createId(), expiresAt, updatedAt: lastSeen });
    const find = async () => ({
      user: (await db.select().from(users).where(eq(users.id, user.id)))[0]!,
      session: (await db.select().from(sessions).where(eq(sessions.id, id)))[0],
    });
    return { userId: user.id, id, find };
  }

  describe("last-seen times", () => {
    it("are written at most once every five minutes and change nothing else", async () => {
      const { userId, id, find } = await aSession(new Date(Date.now() + day), new Date(0));
      const before = (await find()).user;
      let time = Date.now();
      const activity = createActivity(world().db, createLog("silent"), () => time);
      const seenAt = async () => {
        activity.record(userId, id);
        await activity.flush();
        const { user, session } = await find();
        expect(session!.updatedAt).toEqual(user.lastActiveAt);
        return user.lastActiveAt.getTime();
      };
      const first = time;
      expect(await seenAt()).toBe(first);
      time += 4 * minute;
      expect(await seenAt()).toBe(first);
      time += 2 * minute;
      expect(await seenAt()).toBe(time);
      const { lastActiveAt: _, ...unchanged } = before;
      expect((await find()).user).toMatchObject(unchanged);
    });

    it("are not written by a second process right after the first", async () => {
      const { userId, id, find } = await aSession(new Date(Date.now() + day), new Date(0));
      const first = Date.now();
      for (const time of [first, first + minute]) {
        const activity = createActivity(world().db, createLog("silent"), () => time);
        activity.record(userId, id);
        await activity.flush();
      }
      expect((await find()).user.lastActiveAt.getTime()).toBe(first);
    });
  });

  it("only expired entries are deleted", async () => {
    const { db } = world();
    const now = new Date();
    const past = new Date(now.getTime() - 1000);
    const future = new Date(now.getTime() + day);
    const over = await aSession(past);
    const alive = await aSession(future);
    const { userId } = alive;
    for (const [key, windowEndsAt] of [
      ["old", past],
      ["new", future],
    ] as const)
      await db.insert(attemptLimits).values({ key, count: 1, windowEndsAt });
    for (const [secretHash, seenAt] of [
      ["old", new Date(now.getTime() - 401 * day)],
      ["new", now],
    ] as const)
      await db.insert(knownDevices).values({ userId, secretHash, seenAt });
    const proof = (age: number) =>
      createProof(db, { userId, purpose: "reset-password", now: new Date(now.getTime() - age) });
    const oldProof = await proof(2 * 60 * minute);
    const newProof = await proof(0);

    await forgetOld(db, now);

    expect((await over.find()).session).toBeUndefined();
    expect((await alive.find()).session).toBeDefined();
    expect((await db.select().from(attemptLimits)).map((row) => row.key)).toEqual(["new"]);
    expect((await db.select().from(knownDevices)).map((row) => row.secretHash)).toEqual(["new"]);
    const longAgo = new Date(0);
    expect(await findProof(db, "reset-password", oldProof, longAgo)).toBeNull();
    expect(await findProof(db, "reset-password", newProof, longAgo)).not.toBeNull();
  });
});
