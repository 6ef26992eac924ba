import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { sendInquiry } from "#app/messages/inquiry/send-inquiry.server.ts";
import { messages } from "#app/messages/messages.table.ts";
import { countBlockedPeople, listBlockedPeople } from "./blocked-people.queries.server.ts";
import { unblockPerson } from "#app/messages/thread/change-thread.server.ts";
import { flaggedMessages, userBlocks } from "./safety.table.ts";
import { decideFlaggedMessage, reopenFlaggedMessage } from "./decide-flagged-message.server.ts";
import { postMessage } from "#app/messages/thread/composing/post-message.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import {
  aConversation,
  aListing,
  anAdmin,
  aSeller,
  aUser,
  type Conversation,
} from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date("2026-11-16T12:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const mailing = "We represent a group of investors who would like to buy your business at once.";
const all = { page: 1, size: 100 };

withDatabase((world) => {
  const inquire = async (senderId: string, message: string, at = now, listingId?: string) => {
    const { db, jobs } = world();
    return sendInquiry(db, jobs, {
      listingId: listingId ?? (await aListing(db, { status: "active" })).id,
      senderId,
      formKey: createId(),
      input: {
        fullName: "Bea Buyer",
        phoneNumber: "416 555 0100",
        emailAddress: "bea@example.com",
        message,
      },
      now: at,
    });
  };
  const post = (thread: Conversation, senderId: string, content: string) =>
    postMessage(world().db, world().jobs, {
      id: createId(),
      conversationId: thread.id,
      senderId,
      recipientId: senderId === thread.buyerId ? thread.ownerId : thread.buyerId,
      messageType: "reply",
      content,
      now,
    });
  const sentBy = (senderId: string) =>
    world()
      .db.select()
      .from(messages)
      .where(eq(messages.senderId, senderId))
      .orderBy(messages.createdAt, messages.id);
  const flagsOf = async (senderId: string) =>
    (
      await world()
        .db.select({ reason: flaggedMessages.reason })
        .from(flaggedMessages)
        .innerJoin(messages, eq(messages.id, flaggedMessages.messageId))
        .where(eq(messages.senderId, senderId))
    ).map(({ reason }) => reason);

  describe("message checks", () => {
    test("warn about links and scams until the other person has replied", async () => {
      const { db } = world();
      const thread = await aConversation(db);
      const scam = "Contact me on WhatsApp, see www.example.test";
      await post(thread, thread.buyerId, "Hello, is it still for sale?");
      await post(thread, thread.buyerId, scam);
      await post(thread, thread.ownerId, "See www.example.test");
      await post(thread, thread.buyerId, scam);
      const warnings = async (id: string) => (await sentBy(id)).map((one) => one.warnings);
      expect(await warnings(thread.buyerId)).toEqual([[], ["link", "scam"], []]);
      expect(await warnings(thread.ownerId)).toEqual([[]]);
      expect((await flagsOf(thread.buyerId)).toSorted()).toEqual(["link", "scam"]);
    });

    test("throttle one text to many owners and notify administrators once", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const sender = await aUser(db);
      for (const greeting of ["Dear Ana, ", "Hello Sam! ", ""])
        expect(await inquire(sender.id, greeting + mailing)).toMatchObject({ ok: true });
      expect(await flagsOf(sender.id)).toEqual([]);
      const refused = { ok: false, reason: "same-text" };
      expect(await inquire(sender.id, mailing, minutesLater(1))).toEqual(refused);
      expect(await inquire(sender.id, mailing, minutesLater(59))).toEqual(refused);
      expect(await inquire(sender.id, "Is the lease long?", minutesLater(59))).toMatchObject({
        ok: true,
      });
      expect(await inquire(sender.id, mailing, minutesLater(60))).toMatchObject({ ok: true });
      expect(await inquire(sender.id, mailing, minutesLater(61))).toEqual(refused);
      expect(await flagsOf(sender.id)).toEqual(["same-text", "same-text"]);
      const mails = await mailsTo(db, admin.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        "The same message was sent to many owners",
      ]);
      // The limit resets after a day.
      expect(await inquire(sender.id, mailing, minutesLater(61 + 24 * 60))).toMatchObject({
        ok: true,
      });
    });

    test("count concurrent requests, and several listings of one owner once", async () => {
      const { db } = world();
      const sender = await aUser(db);
      const text = `${mailing} In parallel.`;
      const outcomes = await Promise.all(Array.from({ length: 8 }, () => inquire(sender.id, text)));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
      const regular = await aUser(db);
      const owner = await aSeller(db);
      for (let time = 0; time < 5; time++) {
        const listing = await aListing(db, { status: "active", ownerId: owner.id });
        const about = `${mailing} All of them.`;
        expect(await inquire(regular.id, about, now, listing.id)).toMatchObject({ ok: true });
      }
      expect(await flagsOf(regular.id)).toEqual([]);
    });

    test("detect one text from several accounts, and ignore short and empty ones", async () => {
      const { db } = world();
      const text = `${mailing} From all of us.`;
      const senders = await Promise.all(Array.from({ length: 4 }, () => aUser(db)));
      for (const { id } of senders) for (const _ of [1, 2]) await inquire(id, text);
      expect(await flagsOf(senders[2]!.id)).toEqual([]);
      expect(await flagsOf(senders[3]!.id)).toEqual(["same-text", "same-text"]);
      const buyer = await aUser(db);
      for (const message of ["", "Is it still for sale?"])
        for (let time = 0; time < 5; time++)
          expect(await inquire(buyer.id, message)).toMatchObject({ ok: true });
    });
  });

  test("an administrator settles a flagged message once, and it is audited", async () => {
    const { db } = world();
    const admin = await anAdmin(db);
    const thread = await aConversation(db);
    const { id: messageId } = await post(thread, thread.buyerId, "See www.example.test");
    const flags = () =>
      db.select().from(flaggedMessages).where(eq(flaggedMessages.messageId, messageId));
    expect(await flags()).toMatchObject([{ reason: "link", handledAt: null }]);
    const change = { messageId, adminId: admin.id, now, requestId: "r" };
    const decide = (decision: "kept" | "withheld") =>
      decideFlaggedMessage(db, { ...change, decision });
    const isWithheld = async () => {
      const [row] = await db
        .select({ withheld: messages.withheld })
        .from(messages)
        .where(eq(messages.id, messageId));
      return row!.withheld;
    };
    expect(await decide("withheld")).toEqual({ ok: true });
    expect(await isWithheld()).toBe(true);
    expect(await decide("kept")).toEqual({ ok: false, reason: "already-decided" });
    expect(await flags()).toMatchObject([{ handledBy: admin.id, handledAt: now }]);

    expect(await reopenFlaggedMessage(db, change)).toEqual({ ok: true });
    expect(await isWithheld()).toBe(false);
    expect(await reopenFlaggedMessage(db, change)).toMatchObject({ reason: "not-decided" });
    expect(await decide("kept")).toEqual({ ok: true });
    expect(
      await db
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.subjectId, messageId))
        .orderBy(auditLog.createdAt, auditLog.id),
    ).toEqual([
      { action: "message-withheld" },
      { action: "message-reopened" },
      { action: "message-kept" },
    ]);
  });

  test("undoing a decision does not show messages that a block had withheld", async () => {
    const { db } = world();
    const admin = await anAdmin(db);
    const thread = await aConversation(db);
    const block = { blockerId: thread.ownerId, blockedId: thread.buyerId };
    await db.insert(userBlocks).values({ ...block, createdAt: now });
    const { id: messageId } = await post(thread, thread.buyerId, "See www.example.test");
    const change = { messageId, adminId: admin.id, now, requestId: "r" };
    await decideFlaggedMessage(db, { ...change, decision: "withheld" });
    await reopenFlaggedMessage(db, change);
    const [row] = await db
      .select({ withheld: messages.withheld })
      .from(messages)
      .where(eq(messages.id, messageId));
    expect(row).toEqual({ withheld: true });
  });

  describe("blocking", () => {
    test("is listed for the blocker with the name that the other allows, and can be ended", async () => {
      const { db } = world();
      const blocker = await aUser(db);
      const shy = await aUser(db, { firstName: "Shy", lastName: "Secret", showProfile: false });
      const block = { blockerId: blocker.id, blockedId: shy.id };
      await db.insert(userBlocks).values({ ...block, createdAt: now });
      expect(await listBlockedPeople(db, blocker.id, all)).toEqual([
        { id: shy.id, name: "Shy", blockedAt: now },
      ]);
      expect(await countBlockedPeople(db, blocker.id)).toBe(1);
      expect(await countBlockedPeople(db, shy.id)).toBe(0);
      expect(await unblockPerson(db, block)).toBe(true);
      expect(await unblockPerson(db, block)).toBe(false);
      expect(await listBlockedPeople(db, blocker.id, all)).toEqual([]);
    });

    test("is silent: the inquiry looks sent, and reaches nobody", async () => {
      const { db } = world();
      const owner = await aSeller(db);
      const sender = await aUser(db);
      await db.insert(userBlocks).values({ blockerId: owner.id, blockedId: sender.id });
      const listing = await aListing(db, { status: "active", ownerId: owner.id });
      expect(await inquire(sender.id, "Is the lease long?", now, listing.id)).toMatchObject({
        ok: true,
      });
      expect(await sentBy(sender.id)).toMatchObject([{ withheld: true, emailedAt: null }]);
      expect(await mailsTo(db, owner.email)).toEqual([]);
    });
  });
});
