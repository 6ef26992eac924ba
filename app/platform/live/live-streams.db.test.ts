import { listHeldSessions } from "#app/accounts/sessions/held-sessions.queries.server.ts";
import { eq, lte } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { createEventParser, type ParsedEvent } from "./event-parser.ts";
import type { LiveStream } from "./live-stream.server.ts";
import { createLiveStreams, type LiveStreams } from "./live-streams.server.ts";
import { liveEvents } from "./live.table.ts";
import { pruneLiveEvents } from "./prune-live-events.job.server.ts";
import { recordLiveEvents } from "./record-live-events.server.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { createLog } from "#app/platform/log.ts";
import { aUser } from "#demo/factories.ts";
import { eachDatabase } from "#test/with-database.ts";

const dayMs = 24 * 60 * 60_000;
/** Machines that run tests do other things too. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

eachDatabase((world) => {
  const opened: LiveStreams[] = [];
  afterEach(() => opened.splice(0).forEach((live) => live.close()));

  function aProcess(options: Parameters<typeof createLiveStreams>[3] = {}): LiveStreams {
    const live = createLiveStreams(
      world().database,
      createLog("silent"),
      listHeldSessions,
      options,
    );
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

  const tell = (userId: string, ...ids: (string | number)[]) =>
    recordLiveEvents(
      world().db,
      ids.map((id) => ({ userId, kind: "notification", data: { id: String(id) } })),
    );

  /** Reads a stream to the end in the background. */
  function follow(stream: LiveStream | null) {
    const events: ParsedEvent[] = [];
    const parse = createEventParser();
    let isEnded = false;
    void (async () => {
      for await (const chunk of stream!.body)
        events.push(...parse(new TextDecoder().decode(chunk)));
      isEnded = true;
    })();
    return {
      events,
      ids: () => events.map(({ data }) => JSON.parse(data).id as string),
      numbers: () => events.map(({ id }) => Number(id)),
      kinds: () => events.map(({ event }) => event),
      isEnded: () => isEnded,
    };
  }

  describe("a stream", () => {
    it("replays what was missed and then follows, in order and once", async () => {
      const ada = await aPerson();
      await tell(ada.userId, 1, 2, 3);
      const client = follow(await aProcess().open({ ...ada, after: 1 }));
      await eventually(() => expect(client.ids()).toEqual(["2", "3"]));
      await tell(ada.userId, 4);
      await tell(ada.userId, 5, 6);
      await eventually(() => expect(client.ids()).toEqual(["2", "3", "4", "5", "6"]));
      expect(client.numbers()).toEqual([2, 3, 4, 5, 6]);
    });

    it("starts with what comes next where the client has no number", async () => {
      const ada = await aPerson();
      await tell(ada.userId, 1, 2);
      const client = follow(await aProcess().open({ ...ada, after: null }));
      await tell(ada.userId, 3);
      await eventually(() => expect(client.ids()).toEqual(["3"]));
    });

    it("carries nothing of others", async () => {
      const [ada, bo] = [await aPerson(), await aPerson()];
      const live = aProcess();
      const [of, other] = [
        follow(await live.open({ ...ada, after: 0 })),
        follow(await live.open({ ...bo, after: 0 })),
      ];
      await tell(bo.userId, "secret");
      await tell(ada.userId, "mine");
      await eventually(() => expect([of.ids(), other.ids()]).toEqual([["mine"], ["secret"]]));
    });

    it("gives a client that was away for long exactly what it missed, beside one that was not", async () => {
      const ada = await aPerson();
      const live = aProcess();
      const ids = Array.from({ length: 2_345 }, (_, index) => String(index + 1));
      for (let at = 0; at < ids.length; at += 500)
        await tell(ada.userId, ...ids.slice(at, at + 500));
      const away = follow(await live.open({ ...ada, after: 0 }));
      const present = follow(await live.open({ ...ada, after: ids.length }));
      await tell(ada.userId, "last");
      await eventually(() => expect(away.ids()).toEqual([...ids, "last"]));
      expect(present.ids()).toEqual(["last"]);
    });

    it("is told to reload where what it missed was deleted, and goes on from there", async () => {
      const ada = await aPerson();
      const { db } = world();
      await tell(ada.userId, 1, 2, 3);
      await db
        .update(liveEvents)
        .set({ createdAt: new Date(Date.now() - 8 * dayMs) })
        .where(eq(liveEvents.userId, ada.userId));
      await tell(ada.userId, 4);
      await pruneLiveEvents(db, new Date());
      const client = follow(await aProcess().open({ ...ada, after: 1 }));
      await eventually(() => expect(client.kinds()).toEqual(["reset", "notification"]));
      expect(client.numbers()).toEqual([3, 4]);

      await db.delete(liveEvents).where(lte(liveEvents.number, 4));
      const later = follow(await aProcess().open({ ...ada, after: 2 }));
      const unknown = follow(await aProcess().open({ ...ada, after: 77 }));
      for (const each of [later, unknown])
        await eventually(() => expect([each.kinds(), each.numbers()]).toEqual([["reset"], [4]]));
      await tell(ada.userId, 5);
      for (const each of [later, unknown])
        await eventually(() => expect(each.numbers()).toEqual([4, 5]));
    });

    it("finds events of which no notice came", async () => {
      const ada = await aPerson();
      const client = follow(await aProcess({ checkMs: 50 }).open({ ...ada, after: 0 }));
      await tell(ada.userId, 1);
      await eventually(() => expect(client.ids()).toEqual(["1"]));
      // Written without a notice, as if the connection that listens had been lost.
      await world().db.execute(
        `with n as (update live_counters set last = last + 1 where user_id = '${ada.userId}' returning last)
        insert into live_events (user_id, number, kind, data) select '${ada.userId}', last, 'notification', '{"id":"2"}' from n`,
      );
      await eventually(() => expect(client.ids()).toEqual(["1", "2"]));
    });

    it.each(["session", "person"] as const)("ends when the %s is revoked", async (what) => {
      const [ada, bo] = [await aPerson(), await aPerson()];
      const { db } = world();
      const live = aProcess({ checkMs: 50 });
      const client = follow(await live.open({ ...ada, after: 0 }));
      const other = follow(await live.open({ ...bo, after: 0 }));
      if (what === "session") await db.delete(sessions).where(eq(sessions.userId, ada.userId));
      else
        await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ada.userId));
      await eventually(() => expect(client.isEnded()).toBe(true));
      expect(other.isEnded()).toBe(false);
      expect(live.count()).toBe(1);
    });

    it("waits in the table, not in memory, and is ended where nobody reads it", async () => {
      const ada = await aPerson();
      const live = aProcess({ heartbeatMs: 60 });
      const slow = (await live.open({ ...ada, after: 0 }))!;
      const quick = follow(await live.open({ ...ada, after: 0 }));
      const text = "x".repeat(1_000);
      for (let part = 0; part < 10; part++)
        await tell(
          ada.userId,
          ...Array.from({ length: 20 }, (_, index) => `${part}-${index}-${text}`),
        );
      await eventually(() => expect(quick.ids()).toHaveLength(200));
      expect(slow.last).toBeLessThan(40);
      await eventually(() => expect(live.count()).toBe(1));
    });

    it("sends a slow reader everything once it reads", async () => {
      const ada = await aPerson();
      const slow = (await aProcess().open({ ...ada, after: 0 }))!;
      const text = "x".repeat(1_000);
      await tell(ada.userId, ...Array.from({ length: 200 }, (_, index) => `${index}-${text}`));
      await eventually(() => expect(slow.hasRoom).toBe(false));
      const client = follow(slow);
      await eventually(() =>
        expect(client.numbers()).toEqual(Array.from({ length: 200 }, (_, index) => index + 1)),
      );
    });
  });

  describe("the streams of a process", () => {
    it("are at most ten for one person: the oldest gives way", async () => {
      const ada = await aPerson();
      const live = aProcess();
      const clients: ReturnType<typeof follow>[] = [];
      for (let i = 0; i < 11; i++) clients.push(follow(await live.open({ ...ada, after: 0 })));
      await eventually(() => expect(clients[0]!.isEnded()).toBe(true));
      expect(live.count()).toBe(10);
      await tell(ada.userId, 1);
      await eventually(() =>
        expect(clients.slice(1).map((one) => one.ids().length)).toEqual(Array(10).fill(1)),
      );
    });

    it("are limited, and a place is free again when one leaves", async () => {
      const ada = await aPerson();
      const live = aProcess({ maxStreams: 1 });
      const first = await live.open({ ...ada, after: 0 });
      expect(await live.open({ ...ada, after: 0 })).toBeNull();
      await first!.body.cancel();
      expect(live.count()).toBe(0);
      expect(await live.open({ ...ada, after: 0 })).not.toBeNull();
    });

    it("end at once when it stops, and no further one is opened", async () => {
      const ada = await aPerson();
      const live = aProcess();
      const client = follow(await live.open({ ...ada, after: 0 }));
      live.close();
      await eventually(() => expect(client.isEnded()).toBe(true));
      expect(live.count()).toBe(0);
      expect(await live.open({ ...ada, after: 0 })).toBeNull();
    });

    it("hear of what another process records", async () => {
      const ada = await aPerson();
      const clients = [
        follow(await aProcess().open({ ...ada, after: 0 })),
        follow(await aProcess().open({ ...ada, after: 0 })),
      ];
      await Promise.all(Array.from({ length: 20 }, (_, index) => tell(ada.userId, index)));
      for (const client of clients)
        await eventually(() =>
          expect(client.numbers()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1)),
        );
      expect(clients[0]!.ids()).toEqual(clients[1]!.ids());
    });
  });
});
