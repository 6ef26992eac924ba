import { and, eq, isNull } from "drizzle-orm";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { messageKey } from "#app/messages/thread/thread.ts";
import {
  countLeads,
  listLeadListings,
  listLeads,
  listMatchingLeads,
} from "./leads.queries.server.ts";
import { findThreadBetween } from "#app/messages/thread/find-thread-between.server.ts";
import { getUnreadCounts } from "./unread-counts.queries.server.ts";
import { describe, expect, test } from "vitest";
import { changeLeads } from "./change-leads.server.ts";
import { exportMessages } from "#app/messages/export-messages.server.ts";
import { type InboxSearch, wholeInbox } from "./inbox-search.ts";
import type { LeadChange } from "./lead.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { liveCounters } from "#app/platform/live/live.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { createId } from "#app/platform/db/id.ts";
import {
  aConversation,
  aListing,
  aMessage,
  aSeller,
  aUser,
  type Conversation,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const all = { page: 1, size: 20 };
const today = "2026-11-16";
const now = new Date(`${today}T17:00:00Z`);
const latest = { now, order: "latest-first" } as const;

withDatabase((world) => {
  const list = (userId: string, search: Partial<InboxSearch> = {}, page = all) =>
    listLeads(world().db, userId, { ...wholeInbox, ...search }, page, latest);
  const tally = (userId: string, search: Partial<InboxSearch> = {}) =>
    countLeads(world().db, userId, { ...wholeInbox, ...search }, now);
  const unreadOf = async (userId: string) =>
    (await getUnreadCounts(world().db, userId)).unreadLeads;
  const keep = (
    { id }: Conversation,
    userId: string,
    change: Partial<typeof conversationMembers.$inferInsert>,
  ) =>
    world()
      .db.insert(conversationMembers)
      .values({ conversationId: id, userId, ...change });
  /** Ids of conversations by their position in the test's list. */
  const found = async (threads: Conversation[], userId: string, search: Partial<InboxSearch>) =>
    (await list(userId, search)).map((lead) => threads.findIndex(({ id }) => id === lead.id));

  describe("leads", () => {
    test("are visible to both sides and nobody else, latest first", async () => {
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

      expect(await list(seller.id)).toEqual([
        {
          id: thread.id,
          status: "active",
          listingId: listing.id,
          listingTitle: "A mill",
          isOwner: true,
          otherName: "Bea Buyer",
          passport: null,
          avatar: null,
          isUnconfirmed: false,
          messageCount: 2,
          people: 2,
          lastMessageAt: new Date("2026-11-02"),
          lastMessage: "Yes!",
          lastIsMine: true,
          lastIsWarned: false,
          unread: 1,
          isUnread: true,
          stage: "new",
          followUpOn: null,
        },
      ]);
      const leads = await list(buyer.id);
      expect(leads.map(({ id }) => id)).toEqual([later.id, thread.id]);
      expect(leads[1]).toMatchObject({ isOwner: false, otherName: "Sam", lastIsMine: false });
      expect(await list(stranger.id)).toEqual([]);
      expect(await tally(buyer.id)).toMatchObject({ found: 2, sent: 2, received: 0, active: 2 });
      expect(await tally(seller.id)).toMatchObject({ found: 1, sent: 0, received: 1, unread: 1 });
      expect(await tally(stranger.id)).toMatchObject({ found: 0, archived: 0 });
      expect(await tally(buyer.id, { listingId: listing.id })).toMatchObject({ found: 1 });
      expect(await list(buyer.id, { listingId: listing.id })).toMatchObject([
        { listingId: listing.id },
      ]);
      expect(await listLeadListings(db, seller.id)).toEqual([{ id: listing.id, title: "A mill" }]);
      expect(await listLeadListings(db, buyer.id)).toHaveLength(2);
    });

    test("name the other person only as far as that person allows", async () => {
      const { db } = world();
      const hidden = await aUser(db, { firstName: "Bea", lastName: "Secret", showProfile: false });
      const gone = await aUser(db, { firstName: "Gus", deletedAt: new Date() });
      const seller = await aSeller(db);
      for (const buyer of [hidden, gone])
        await aMessage(db, await aConversation(db, { ownerId: seller.id, buyerId: buyer.id }));
      const leads = await list(seller.id);
      expect(leads.map(({ otherName }) => otherName).toSorted()).toEqual(["Bea", "Former member"]);
      expect(JSON.stringify(leads)).not.toMatch(/Secret|Gus|@/);
    });

    test("show only the owner that an address is unconfirmed", async () => {
      const { db } = world();
      const seller = await aSeller(db, { emailVerified: false });
      const buyer = await aUser(db, { emailVerified: false });
      const thread = await aConversation(db, { ownerId: seller.id, buyerId: buyer.id });
      await aMessage(db, thread);
      expect(await list(seller.id)).toMatchObject([{ isUnconfirmed: true }]);
      expect(await list(buyer.id)).toMatchObject([{ isUnconfirmed: false }]);
    });

    test("are found between two people in both directions, the latest one", async () => {
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

    test("count as unread once per conversation, for the recipient only", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const thread = await aConversation(db, { ownerId: seller.id });
      const read = await aConversation(db, { ownerId: seller.id });
      await aMessage(db, thread);
      await aMessage(db, thread);
      await aMessage(db, read, { readAt: new Date() });
      expect(await unreadOf(seller.id)).toBe(1);
      expect(await unreadOf(thread.buyerId)).toBe(0);
    });

    test("are filtered by status, need and stage as the reader filed them, and paginated", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const threads: Conversation[] = [];
      for (const [place, status] of (
        ["active", "active", "archived", "closed", "active"] as const
      ).entries()) {
        const thread = await aConversation(db, { ownerId: seller.id, status });
        const at = new Date(Date.UTC(2026, 10, 1 + place));
        await aMessage(db, thread, { createdAt: at, readAt: at });
        threads.push(thread);
      }
      await keep(threads[0]!, seller.id, { archivedAt: new Date() });
      await keep(threads[1]!, seller.id, { stage: "offer", followUpOn: today });
      await keep(threads[4]!, seller.id, { followUpOn: "2026-11-17", markedUnreadAt: new Date() });
      const inbox = (search: Partial<InboxSearch>) => found(threads, seller.id, search);
      expect(await inbox({})).toEqual([4, 3, 1]);
      expect(await inbox({ status: "active" })).toEqual([4, 1]);
      expect(await inbox({ status: "closed" })).toEqual([3]);
      expect(await inbox({ status: "archived" })).toEqual([2, 0]);
      expect(await inbox({ stage: "offer" })).toEqual([1]);
      expect(await inbox({ stage: "new" })).toEqual([4, 3]);
      expect(await inbox({ need: "due" })).toEqual([1]);
      expect(await inbox({ need: "unread" })).toEqual([4]);
      expect(await inbox({ box: "received", status: "closed" })).toEqual([3]);
      expect(await inbox({ box: "sent" })).toEqual([]);
      expect(await tally(seller.id)).toEqual({
        found: 3,
        received: 3,
        sent: 0,
        inbox: 3,
        active: 2,
        closed: 1,
        archived: 2,
        unread: 1,
        due: 1,
      });
      expect(await tally(seller.id, { box: "sent" })).toMatchObject({ found: 0, received: 3 });
      // The buyer sees no stage and none of the owner's filing.
      const buyer = threads[0]!.buyerId;
      expect(await list(buyer)).toMatchObject([{ status: "active", stage: null }]);
      expect(await list(buyer, { stage: "new" })).toEqual([]);
      expect(await list(seller.id, {}, { page: 2, size: 2 })).toHaveLength(1);
      expect(
        await listMatchingLeads(db, seller.id, { ...wholeInbox, status: "archived" }, now),
      ).toHaveLength(2);
    });

    test("are sorted unread first: unread messages, or marked by hand", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const threads: Conversation[] = [];
      for (const day of [1, 2, 3]) {
        const thread = await aConversation(db, { ownerId: seller.id });
        const at = new Date(Date.UTC(2026, 10, day));
        await aMessage(db, thread, { createdAt: at, ...(day > 1 && { readAt: at }) });
        threads.push(thread);
      }
      await keep(threads[1]!, seller.id, { markedUnreadAt: new Date() });
      const leads = await listLeads(db, seller.id, wholeInbox, all, {
        now,
        order: "unread-first",
      });
      expect(leads.map(({ id }) => threads.findIndex((one) => one.id === id))).toEqual([1, 0, 2]);
      expect(leads.map(({ unread, isUnread }) => [unread, isUnread])).toEqual([
        [0, true],
        [1, true],
        [0, false],
      ]);
      expect(await unreadOf(seller.id)).toBe(2);
      await keep(threads[0]!, seller.id, { archivedAt: new Date() });
      expect(await unreadOf(seller.id)).toBe(1);
    });

    test("are searched by title, visible name and text, ignoring case and accents", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const open = await aUser(db, { firstName: "Zoé", lastName: "Tremblay" });
      const shy = await aUser(db, { firstName: "Shy", lastName: "Canary", showProfile: false });
      const gone = await aUser(db, { firstName: "Gus", deletedAt: new Date() });
      const threads: Conversation[] = [];
      for (const [place, buyer] of [open, shy, gone].entries()) {
        const listing = await aListing(db, {
          ownerId: seller.id,
          status: "active",
          title: `Café number ${["one", "two", "three"][place]}`,
        });
        const thread = await aConversation(db, {
          listingId: listing.id,
          ownerId: seller.id,
          buyerId: buyer.id,
        });
        await aMessage(db, thread, {
          content: `Is the LEASE of 100% “transférable”? ${place}_`,
          createdAt: new Date(Date.UTC(2026, 10, 1 + place)),
        });
        threads.push(thread);
      }
      await aMessage(db, threads[0]!, { content: "withheldtext", withheld: true });
      const search = (words: string, userId = seller.id) => found(threads, userId, { words });
      expect(await search("cafe")).toEqual([2, 1, 0]);
      expect(await search("zoe")).toEqual([0]);
      expect(await search("tremblay lease")).toEqual([0]);
      expect(await search("shy")).toEqual([1]);
      expect(await search("canary")).toEqual([]);
      expect(await search("gus")).toEqual([]);
      expect(await search("transferable two")).toEqual([1]);
      expect(await search("100% lease")).toEqual([2, 1, 0]);
      expect(await search("%")).toEqual([2, 1, 0]);
      expect(await search("withheldtext")).toEqual([]);
      expect(await search("withheldtext", open.id)).toEqual([0]);
      expect(await tally(seller.id, { words: "cafe" })).toMatchObject({ found: 3 });
    });

    test("reveal nothing that is withheld from the reader", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const known = await aConversation(db, { ownerId: seller.id });
      await aMessage(db, known, { content: "Before", createdAt: new Date("2026-11-01") });
      await aMessage(db, known, {
        content: "canary",
        withheld: true,
        createdAt: new Date("2026-11-05"),
      });
      const later = await aConversation(db, { ownerId: seller.id });
      await aMessage(db, later, { createdAt: new Date("2026-11-02") });
      const never = await aConversation(db, { ownerId: seller.id });
      await aMessage(db, never, { content: "canary", withheld: true });
      const leads = await list(seller.id);
      expect(leads.map(({ id }) => id)).toEqual([later.id, known.id]);
      expect(leads[1]).toMatchObject({ lastMessage: "Before", messageCount: 1, unread: 1 });
      expect(JSON.stringify(leads)).not.toContain("canary");
      expect(await tally(seller.id)).toMatchObject({ found: 2, unread: 2 });
      expect(await unreadOf(seller.id)).toBe(2);
      expect(await listLeadListings(db, seller.id)).toHaveLength(2);
      // Senders see them as sent.
      expect(await list(known.buyerId)).toMatchObject([{ lastMessage: "canary", messageCount: 2 }]);
      expect(await list(never.buyerId)).toMatchObject([{ lastMessage: "canary" }]);
      const exported = await Array.fromAsync(exportMessages(db, seller.id));
      expect(exported).toHaveLength(2);
      expect(JSON.stringify(exported)).not.toContain("canary");
    });

    test("can have no listing, and hide behind a warning for the recipient only", async () => {
      const { db } = world();
      const [seller, buyer] = [await aSeller(db), await aUser(db)];
      const [thread] = await db
        .insert(conversations)
        .values({ buyerId: buyer.id, ownerId: seller.id })
        .returning();
      await aMessage(db, thread!, { content: "www.example.test", warnings: ["link"] });
      expect(await list(seller.id)).toMatchObject([
        { listingId: null, listingTitle: null, lastIsWarned: true },
      ]);
      expect(await list(buyer.id)).toMatchObject([{ lastIsWarned: false }]);
      expect(await Array.fromAsync(exportMessages(db, buyer.id))).toMatchObject([
        { listingTitle: null },
      ]);
    });

    test("are changed in bulk, own and known ones only, and can be undone", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const [one, two, foreign, never] = [
        await aConversation(db, { ownerId: seller.id }),
        await aConversation(db, { ownerId: seller.id }),
        await aConversation(db),
        await aConversation(db, { ownerId: seller.id }),
      ];
      for (const thread of [one, two, foreign]) await aMessage(db, thread);
      await aMessage(db, never, { withheld: true });
      const ids = [one.id, two.id, foreign.id, never.id, createId()];
      const own = [one.id, two.id].toSorted();
      const apply = (change: LeadChange) =>
        changeLeads(db, { userId: seller.id, ids, change, now: new Date() });
      const state = async () => {
        const { inbox, archived, unread } = await tally(seller.id);
        return { inbox, archived, unread };
      };
      expect(await apply("archive")).toEqual(own);
      expect(await state()).toEqual({ inbox: 0, archived: 2, unread: 0 });
      expect(await apply("unarchive")).toEqual(own);
      expect(await state()).toEqual({ inbox: 2, archived: 0, unread: 2 });
      const bell = { userId: seller.id, kind: "message", title: "A new message" } as const;
      for (const { id } of [one, never])
        await db
          .insert(notifications)
          .values({ ...bell, key: messageKey(id), href: `/account/leads/${id}` });
      expect(await apply("read")).toEqual(own);
      expect(await state()).toEqual({ inbox: 2, archived: 0, unread: 0 });
      const stillInBell = await db
        .select({ key: notifications.key })
        .from(notifications)
        .where(and(eq(notifications.userId, seller.id), isNull(notifications.readAt)));
      expect(stillInBell).toEqual([{ key: messageKey(never.id) }]);
      const read = await db.select().from(messages).where(eq(messages.recipientId, seller.id));
      expect(read.filter(({ readAt }) => readAt).map(({ deliveredAt }) => deliveredAt)).toEqual([
        expect.any(Date),
        expect.any(Date),
      ]);
      expect(await apply("unread")).toEqual(own);
      expect(await apply("unread")).toEqual(own);
      expect(await state()).toEqual({ inbox: 2, archived: 0, unread: 2 });
      expect(await apply("read")).toEqual(own);
      expect(await state()).toEqual({ inbox: 2, archived: 0, unread: 0 });
      expect(
        await changeLeads(db, { userId: seller.id, ids: [], change: "read", now: new Date() }),
      ).toEqual([]);
      // The other person's view is unchanged, and they see what was read.
      expect(await tally(foreign.ownerId)).toMatchObject({ inbox: 1, unread: 1 });
      const published = await db
        .select()
        .from(liveCounters)
        .where(eq(liveCounters.userId, one.buyerId));
      expect(published).toEqual([{ userId: one.buyerId, last: 1 }]);
      expect(
        await db.select().from(liveCounters).where(eq(liveCounters.userId, never.buyerId)),
      ).toEqual([]);
    });
  });
});
