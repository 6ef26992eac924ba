import { expect, test } from "vitest";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { getUnreadCounts } from "./unread-counts.queries.server.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { aConversation, aMessage, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  test("counts conversations once, for the recipient only, excluding archived and withheld ones", async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const aThread = (changes = {}) => aConversation(db, { ownerId: seller.id, ...changes });
    const member = { userId: seller.id };
    const twice = await aThread();
    await aMessage(db, twice);
    await aMessage(db, twice);
    await aMessage(db, await aThread(), { deliveredAt: new Date(), readAt: new Date() });
    await aMessage(db, await aThread(), { withheld: true });
    await aMessage(db, await aThread({ status: "archived" }));
    const hidden = await aThread();
    await aMessage(db, hidden);
    const marked = await aThread();
    await aMessage(db, marked, { deliveredAt: new Date(), readAt: new Date() });
    await db.insert(conversationMembers).values([
      { ...member, conversationId: hidden.id, archivedAt: new Date() },
      { ...member, conversationId: marked.id, markedUnreadAt: new Date() },
    ]);
    expect(await getUnreadCounts(db, seller.id)).toEqual({
      unreadLeads: 2,
      unreadNotifications: 0,
    });
    expect(await getUnreadCounts(db, twice.buyerId)).toEqual({
      unreadLeads: 0,
      unreadNotifications: 0,
    });
  });

  test("counts unread notifications", async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const notification = {
      userId: seller.id,
      kind: "listing",
      title: "Approved",
      href: "/",
    } as const;
    await db.insert(notifications).values([
      { ...notification, key: "1" },
      { ...notification, key: "2" },
      { ...notification, key: "3", readAt: new Date() },
    ]);
    expect(await getUnreadCounts(db, seller.id)).toEqual({
      unreadLeads: 0,
      unreadNotifications: 2,
    });
  });
});
