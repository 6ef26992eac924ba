import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { listHeldSessions } from "#app/accounts/sessions/sessions.server.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { createLog } from "#app/platform/log.ts";
import { aUser } from "#test/factories.ts";
import { eachDatabase } from "#test/with-database.ts";
import type { LiveStream } from "./live-stream.server.ts";
import { createLiveStreams, type LiveStreams } from "./live-streams.server.ts";
import { liveCounters } from "./live.table.ts";
import { publishChanges } from "./publish-changes.server.ts";

const dayMs = 24 * 60 * 60_000;
/** Test machines may be busy. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

eachDatabase((world) => {
  const opened: LiveStreams[] = [];
  afterEach(() => opened.splice(0).forEach((live) => live.close()));

  function aProcess(
    options: Parameters<typeof createLiveStreams>[3] = {},
    database = world().database,
  ): LiveStreams {
    const live = createLiveStreams(database, createLog("silent"), listHeldSessions, options);
    opened.push(live);
    return live;
  }

  async function aPerson() {
    const { db } = world();
    const { id: userId } = await aUser(db);
    const [session] = await db
      .insert(sessions)
      .values({ userId, token: createId(), expiresAt: new Date(Date.now() + dayMs) })
      .returning();
    return { userId, sessionId: session!.id };
  }

  const publish = (userId: string, topic: string) =>
    publishChanges(world().db, [{ userId, topic }]);

  /** Reads a stream to the end in the background. */
  function follow(stream: LiveStream | null) {
    let text = "";
    let isEnded = false;
    void (async () => {
      for await (const chunk of stream!.body) text += new TextDecoder().decode(chunk);
      isEnded = true;
    })();
    return {
      changes: () =>
        Array.from(
          text.matchAll(/^id: (\d+)\ndata: (.*)$/gm),
          ([, id, topics]) => `${id} ${topics}`,
        ),
      text: () => text,
      isEnded: () => isEnded,
    };
  }

  /** The listening connection is opened in the background; until then the check finds changes. */
  async function aListeningProcess(): Promise<LiveStreams> {
    const live = aProcess({ checkMs: 60_000 });
    const eve = await aPerson();
    const client = follow(await live.open({ ...eve, after: 0 }));
    await vi.waitFor(
      async () => {
        await publish(eve.userId, "ready");
        expect(client.text()).toContain("ready");
      },
      { timeout: 20_000 },
    );
    return live;
  }

  describe("a stream", () => {
    it("sends every change once and in order to its person", async () => {
      const [ada, bob] = [await aPerson(), await aPerson()];
      const live = await aListeningProcess();
      const [first, second] = [
        follow(await live.open({ ...ada, after: 0 })),
        follow(await live.open({ ...ada, after: null })),
      ];
      const other = follow(await live.open({ ...bob, after: 0 }));
      await publish(ada.userId, "messages/1");
      await publish(ada.userId, "notifications");
      for (const client of [first, second])
        await eventually(() =>
          expect(client.changes()).toEqual(["1 messages/1", "2 notifications"]),
        );
      expect(other.changes()).toEqual([]);
    });

    it.each([
      ["missed something", 1],
      ["is ahead of a restored database", 9],
    ])("tells a client that %s to reload everything", async (_why, after) => {
      const ada = await aPerson();
      for (const topic of ["a", "b", "c"]) await publish(ada.userId, topic);
      const live = await aListeningProcess();
      const client = follow(await live.open({ ...ada, after }));
      await eventually(() => expect(client.changes()).toEqual(["3 *"]));
      await publish(ada.userId, "d");
      await eventually(() => expect(client.changes()).toEqual(["3 *", "4 d"]));
    });

    it("finds a change whose notification was lost", async () => {
      const ada = await aPerson();
      const { database } = world();
      const deaf = { ...database, listen: async () => async () => {} };
      const client = follow(await aProcess({ checkMs: 20 }, deaf).open({ ...ada, after: 0 }));
      await publish(ada.userId, "messages");
      await eventually(() => expect(client.changes()).toEqual(["1 *"]));
    });

    it.each(["session", "account"])(
      "ends with the %s and tells the browser not to reconnect",
      async (what) => {
        const { db } = world();
        const ada = await aPerson();
        const client = follow(await aProcess({ checkMs: 20 }).open({ ...ada, after: 0 }));
        if (what === "session") await db.delete(sessions).where(eq(sessions.id, ada.sessionId));
        else
          await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ada.userId));
        await eventually(() => expect(client.isEnded()).toBe(true));
        expect(client.text()).toContain("event: ended\n");
      },
    );

    it("has heartbeats, and ends if the client reads nothing", async () => {
      const ada = await aPerson();
      const live = aProcess({ heartbeatMs: 1 });
      const client = follow(await live.open({ ...ada, after: 0 }));
      await eventually(() => expect(client.text()).toContain("event: beat\n"));
      expect(client.isEnded()).toBe(false);
      const stuck = await live.open({ ...ada, after: 0 });
      await stuck!.ended;
      expect(live.count()).toBe(1);
    });

    it("is limited to ten per person, and refused when the process is full or stopping", async () => {
      const [ada, bob] = [await aPerson(), await aPerson()];
      const live = aProcess({ maxStreams: 11 });
      const clients: ReturnType<typeof follow>[] = [];
      for (let i = 0; i < 11; i++) clients.push(follow(await live.open({ ...ada, after: 0 })));
      await eventually(() =>
        expect(clients.map(({ isEnded }) => isEnded()).filter(Boolean)).toEqual([true]),
      );
      expect(clients[0]!.isEnded()).toBe(true);
      await live.open({ ...bob, after: 0 });
      expect(await live.open({ ...bob, after: 0 })).toBeNull();
      live.close();
      expect(live.count()).toBe(0);
      expect(await live.open({ ...bob, after: 0 })).toBeNull();
    });
  });

  describe("publishing changes", () => {
    const lastOf = async (userId: string) => {
      const [row] = await world()
        .db.select()
        .from(liveCounters)
        .where(eq(liveCounters.userId, userId));
      return row?.last ?? 0;
    };

    it("counts once per person and call, and not after a rollback", async () => {
      const { db } = world();
      const [ada, bob] = [await aPerson(), await aPerson()];
      const live = await aListeningProcess();
      const client = follow(await live.open({ ...ada, after: 0 }));
      await publishChanges(db, [
        { userId: ada.userId, topic: "b" },
        { userId: bob.userId, topic: "b" },
        { userId: ada.userId, topic: "a" },
        { userId: ada.userId, topic: "a" },
      ]);
      await publishChanges(db, []);
      const failed = db.transaction(async (tx) => {
        await publishChanges(tx, [{ userId: ada.userId, topic: "c" }]);
        throw new Error("no");
      });
      await expect(failed).rejects.toThrow("no");
      const many = Array.from({ length: 500 }, () => `messages/${createId()}`);
      await publishChanges(
        db,
        many.map((topic) => ({ userId: ada.userId, topic })),
      );
      expect([await lastOf(ada.userId), await lastOf(bob.userId)]).toEqual([2, 1]);
      await eventually(() => expect(client.changes()).toEqual(["1 a b", "2 *"]));
    });

    it("never deadlocks, in any order of people", async () => {
      const { db } = world();
      const people = await Promise.all([aPerson(), aPerson(), aPerson()]);
      const changes = people.map(({ userId }) => ({ userId, topic: "x" }));
      await Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          publishChanges(db, turn % 2 ? changes : changes.toReversed()),
        ),
      );
      for (const { userId } of people) expect(await lastOf(userId)).toBe(20);
    });
  });
});
