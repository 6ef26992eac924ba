import { asc, eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { recordLiveEvents } from "./record-live-events.server.ts";
import { liveCounters, liveEvents } from "./live.table.ts";
import { aUser } from "#demo/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { soon } from "#test/soon.ts";

withDatabase((world) => {
  const eventsOf = (userId: string) =>
    world()
      .db.select({ number: liveEvents.number, kind: liveEvents.kind, data: liveEvents.data })
      .from(liveEvents)
      .where(eq(liveEvents.userId, userId))
      .orderBy(asc(liveEvents.number));
  const message = (userId: string, messageId: string) => ({
    userId,
    kind: "message" as const,
    data: { conversationId: "c", messageId },
  });

  describe("recording live events", () => {
    it("numbers them for each person, in the order given", async () => {
      const { db } = world();
      const [ada, bo] = [await aUser(db), await aUser(db)];
      await recordLiveEvents(db, [
        message(bo.id, "1"),
        message(ada.id, "2"),
        { userId: bo.id, kind: "counts", data: {} },
      ]);
      await recordLiveEvents(db, [message(bo.id, "3")]);
      expect(await eventsOf(ada.id)).toEqual([
        { number: 1, kind: "message", data: { conversationId: "c", messageId: "2" } },
      ]);
      expect(await eventsOf(bo.id)).toEqual([
        { number: 1, kind: "message", data: { conversationId: "c", messageId: "1" } },
        { number: 2, kind: "counts", data: {} },
        { number: 3, kind: "message", data: { conversationId: "c", messageId: "3" } },
      ]);
    });

    it("tells nothing of a transaction that is rolled back, and uses no number for it", async () => {
      const { db, database } = world();
      const user = await aUser(db);
      const told: string[] = [];
      let listens = false;
      const stop = await database.listen(
        "live",
        (id) => told.push(id),
        () => (listens = true),
      );
      if (database.kind === "server") await vi.waitFor(() => expect(listens).toBe(true), soon);
      await expect(
        db.transaction(async (tx) => {
          await recordLiveEvents(tx, [message(user.id, "lost")]);
          throw new Error("rolled back");
        }),
      ).rejects.toThrow("rolled back");
      await recordLiveEvents(db, [message(user.id, "kept"), message(user.id, "kept too")]);
      await vi.waitFor(() => expect(told).toEqual([user.id]), soon);
      expect((await eventsOf(user.id)).map(({ number }) => number)).toEqual([1, 2]);
      await stop();
    });

    it("writes nothing where there is nothing to tell", async () => {
      const { db } = world();
      const before = await db.$count(liveCounters);
      await recordLiveEvents(db, []);
      expect(await db.$count(liveCounters)).toBe(before);
    });

    it("leaves no gap and shows a person's events in order under 50 parallel transactions", async () => {
      const { db } = world();
      const [ada, bo] = [await aUser(db), await aUser(db)];
      const seen: number[] = [];
      const reader = (async () => {
        while (seen.length < 50) {
          const rows = await eventsOf(ada.id);
          // What a reader has passed is complete: no smaller number appears later.
          expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
          seen.splice(0, seen.length, ...rows.map(({ number }) => number));
        }
      })();
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          db.transaction(async (tx) => {
            const both = [message(ada.id, String(index)), message(bo.id, String(index))];
            await recordLiveEvents(tx, index % 2 === 0 ? both : both.toReversed());
          }),
        ),
      );
      await reader;
      for (const { id } of [ada, bo]) {
        const rows = await eventsOf(id);
        expect(rows.map(({ number }) => number)).toEqual(
          Array.from({ length: 50 }, (_, index) => index + 1),
        );
        expect(new Set(rows.map(({ data }) => data["messageId"])).size).toBe(50);
      }
    });
  });
});
