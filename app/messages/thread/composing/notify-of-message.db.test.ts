import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { liveCounters } from "#app/platform/live/live.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { markThreadRead } from "#app/messages/thread/reading/mark-read.server.ts";
import { postMessage } from "./post-message.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { aConversation, aListing, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  const aThread = async (buyerChanges: Parameters<typeof aUser>[1] = {}) => {
    const { db } = world();
    const buyer = await aUser(db, { firstName: "Priya", lastName: "Singh", ...buyerChanges });
    const listing = await aListing(db, { status: "active", title: "Corner bakery" });
    const thread = await aConversation(db, {
      listingId: listing.id,
      buyerId: buyer.id,
      ownerId: listing.ownerId,
    });
    return { buyerId: buyer.id, ownerId: listing.ownerId, conversationId: thread.id };
  };
  const post = (
    conversationId: string,
    senderId: string,
    recipientId: string,
    messageType: "inquiry" | "reply" | "offer" = "reply",
    content = "Is the lease transferable?",
  ) =>
    world().db.transaction((tx) =>
      postMessage(tx, world().jobs, {
        id: createId(),
        conversationId,
        senderId,
        recipientId,
        messageType,
        content,
        now: new Date(),
      }),
    );
  const bellOf = (userId: string) =>
    world()
      .db.select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt));

  test("a thread has one notification, which counts its unread messages until they are read", async () => {
    const { buyerId, ownerId, conversationId } = await aThread();
    await post(conversationId, buyerId, ownerId, "inquiry");
    expect(await bellOf(ownerId)).toMatchObject([
      {
        kind: "message",
        title: "New inquiry from Priya Singh",
        text: "Corner bakery",
        href: leadHref(conversationId),
      },
    ]);
    await post(conversationId, buyerId, ownerId);
    expect(await bellOf(ownerId)).toMatchObject([{ title: "2 new messages from Priya Singh" }]);
    expect(await bellOf(buyerId)).toEqual([]);
    await post(conversationId, buyerId, ownerId, "offer", "Withdrew the offer.");
    expect(await bellOf(ownerId)).toMatchObject([{ title: "Priya Singh withdrew the offer" }]);

    await world().db.transaction((tx) =>
      markThreadRead(tx, { conversationId, userId: ownerId, now: new Date() }),
    );
    expect(await bellOf(ownerId)).toMatchObject([{ readAt: expect.any(Date) }]);
    await post(conversationId, buyerId, ownerId);
    expect(await bellOf(ownerId)).toMatchObject([
      { title: "New message from Priya Singh", readAt: null },
      { readAt: expect.any(Date) },
    ]);
  });

  test("a person with a hidden profile is shown by first name", async () => {
    const { buyerId, ownerId, conversationId } = await aThread({ showProfile: false });
    await post(conversationId, buyerId, ownerId);
    expect(await bellOf(ownerId)).toMatchObject([{ title: "New message from Priya" }]);
  });

  test("a withheld message notifies nobody", async () => {
    const { db } = world();
    const { buyerId, ownerId, conversationId } = await aThread();
    await db.insert(userBlocks).values({ blockerId: ownerId, blockedId: buyerId });
    expect(await post(conversationId, buyerId, ownerId)).toMatchObject({ withheld: true });
    expect(await bellOf(ownerId)).toEqual([]);
    expect(await db.select().from(liveCounters).where(eq(liveCounters.userId, ownerId))).toEqual(
      [],
    );
  });

  test("a conversation with a broker needs no listing", async () => {
    const { db } = world();
    const [buyer, broker] = [await aUser(db), await aUser(db)];
    const [thread] = await db
      .insert(conversations)
      .values({ buyerId: buyer.id, ownerId: broker.id })
      .returning();
    await post(thread!.id, buyer.id, broker.id);
    expect(await bellOf(broker.id)).toMatchObject([
      { title: "New message from Ana Núñez", text: "" },
    ]);
  });

  test("concurrent writing and reading by both sides does not deadlock", async () => {
    const { buyerId, ownerId, conversationId } = await aThread();
    const read = (userId: string) =>
      world().db.transaction((tx) =>
        markThreadRead(tx, { conversationId, userId, now: new Date() }),
      );
    await Promise.all(
      Array.from({ length: 8 }, () => [
        post(conversationId, buyerId, ownerId),
        post(conversationId, ownerId, buyerId),
        read(buyerId),
        read(ownerId),
      ]).flat(),
    );
    await Promise.all([read(buyerId), read(ownerId)]);
    for (const person of [buyerId, ownerId])
      expect((await bellOf(person)).filter(({ readAt }) => readAt === null)).toEqual([]);
  });
});
