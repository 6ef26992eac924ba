import { findThreadBetween } from "#app/messages/leads/thread-between.queries.server.ts";
import { describe, expect, test } from "vitest";
import {
  countLeads,
  countUnreadLeads,
  listLeads,
} from "#app/messages/leads/leads.queries.server.ts";
import { aConversation, aListing, aMessage, aSeller, aUser } from "#demo/factories.ts";
import { eachDatabase } from "#test/each-database.ts";

const all = { page: 1, size: 20 };

eachDatabase((world) => {
  describe("leads", () => {
    test("are seen from both sides, by nobody else, the latest first", async () => {
      const { db } = world();
      const seller = await aSeller(db, { firstName: "Sam", lastName: "Owner" });
      const buyer = await aUser(db, { firstName: "Bea", lastName: "Buyer" });
      const stranger = await aUser(db);
      const listing = await aListing(db, { ownerId: seller.id, title: "A mill", status: "active" });
      const thread = await aConversation(db, {
        listingId: listing.id,
        ownerId: seller.id,
        buyerId: buyer.id,
      });
      const later = await aConversation(db, { buyerId: buyer.id });
      await aMessage(db, thread, { content: "Hello?", createdAt: new Date("2026-11-01") });
      await aMessage(db, thread, {
        senderId: seller.id,
        content: "Yes!",
        createdAt: new Date("2026-11-02"),
      });
      await aMessage(db, later, { createdAt: new Date("2026-11-03") });

      expect(await listLeads(db, seller.id, null, all)).toEqual([
        {
          id: thread.id,
          status: "active",
          listingId: listing.id,
          listingTitle: "A mill",
          isOwner: true,
          otherName: "Bea Buyer",
          isUnconfirmed: false,
          messageCount: 2,
          lastMessageAt: new Date("2026-11-02"),
          lastMessage: "Yes!",
          lastIsMine: true,
          unread: 1,
        },
      ]);
      const asked = await listLeads(db, buyer.id, null, all);
      expect(asked.map(({ id }) => id)).toEqual([later.id, thread.id]);
      expect(asked[1]).toMatchObject({ isOwner: false, otherName: "Sam Owner", lastIsMine: false });
      expect(await listLeads(db, stranger.id, null, all)).toEqual([]);
      expect(await countLeads(db, buyer.id)).toBe(2);
      expect(await countLeads(db, stranger.id)).toBe(0);
      expect(await countLeads(db, buyer.id, null, listing.id)).toBe(1);
      expect(await listLeads(db, buyer.id, null, all, listing.id)).toMatchObject([
        { listingId: listing.id },
      ]);
    });

    test("name the other person only as far as that person allows", async () => {
      const { db } = world();
      const hidden = await aUser(db, { firstName: "Bea", lastName: "Secret", showProfile: false });
      const gone = await aUser(db, { firstName: "Gus", deletedAt: new Date() });
      const seller = await aSeller(db);
      for (const buyer of [hidden, gone])
        await aMessage(db, await aConversation(db, { ownerId: seller.id, buyerId: buyer.id }));
      const leads = await listLeads(db, seller.id, null, all);
      expect(leads.map(({ otherName }) => otherName).toSorted()).toEqual(["Bea", "Former member"]);
      expect(JSON.stringify(leads)).not.toMatch(/Secret|Gus|@/);
    });

    test("tell the owner, and only the owner, that an address is unconfirmed", async () => {
      const { db } = world();
      const seller = await aSeller(db, { emailVerified: false });
      const buyer = await aUser(db, { emailVerified: false });
      const thread = await aConversation(db, { ownerId: seller.id, buyerId: buyer.id });
      await aMessage(db, thread);
      expect(await listLeads(db, seller.id, null, all)).toMatchObject([{ isUnconfirmed: true }]);
      expect(await listLeads(db, buyer.id, null, all)).toMatchObject([{ isUnconfirmed: false }]);
    });

    test("are found between two people, whichever of them asked, and the latest of them", async () => {
      const { db } = world();
      const [one, other] = [await aSeller(db), await aUser(db)];
      expect(await findThreadBetween(db, one.id, other.id)).toBeNull();
      const first = await aConversation(db, { ownerId: one.id, buyerId: other.id });
      await aMessage(db, first, { createdAt: new Date("2026-11-01") });
      const latest = await aConversation(db, { ownerId: other.id, buyerId: one.id });
      await aMessage(db, latest, { createdAt: new Date("2026-11-02") });
      for (const [a, b] of [
        [one, other],
        [other, one],
      ] as const)
        expect(await findThreadBetween(db, a.id, b.id)).toEqual({ id: latest.id });
      const stranger = await aUser(db);
      expect(await findThreadBetween(db, one.id, stranger.id)).toBeNull();
    });

    test("are unread once per conversation, whatever the number of messages, for the recipient only", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const thread = await aConversation(db, { ownerId: seller.id });
      const read = await aConversation(db, { ownerId: seller.id });
      await aMessage(db, thread);
      await aMessage(db, thread);
      await aMessage(db, read, { readAt: new Date() });
      expect(await countUnreadLeads(db, seller.id)).toBe(1);
      expect(await countUnreadLeads(db, thread.buyerId)).toBe(0);
    });

    test("are filtered by status and shown by pages", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      for (const status of ["active", "active", "archived"] as const)
        await aMessage(db, await aConversation(db, { ownerId: seller.id, status }));
      expect(await countLeads(db, seller.id, "archived")).toBe(1);
      expect(await listLeads(db, seller.id, "archived", all)).toHaveLength(1);
      expect(await listLeads(db, seller.id, null, { page: 2, size: 2 })).toHaveLength(1);
    });
  });
});
