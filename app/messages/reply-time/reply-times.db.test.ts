import { describe, expect, test } from "vitest";
import { measureReplies } from "./reply-times.queries.server.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { aConversation, aMessage, aSeller, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-15T12:00:00Z");
const hours = (count: number) => count * 3_600_000;

async function anExchange(
  db: Db,
  ownerId: string,
  replyHours: number | null,
  daysAgo = 10,
  { question = {}, conversation = {} }: Partial<Record<"question" | "conversation", object>> = {},
) {
  const askedAt = new Date(now.getTime() - hours(24 * daysAgo));
  const thread = await aConversation(db, { ownerId, createdAt: askedAt, ...conversation });
  await aMessage(db, thread, { createdAt: askedAt, ...question });
  if (replyHours !== null)
    await aMessage(db, thread, {
      senderId: ownerId,
      createdAt: new Date(askedAt.getTime() + hours(replyHours)),
    });
  return thread;
}

withDatabase((world) => {
  describe("reply times", () => {
    test("are the median of first replies, for owners with at least three", async () => {
      const { db } = world();
      const [quick, rare, silent] = [await aSeller(db), await aSeller(db), await aSeller(db)];
      for (const after of [1, 2, 30]) await anExchange(db, quick.id, after);
      for (const after of [1, 1]) await anExchange(db, rare.id, after);
      await anExchange(db, silent.id, null);
      const ids = [quick.id, rare.id, silent.id];
      expect(await measureReplies(db, ids, now)).toEqual(
        new Map([[quick.id, { seconds: 2 * 3600, rate: null }]]),
      );
      expect(await measureReplies(db, [], now)).toEqual(new Map());
    });

    test("cover ninety days, the first reply only, and no automatic replies", async () => {
      const { db } = world();
      const owner = await aSeller(db);
      for (const days of [91, 120, 200]) await anExchange(db, owner.id, 1, days);
      expect(await measureReplies(db, [owner.id], now)).toEqual(new Map());
      for (const after of [4, 5, 6]) {
        const thread = await anExchange(db, owner.id, after);
        const askedAt = now.getTime() - hours(240);
        await aMessage(db, thread, {
          senderId: owner.id,
          autoReply: true,
          createdAt: new Date(askedAt + hours(0.1)),
        });
        await aMessage(db, thread, {
          senderId: owner.id,
          createdAt: new Date(askedAt + hours(100)),
        });
      }
      expect(await measureReplies(db, [owner.id], now)).toEqual(
        new Map([[owner.id, { seconds: 5 * 3600, rate: null }]]),
      );
    });

    test("have a rate: the share of inquiries answered within a week, once they are three days old", async () => {
      const { db } = world();
      const owner = await aSeller(db);
      const rate = async () => (await measureReplies(db, [owner.id], now)).get(owner.id)?.rate;
      for (const after of [1, 2, 24 * 7]) await anExchange(db, owner.id, after);
      await anExchange(db, owner.id, 24 * 7 + 1);
      // Too new to count until it is answered.
      await anExchange(db, owner.id, null, 2.9);
      expect(await measureReplies(db, [owner.id], now)).toMatchObject(
        new Map([[owner.id, { seconds: expect.any(Number), rate: null }]]),
      );
      await anExchange(db, owner.id, null, 3.1);
      expect(await rate()).toBe(3 / 5);
      await anExchange(db, owner.id, 1, 2);
      expect(await rate()).toBe(4 / 6);
    });

    test("exclude scams, blocked people and deleted accounts", async () => {
      const { db } = world();
      const owner = await aSeller(db);
      for (const _ of [1, 2, 3, 4, 5]) await anExchange(db, owner.id, 1);
      const blocked = await aUser(db);
      const deactivated = await aUser(db, { deactivatedAt: now });
      await db.insert(userBlocks).values({ blockerId: owner.id, blockedId: blocked.id });
      await anExchange(db, owner.id, null, 10, { question: { warnings: ["scam"] } });
      await anExchange(db, owner.id, null, 10, { question: { withheld: true } });
      for (const { id } of [blocked, deactivated])
        await anExchange(db, owner.id, null, 10, { conversation: { buyerId: id } });
      const found = async () => (await measureReplies(db, [owner.id], now)).get(owner.id);
      expect(await found()).toEqual({ seconds: 3600, rate: 1 });
      await anExchange(db, owner.id, null, 10, { question: { warnings: ["link"] } });
      expect(await found()).toEqual({ seconds: 3600, rate: 5 / 6 });
    });
  });
});
