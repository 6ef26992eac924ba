import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import type { PassportPart } from "#app/accounts/passport/passport.ts";
import { hidePassport, showPassport } from "./show-passport.server.ts";
import { hasUnshownPassport } from "./thread-passport.queries.server.ts";
import { type InboxSearch, wholeInbox } from "#app/messages/leads/inbox-search.ts";
import { countLeads, listLeads } from "#app/messages/leads/leads.queries.server.ts";
import { giveConversations } from "#app/messages/mandates/give-conversations.server.ts";
import { loadThread } from "#app/messages/thread/load-thread.server.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { addDays } from "#app/shared/day.ts";
import {
  aConversation,
  aListing,
  aMessage,
  aPassport,
  aSeller,
  aUser,
  type Conversation,
  type Listing,
  type User,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  const now = new Date();
  let owner: User;
  let buyer: User;
  let listing: Listing;
  let thread: Conversation;
  let other: Conversation;
  let expiresAt: Date;
  beforeEach(async () => {
    const { db } = world();
    owner = await aSeller(db);
    buyer = await aUser(db);
    listing = await aListing(db, { ownerId: owner.id, status: "active" });
    thread = await aConversation(db, {
      listingId: listing.id,
      buyerId: buyer.id,
      ownerId: owner.id,
    });
    await aMessage(db, thread, { createdAt: addDays(now, -2) });
    // Newer, from somebody without a passport.
    other = await aConversation(db, { listingId: listing.id, ownerId: owner.id });
    await aMessage(db, other, { createdAt: addDays(now, -1) });
    expiresAt = (await aPassport(db, buyer.id)).expiresAt!;
  });

  const show = (parts: PassportPart[], userId = buyer.id, at = now) =>
    showPassport(world().db, { conversationId: thread.id, userId, parts, now: at });
  const open = async (userId: string, at = now) =>
    (await loadThread(
      { db: world().db, queryCache: new QueryCache(world().db) },
      { conversationId: thread.id, userId, before: null, currency: "CAD", now: at },
    ))!.passport;
  const inbox = async (passport: InboxSearch["passport"], at = now) => {
    const search = { ...wholeInbox, passport };
    const page = { page: 1, size: 20 };
    const [leads, counts] = await Promise.all([
      listLeads(world().db, owner.id, search, page, { now: at, order: "latest-first" }),
      countLeads(world().db, owner.id, search, at),
    ]);
    expect(counts.found).toBe(leads.length);
    return leads;
  };
  const idsOf = (leads: { id: string }[]) => leads.map(({ id }) => id);

  test("the owner sees what the buyer shows in this conversation, and nothing else of it", async () => {
    const { db } = world();
    expect(await open(owner.id)).toBeNull();
    expect(await open(buyer.id)).toEqual({ isOwn: true, shows: [] });
    expect(await hasUnshownPassport(db, thread.id, now)).toBe(true);
    expect(await show(["funds"])).toBe(true);
    expect(await hasUnshownPassport(db, thread.id, now)).toBe(false);
    const funds = { text: "$500,000–$1,000,000 (CAD)", on: "2026-11-03" };
    const shown = { identityCheckedAt: null, funds, experience: null, search: null };
    expect(await open(owner.id)).toEqual({ isOwn: false, shown });
    expect((await inbox(null)).find(({ id }) => id === thread.id)!.passport).toEqual(shown);
    expect(await hasUnshownPassport(db, other.id, now)).toBe(false);
    // The owner cannot show it for the buyer, nor a stranger.
    expect(await show(["identity"], owner.id)).toBe(false);
    expect(await show(["identity"], (await aUser(db)).id)).toBe(false);
  });

  test("the inbox lists passports only, or first", async () => {
    expect(await inbox("only")).toEqual([]);
    await show(["identity", "funds"]);
    expect(idsOf(await inbox("only"))).toEqual([thread.id]);
    expect(idsOf(await inbox("first"))).toEqual([thread.id, other.id]);
    expect(idsOf(await inbox(null))).toEqual([other.id, thread.id]);
  });

  test("hidden, it is gone from the conversation and the inbox", async () => {
    await show(["identity", "funds"]);
    expect(await show([])).toBe(true);
    expect(await open(owner.id)).toBeNull();
    expect(await inbox("only")).toEqual([]);
  });

  test("at its end it is gone by the clock, and cannot be shown", async () => {
    await show(["identity"]);
    expect(idsOf(await inbox("only", new Date(expiresAt.getTime() - 1)))).toEqual([thread.id]);
    expect(await inbox("only", expiresAt)).toEqual([]);
    expect((await inbox(null, expiresAt)).map(({ passport }) => passport)).toEqual([null, null]);
    expect(await open(owner.id, expiresAt)).toBeNull();
    expect(await show(["identity", "funds"], buyer.id, expiresAt)).toBe(false);
    expect(await show([], buyer.id, expiresAt)).toBe(true);
  });

  test.each([
    ["the identity is no longer verified", { identityVerified: false }],
    ["the phone number changes", { phoneVerified: false }],
    ["the buyer is deactivated", { deactivatedAt: now }],
  ])("it shows nothing while %s", async (_what, change) => {
    await show(["identity"]);
    await world().db.update(users).set(change).where(eq(users.id, buyer.id));
    expect(await open(owner.id)).toBeNull();
    expect(await inbox("only")).toEqual([]);
  });

  test("a conversation in other hands shows nothing until the buyer chooses again", async () => {
    const { db } = world();
    await show(["identity"]);
    const broker = await aUser(db);
    await db.transaction((tx) =>
      giveConversations(tx, {
        listingId: listing.id,
        from: owner.id,
        to: broker.id,
        thirdId: owner.id,
        now,
      }),
    );
    expect(await open(broker.id)).toBeNull();
    expect(await open(owner.id)).toBeNull();
    expect(await show(["identity"])).toBe(true);
    expect(await open(broker.id)).toMatchObject({ isOwn: false });
  });

  test("a deleted passport is hidden everywhere", async () => {
    const { db } = world();
    await show(["identity"]);
    await db.transaction((tx) => hidePassport(tx, buyer.id));
    expect(await open(owner.id)).toBeNull();
  });
});
