import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { liveCounters } from "#app/platform/live/live.table.ts";
import { messages } from "#app/messages/messages.table.ts";
import { markDelivered } from "./mark-read.server.ts";
import { aConversation, aMessage, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const earlier = new Date("2026-11-01T10:00:00Z");
const now = new Date("2026-11-02T10:00:00Z");

withDatabase((world) => {
  test("marks waiting messages as delivered once and notifies the senders", async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const thread = await aConversation(db, { ownerId: seller.id });
    const sent = { createdAt: earlier };
    await aMessage(db, thread, { ...sent, content: "read", deliveredAt: earlier, readAt: earlier });
    await aMessage(db, thread, { ...sent, content: "delivered", deliveredAt: earlier });
    await aMessage(db, thread, { ...sent, content: "withheld", withheld: true });
    await aMessage(db, thread, { ...sent, content: "waiting" });
    await aMessage(db, thread, { ...sent, content: "waiting too" });
    await aMessage(db, thread, {
      ...sent,
      content: "mine",
      senderId: seller.id,
      recipientId: thread.buyerId,
    });
    for (let times = 0; times < 2; times++) await markDelivered(db, seller.id, now);
    const rows = await db
      .select({ content: messages.content, deliveredAt: messages.deliveredAt })
      .from(messages)
      .where(eq(messages.conversationId, thread.id));
    expect(Object.fromEntries(rows.map((row) => [row.content, row.deliveredAt]))).toEqual({
      read: earlier,
      delivered: earlier,
      withheld: null,
      waiting: now,
      "waiting too": now,
      mine: null,
    });
    const published = await db
      .select({ last: liveCounters.last })
      .from(liveCounters)
      .where(eq(liveCounters.userId, thread.buyerId));
    expect(published).toEqual([{ last: 1 }]);
  });
});
