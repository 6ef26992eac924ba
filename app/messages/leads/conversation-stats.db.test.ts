import { describe, expect, test } from "vitest";
import { getConversationStats } from "./conversation-stats.queries.server.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { aConversation, aMessage, aSeller, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-16T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

withDatabase((world) => {
  describe("conversation statistics", () => {
    test("count conversations and average the time between alternating senders", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const [one, two, archived] = [
        await aConversation(db, { ownerId: seller.id }),
        await aConversation(db, { ownerId: seller.id, status: "closed" }),
        await aConversation(db, { ownerId: seller.id }),
      ];
      expect(await getConversationStats(db, seller.id, now)).toEqual({
        total: 3,
        unread: 0,
        active: 2,
        received: 3,
        averageResponseSeconds: null,
      });
      const mine = { senderId: seller.id };
      // The owner replies after 4 hours, the buyer after 2: the buyer's second message in between does not restart the clock.
      await aMessage(db, one, { createdAt: hoursAgo(50) });
      await aMessage(db, one, { createdAt: hoursAgo(46) });
      await aMessage(db, one, { ...mine, createdAt: hoursAgo(42) });
      await aMessage(db, one, { createdAt: hoursAgo(40) });
      await aMessage(db, one, { ...mine, autoReply: true, createdAt: hoursAgo(39) });
      await aMessage(db, one, { withheld: true, createdAt: hoursAgo(10) });
      await aMessage(db, two, { createdAt: hoursAgo(24 * 91), readAt: now });
      await aMessage(db, two, { ...mine, createdAt: hoursAgo(24 * 89) });
      await aMessage(db, archived, { createdAt: hoursAgo(1) });
      await db
        .insert(conversationMembers)
        .values({ conversationId: archived.id, userId: seller.id, archivedAt: now });
      expect(await getConversationStats(db, seller.id, now)).toEqual({
        total: 3,
        unread: 1,
        active: 1,
        received: 3,
        averageResponseSeconds: 3 * 3600,
      });
      expect(await getConversationStats(db, (await aUser(db)).id, now)).toMatchObject({ total: 0 });
    });
  });
});
