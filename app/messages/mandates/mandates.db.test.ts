import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { deactivateUser } from "#app/accounts/administration/deactivate-user.server.ts";
import { deleteAccount } from "#app/accounts/data/delete-account.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { wholeInbox } from "#app/messages/leads/inbox-search.ts";
import { listLeads } from "#app/messages/leads/leads.queries.server.ts";
import { getUnreadCounts } from "#app/messages/leads/unread-counts.queries.server.ts";
import { exportMessages } from "#app/messages/export-messages.server.ts";
import { measureReplies } from "#app/messages/reply-time/reply-times.queries.server.ts";
import {
  blockPerson,
  closeThread,
  reopenThread,
} from "#app/messages/thread/change-thread.server.ts";
import { anonymizeConversations, forgetMember } from "#app/messages/thread/forget-member.server.ts";
import { loadThread } from "#app/messages/thread/load-thread.server.ts";
import { markThreadRead } from "#app/messages/thread/reading/mark-read.server.ts";
import { findOwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { withdrawListings } from "#app/selling/owned/withdraw-listings.server.ts";
import { suspendListings } from "#app/selling/owned/suspend-listings.server.ts";
import { addDays } from "#app/shared/day.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { aConversation, aMessage, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { aMandateMarket } from "#test/mandate-market.ts";
import { withDatabase } from "#test/with-database.ts";
import { keepMandate } from "./keep-mandates.job.server.ts";
import { leaveMandates, suspendMandates } from "./leave-mandates.server.ts";
import { findMandate, findWishes } from "./mandates.queries.server.ts";

withDatabase((world) => {
  const threadOf = async (id: string) =>
    (await world().db.select().from(conversations).where(eq(conversations.id, id)))[0]!;
  const unread = async (userId: string) => (await getUnreadCounts(world().db, userId)).unreadLeads;
  const canOpen = async (conversationId: string, userId: string) =>
    (await findOwnThread(world().db, { conversationId, userId })) !== null;
  const brokerOf = async (listingId: string) =>
    (await world().db.select().from(listings).where(eq(listings.id, listingId)))[0]!.brokerId;
  const read = (conversationId: string, userId: string) =>
    world().db.transaction((tx) => markThreadRead(tx, { conversationId, userId, now: new Date() }));
  const open = async (conversationId: string, userId: string) => {
    const { db } = world();
    const now = new Date();
    return (await loadThread(
      { db, queryCache: new QueryCache(db) },
      { conversationId, userId, before: null, currency: "CAD", now },
    ))!;
  };

  describe("a mandate", () => {
    test("hands over the conversations with what is unread, and gives them back", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const { owner, buyer, brokers } = market;
      const broker = brokers[0]!;
      const answered = await market.ask();
      await read(answered, owner.id);
      await market.reply(answered, owner.id);
      const other = await aUser(db, { firstName: "Cleo" });
      const waiting = await market.ask(other.id, "May I see the books?");
      expect([await unread(owner.id), await unread(broker.id)]).toEqual([1, 0]);

      const met = await market.start(broker.id);
      // The owner has the introduction to read, the broker what is unanswered.
      expect([await unread(owner.id), await unread(broker.id)]).toEqual([1, 2]);
      for (const id of [answered, waiting])
        expect(await threadOf(id)).toMatchObject({ ownerId: broker.id, thirdId: owner.id });
      const everybody = [buyer.id, broker.id, owner.id];
      for (const id of everybody) expect(await canOpen(answered, id)).toBe(true);
      expect(await canOpen(answered, brokers[1]!.id)).toBe(false);
      // The broker reads what was written before, and the buyer still sees what they read.
      expect((await open(answered, broker.id)).messages).toHaveLength(2);
      expect((await open(answered, owner.id)).company).toEqual({
        part: "owner",
        name: "Claire Roy",
      });

      await read(waiting, broker.id);
      await market.reply(waiting, broker.id, "Gladly, on Friday.");
      const seen = await open(waiting, other.id);
      expect(seen.other.name).toBe("Claire Roy");
      expect(seen.company).toEqual({ part: "buyer", name: "Claire Roy" });
      expect(seen.messages.at(-1)).toMatchObject({
        author: "Claire Roy, for the owner",
        isNamed: true,
        text: "Gladly, on Friday.",
      });
      expect((await open(waiting, owner.id)).messages.at(-1)!.author).toBe("Claire Roy, for you");
      const inbox = await listLeads(
        db,
        owner.id,
        wholeInbox,
        { page: 1, size: 20 },
        { now: new Date(), order: "latest-first" },
      );
      expect(inbox.map(({ otherName, isOwner }) => [otherName, isOwner])).toContainEqual([
        "Cleo Núñez",
        true,
      ]);

      const last = await market.reply(waiting, other.id, "See you then.");
      expect(last.ok).toBe(true);
      await read(met, owner.id);
      await market.end(owner.id, "We found a buyer ourselves");
      for (const id of [answered, waiting])
        expect(await threadOf(id)).toMatchObject({ ownerId: owner.id, thirdId: null });
      expect(await brokerOf(market.listing.id)).toBeNull();
      // Only the new message is unread, and it is the owner's.
      const [left] = await db
        .select()
        .from(messages)
        .where(and(eq(messages.conversationId, waiting), eq(messages.content, "See you then.")));
      expect(left).toMatchObject({ recipientId: owner.id, readAt: null });
      expect(await unread(broker.id)).toBe(1);
      for (const id of [answered, waiting]) expect(await canOpen(id, broker.id)).toBe(false);
      expect(await market.reply(waiting, broker.id)).toEqual({ ok: false, reason: "not-found" });
      // What the broker wrote still has their name.
      expect((await open(waiting, other.id)).messages.map(({ author }) => author)).toEqual([
        "You",
        "Claire Roy, for the owner",
        "You",
      ]);
      // The conversation in which they met stays.
      for (const id of [owner.id, broker.id]) expect(await canOpen(met, id)).toBe(true);
      const [email] = await mailsTo(db, broker.email);
      expect(email!.text).toContain("We found a buyer ourselves");
      expect((await mailsTo(db, owner.email)).map(({ subject }) => subject)).not.toContain(
        "The mandate of Claire Roy has ended",
      );
    });

    test("sends new inquiries to the broker, and the owner may write as well", async () => {
      const market = await aMandateMarket(world());
      const { owner, buyer, brokers } = market;
      const broker = brokers[0]!;
      await market.start(broker.id);
      const id = await market.ask();
      expect(await threadOf(id)).toMatchObject({
        buyerId: buyer.id,
        ownerId: broker.id,
        thirdId: owner.id,
      });
      // A second inquiry is part of the same conversation.
      expect(await market.ask(buyer.id, "And the staff?")).toBe(id);
      await market.reply(id, owner.id, "The staff stays.");
      const messagesOf = async (userId: string) => (await open(id, userId)).messages;
      expect((await messagesOf(buyer.id)).at(-1)).toMatchObject({
        author: "Olga",
        text: "The staff stays.",
      });
      expect((await messagesOf(broker.id)).at(-1)).toMatchObject({ author: "Olga Owens" });
      // Nobody manages a listing and asks about it.
      for (const person of [owner, broker])
        await expect(market.ask(person.id)).rejects.toThrow("own-listing");
    });

    test("leaves an own inquiry of the broker as it was", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const { owner, brokers, listing } = market;
      const broker = brokers[0]!;
      const about = { listingId: listing.id, ownerId: owner.id, buyerId: broker.id };
      const thread = await aConversation(db, about);
      await aMessage(db, thread);
      await market.start(broker.id);
      expect(await threadOf(thread.id)).toMatchObject({ ownerId: owner.id, thirdId: null });
      await market.end(broker.id);
      expect(await threadOf(thread.id)).toMatchObject({ ownerId: owner.id, thirdId: null });
    });

    test("an inquiry at the same moment reaches whoever is in charge afterwards", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const broker = market.brokers[0]!;
      await market.offer(broker.id);
      const buyers = await Promise.all(Array.from({ length: 4 }, () => aUser(db)));
      const [, ...asked] = await Promise.all([
        market.answer(broker.id, "accept"),
        ...buyers.map(({ id }) => market.ask(id)),
      ]);
      for (const id of asked)
        expect(await threadOf(id)).toMatchObject({
          ownerId: broker.id,
          thirdId: market.owner.id,
        });
    });

    test("passes on the right to reopen", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const { owner, brokers } = market;
      const broker = brokers[0]!;
      const id = await market.ask();
      await closeThread(db, { conversationId: id, userId: owner.id });
      await market.start(broker.id);
      expect(await reopenThread(db, { conversationId: id, userId: broker.id })).toEqual({
        ok: true,
      });
      await closeThread(db, { conversationId: id, userId: broker.id });
      await market.end(owner.id);
      expect(await reopenThread(db, { conversationId: id, userId: owner.id })).toEqual({
        ok: true,
      });
    });

    test("keeps out whom the owner blocked", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const { owner, buyer, brokers } = market;
      await db.insert(userBlocks).values({ blockerId: owner.id, blockedId: buyer.id });
      await market.start(brokers[0]!.id);
      const id = await market.ask();
      for (const userId of [owner.id, brokers[0]!.id])
        expect(await canOpen(id, userId)).toBe(false);
      expect(await canOpen(id, buyer.id)).toBe(true);
    });

    test("lets the broker keep nobody from the owner", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const { owner, buyer, brokers } = market;
      const broker = brokers[0]!;
      // Blocked as a broker before.
      await db.insert(userBlocks).values({ blockerId: broker.id, blockedId: buyer.id });
      await market.start(broker.id);
      const id = await market.ask();
      for (const userId of [owner.id, broker.id]) expect(await canOpen(id, userId)).toBe(true);
      expect(await open(id, broker.id)).toMatchObject({ canBlock: false, isBlocked: false });
      const block = (userId: string) =>
        blockPerson(db, { conversationId: id, userId, blocked: true, now: new Date() });
      expect(await block(broker.id)).toBe(false);
      await market.reply(id, buyer.id, "Are you there?");
      expect((await open(id, owner.id)).messages).toHaveLength(2);
      expect(await block(owner.id)).toBe(true);
      await market.reply(id, buyer.id, "Hello?");
      for (const userId of [owner.id, broker.id])
        expect((await open(id, userId)).messages).toHaveLength(2);
    });

    test("measures replies of whoever was asked", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const { owner, brokers, listing } = market;
      const broker = brokers[0]!;
      const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
      const rates = async () => {
        const found = await measureReplies(db, [owner.id, broker.id], new Date());
        return [found.get(owner.id)?.rate, found.get(broker.id)?.rate];
      };
      for (let count = 0; count < 10; count++) {
        const buyer = await aUser(db);
        const about = { listingId: listing.id, ownerId: owner.id, buyerId: buyer.id };
        const thread = await aConversation(db, { ...about, createdAt: hoursAgo(30 * 24) });
        const asked = { createdAt: hoursAgo(20 * 24), readAt: hoursAgo(20 * 24) };
        await aMessage(db, thread, asked);
        if (count < 5)
          await aMessage(db, thread, { senderId: owner.id, createdAt: hoursAgo(19 * 24) });
      }
      expect(await rates()).toEqual([0.5, undefined]);
      await market.start(broker.id);
      // The broker does not inherit what the owner left unanswered.
      expect(await rates()).toEqual([undefined, undefined]);
      await market.end(broker.id);
      expect(await rates()).toEqual([0.5, undefined]);
    });

    test("ends twice as once, by its people and administrators only", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const { owner, brokers, buyer, admin } = market;
      const [broker, other] = brokers;
      await market.start(broker!.id);
      for (const stranger of [buyer, other!, admin])
        expect(await market.end(stranger.id)).toEqual({ ok: false, reason: "not-found" });
      expect(await brokerOf(market.listing.id)).toBe(broker!.id);
      expect(await findMandate(db, market.listing.id)).toMatchObject({ brokerName: "Claire Roy" });
      await Promise.all([market.end(owner.id), market.end(owner.id), market.end(broker!.id)]);
      expect((await market.offers()).map(({ state }) => state)).toEqual(["ended"]);
      expect(await market.end(owner.id)).toEqual({ ok: true, by: "owner" });
      expect(await market.end(broker!.id)).toEqual({ ok: false, reason: "not-found" });
      // Whoever had it is not asked again; the next one can be.
      expect(await market.offer(broker!.id)).toEqual({ ok: false, reason: "not-a-candidate" });
      await market.start(other!.id);
      expect(await market.end(admin.id, "No time", true)).toMatchObject({ ok: true });
      for (const person of [owner, other!]) {
        const [email] = await mailsTo(db, person.email);
        expect(email!.text).toContain("No time");
      }
    });
  });

  describe("a mandate ends by itself", () => {
    const sell = async (market: Awaited<ReturnType<typeof aMandateMarket>>) =>
      changeOwnListing(world().db, world().jobs, {
        listingId: market.listing.id,
        ownerId: market.owner.id,
        action: "sell",
        soldPrice: null,
        now: new Date(),
      });

    test("with the sale", async () => {
      const { db, jobs } = world();
      const market = await aMandateMarket(world());
      const id = await market.ask();
      await market.start(market.brokers[0]!.id);
      await keepMandate({ db, jobs }, market.listing.id, new Date());
      expect(await brokerOf(market.listing.id)).not.toBeNull();
      await sell(market);
      await keepMandate({ db, jobs }, market.listing.id, new Date());
      expect(await brokerOf(market.listing.id)).toBeNull();
      expect(await threadOf(id)).toMatchObject({ ownerId: market.owner.id, thirdId: null });
      const [email] = await mailsTo(db, market.owner.email);
      expect(email!.text).toContain("The business is sold.");
    });

    test.each([
      ["its term", { status: "expired", expiresAt: addDays(new Date(), -1) }],
      ["its package", { packageId: "realtor" }],
    ] as const)("with %s", async (_what, changes) => {
      const { db } = world();
      const market = await aMandateMarket(world());
      await market.start(market.brokers[0]!.id);
      await db.update(listings).set(changes).where(eq(listings.id, market.listing.id));
      await market.keep();
      expect(await brokerOf(market.listing.id)).toBeNull();
    });

    test("when the broker is no longer verified; an offer goes to the next", async () => {
      const { db } = world();
      const market = await aMandateMarket(world(), 3);
      const [claire, dan, eve] = market.brokers;
      const lose = (id: string) =>
        db.update(users).set({ identityVerified: false }).where(eq(users.id, id));
      await market.start(claire!.id);
      await lose(claire!.id);
      await market.keep();
      expect(await brokerOf(market.listing.id)).toBeNull();
      await market.offer(dan!.id);
      await lose(dan!.id);
      await market.keep();
      expect(
        (await market.offers()).toReversed().map(({ broker, state }) => [broker.id, state]),
      ).toEqual([
        [claire!.id, "ended"],
        [dan!.id, "withdrawn"],
        [eve!.id, "offered"],
      ]);
    });

    test("when the broker deletes their account: the owner has every conversation, open", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const { owner, brokers } = market;
      const broker = brokers[0]!;
      const id = await market.ask();
      await market.start(broker.id);
      await market.reply(id, broker.id, "Gladly.");
      await leave(broker.id);
      expect(await threadOf(id)).toMatchObject({
        ownerId: owner.id,
        thirdId: null,
        status: "active",
      });
      expect((await open(id, owner.id)).messages.at(-1)).toMatchObject({
        author: "Former member, for you",
      });
      expect(await findWishes(db, broker.id)).toMatchObject({ takesMandates: false });
      expect((await mailsTo(db, owner.email))[0]!.subject).toBe(
        "The mandate of Claire Roy has ended",
      );
    });

    test("when the owner deletes their account: the broker loses everything", async () => {
      const market = await aMandateMarket(world());
      const { owner, brokers } = market;
      const id = await market.ask();
      await market.start(brokers[0]!.id);
      await leave(owner.id);
      expect(await threadOf(id)).toMatchObject({ ownerId: owner.id, status: "closed" });
      expect(await canOpen(id, brokers[0]!.id)).toBe(false);
      expect(await brokerOf(market.listing.id)).toBeNull();
    });

    test("when the buyer or the administrator deletes their account, it goes on", async () => {
      const market = await aMandateMarket(world());
      const { admin, buyer, brokers } = market;
      const id = await market.ask();
      const met = await market.start(brokers[0]!.id);
      await world()
        .db.insert(users)
        .values({
          email: `chief-${admin.id}@example.com`,
          name: "Chief",
          firstName: "Chief",
          lastName: "Admin",
          userType: "admin",
        });
      await leave(buyer.id);
      await leave(admin.id);
      expect(await threadOf(met)).toMatchObject({ thirdId: null, status: "active" });
      expect(await threadOf(id)).toMatchObject({ ownerId: brokers[0]!.id, status: "closed" });
      expect(await brokerOf(market.listing.id)).toBe(brokers[0]!.id);
    });

    test.each(["owner", "broker"] as const)("when the %s is deactivated", async (who) => {
      const { db, jobs } = world();
      const market = await aMandateMarket(world());
      const { admin, owner, brokers } = market;
      await market.start(brokers[0]!.id);
      const outcome = await deactivateUser(db, jobs, {
        userId: who === "owner" ? owner.id : brokers[0]!.id,
        administrator: { id: admin.id, adminAreas: null },
        reason: "Spam",
        steps: [suspendMandates(jobs), suspendListings(jobs)],
        now: new Date(),
      });
      expect(outcome).toEqual({ ok: true });
      expect(await brokerOf(market.listing.id)).toBeNull();
    });

    const leave = (userId: string) => {
      const { db, jobs } = world();
      return deleteAccount(db, jobs, {
        userId,
        now: new Date(),
        requestId: "r",
        steps: [
          leaveMandates(jobs),
          withdrawListings(jobs),
          forgetMember(jobs),
          anonymizeConversations,
        ],
      });
    };
  });

  test("a former administrator leaves the conversation of owner and broker", async () => {
    const { db } = world();
    const market = await aMandateMarket(world());
    const { admin, owner, brokers } = market;
    const id = await market.ask();
    const met = await market.start(brokers[0]!.id);
    await market.keep();
    expect(await canOpen(met, admin.id)).toBe(true);
    await db.update(users).set({ userType: "buyer" }).where(eq(users.id, admin.id));
    await market.keep();
    expect(await canOpen(met, admin.id)).toBe(false);
    expect(await threadOf(id)).toMatchObject({ thirdId: owner.id });
  });

  test("a former broker exports what they wrote, not what buyers wrote", async () => {
    const { db } = world();
    const market = await aMandateMarket(world());
    const broker = market.brokers[0]!;
    await market.start(broker.id);
    const id = await market.ask();
    await market.reply(id, broker.id, "Gladly.");
    await market.end(market.owner.id);
    const texts = async (userId: string) => {
      const found: string[] = [];
      for await (const { content, conversationId } of exportMessages(db, userId))
        if (conversationId === id) found.push(content);
      return found;
    };
    expect(await texts(broker.id)).toEqual(["Gladly."]);
    expect(await texts(market.owner.id)).toHaveLength(2);
  });
});
