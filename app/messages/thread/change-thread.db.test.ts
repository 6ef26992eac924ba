import { and, eq, isNull, not } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { messageAttachments, messages } from "#app/messages/messages.table.ts";
import { sendInquiry } from "#app/messages/inquiry/send-inquiry.server.ts";
import { changeLeads } from "#app/messages/leads/change-leads.server.ts";
import { type LeadChange, leadChanges } from "#app/messages/leads/lead.ts";
import { personReports, userBlocks } from "#app/messages/safety/safety.table.ts";
import { blockPerson, closeThread, reopenThread, saveLeadRecord } from "./change-thread.server.ts";
import {
  deleteMessage,
  editMessage,
} from "#app/messages/thread/composing/change-message.server.ts";
import { markThreadRead } from "#app/messages/thread/reading/mark-read.server.ts";
import {
  findFirstInquiry,
  listMessages,
} from "#app/messages/thread/reading/messages.queries.server.ts";
import { reportPerson } from "#app/messages/safety/report-person.server.ts";
import { findThread } from "./thread.queries.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { aConversation, aListing, aMessage, anAdmin, aSeller, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  const aThread = async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const thread = await aConversation(db, { ownerId: seller.id });
    const message = await aMessage(db, thread);
    return { thread, message, owner: thread.ownerId, buyer: thread.buyerId };
  };
  const findMessage = async (id: string) => {
    const [message] = await world().db.select().from(messages).where(eq(messages.id, id));
    return message ?? null;
  };
  const unreadBy = async (userId: string) => {
    const unread = await world()
      .db.select({ content: messages.content })
      .from(messages)
      .where(
        and(eq(messages.recipientId, userId), isNull(messages.readAt), not(messages.withheld)),
      );
    return unread.map(({ content }) => content);
  };
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 16, 12, 0, seconds));

  describe("a conversation", () => {
    test("can be opened by its two people only", async () => {
      const { db } = world();
      const { thread, owner, buyer } = await aThread();
      const stranger = await aUser(db);
      expect(await findThread(db, thread.id, owner)).toMatchObject({ other: { id: buyer } });
      expect(await findThread(db, thread.id, buyer)).toMatchObject({ other: { id: owner } });
      expect(await findThread(db, thread.id, stranger.id)).toBeNull();
    });

    test("shows the latest fifty messages, and older ones on demand", async () => {
      const { db } = world();
      const { thread, owner } = await aThread();
      const params = { conversationId: thread.id, userId: owner };
      for (let sent = 0; sent < 60; sent++)
        await aMessage(db, thread, {
          content: `Number ${sent}`,
          createdAt: at(Math.floor(sent / 2)),
        });
      await db.delete(messages).where(eq(messages.content, "Is the lease transferable?"));
      const latest = await listMessages(db, params);
      expect(latest.hasOlder).toBe(true);
      expect(latest.messages).toHaveLength(50);
      const older = await listMessages(db, { ...params, before: latest.messages[0]!.id });
      expect(older.hasOlder).toBe(false);
      const shown = [...older.messages, ...latest.messages].map(({ content }) => content);
      expect(shown.toSorted()).toEqual(
        Array.from({ length: 60 }, (_, sent) => `Number ${sent}`).toSorted(),
      );
      const elsewhere = await aThread();
      const foreign = await listMessages(db, { ...params, before: elsewhere.message.id });
      expect(foreign).toEqual({ messages: [], hasOlder: false });
    });

    test("shows the sender when it is read; marking it as unread affects only the reader", async () => {
      const { db } = world();
      const { thread, message, owner, buyer } = await aThread();
      const params = { conversationId: thread.id, userId: owner };
      expect(await unreadBy(owner)).toEqual([message.content]);
      expect(await markThreadRead(db, { ...params, userId: buyer, now: at(1) })).toBe(0);
      expect(await markThreadRead(db, { ...params, now: at(2) })).toBe(1);
      expect(await markThreadRead(db, { ...params, now: at(3) })).toBe(0);
      expect(await findMessage(message.id)).toMatchObject({
        readAt: at(2),
        deliveredAt: at(2),
      });
      expect(await unreadBy(owner)).toEqual([]);
      const unread = { ...params, ids: [thread.id], change: "unread", now: at(4) } as const;
      expect(await changeLeads(db, unread)).toEqual([thread.id]);
      expect((await findThread(db, thread.id, owner))!.member!.markedUnreadAt).toEqual(at(4));
      expect((await findMessage(message.id))!.readAt).toEqual(at(2));
      await markThreadRead(db, { ...params, now: at(5) });
      expect((await findThread(db, thread.id, owner))!.member!.markedUnreadAt).toBeNull();
    });

    test("is archived for one of the two only", async () => {
      const { db } = world();
      const { thread, owner, buyer } = await aThread();
      const params = { conversationId: thread.id, userId: owner, now: at(1) };
      await changeLeads(db, { ...params, ids: [thread.id], change: "archive" });
      expect((await findThread(db, thread.id, owner))!.member!.archivedAt).toEqual(at(1));
      expect((await findThread(db, thread.id, buyer))!.member).toBeNull();
      await changeLeads(db, { ...params, ids: [thread.id], change: "unarchive" });
      expect((await findThread(db, thread.id, owner))!.member!.archivedAt).toBeNull();
    });

    test("can be closed by either and reopened only by the person who closed it", async () => {
      const { db } = world();
      const { thread, owner, buyer } = await aThread();
      const asOwner = { conversationId: thread.id, userId: owner };
      const asBuyer = { conversationId: thread.id, userId: buyer };
      expect(await closeThread(db, asOwner)).toEqual({ ok: true });
      // Closing it again does not let the buyer reopen it.
      expect(await closeThread(db, asBuyer)).toEqual({ ok: true });
      expect(await reopenThread(db, asBuyer)).toEqual({ ok: false, reason: "not-yours" });
      expect(await findThread(db, thread.id, buyer)).toMatchObject({
        status: "closed",
        closedBy: owner,
      });
      expect(await reopenThread(db, asOwner)).toEqual({ ok: true });
      expect(await findThread(db, thread.id, buyer)).toMatchObject({
        status: "active",
        closedBy: null,
      });
    });

    test("hides the owner's notes, stage and follow-up from the buyer", async () => {
      const { db } = world();
      const { thread, owner, buyer } = await aThread();
      const input = { stage: "offer", followUpOn: "2026-11-30", notes: "Has the funds" } as const;
      const params = { conversationId: thread.id, userId: owner, input };
      expect(await saveLeadRecord(db, params)).toBe(true);
      expect(await saveLeadRecord(db, { ...params, userId: buyer })).toBe(false);
      expect((await findThread(db, thread.id, owner))!.member).toMatchObject(input);
      expect(JSON.stringify(await findThread(db, thread.id, buyer))).not.toContain("funds");
    });

    test("rejects changes by strangers", async () => {
      const { db, jobs } = world();
      const { thread, message } = await aThread();
      const { id: userId } = await aUser(db);
      const params = { conversationId: thread.id, userId, now: at(1) };
      const notFound = { ok: false, reason: "not-found" };
      for (const change of Object.keys(leadChanges) as LeadChange[])
        expect(await changeLeads(db, { ...params, ids: [thread.id], change })).toEqual([]);
      expect(await markThreadRead(db, params)).toBe(0);
      expect(await blockPerson(db, { ...params, blocked: true })).toBe(false);
      expect(await closeThread(db, params)).toEqual(notFound);
      expect(await reopenThread(db, params)).toEqual(notFound);
      const input = { stage: "lost", followUpOn: null, notes: "" } as const;
      expect(await saveLeadRecord(db, { ...params, input })).toBe(false);
      const one = { ...params, messageId: message.id };
      expect(await editMessage(db, jobs, { ...one, content: "Changed" })).toEqual(notFound);
      expect(await deleteMessage(db, jobs, one)).toEqual(notFound);
      expect(await findThread(db, thread.id, thread.buyerId)).toMatchObject({ status: "active" });
    });
  });

  describe("blocking", () => {
    test("withholds first messages as well: the conversation does not exist for the blocker", async () => {
      const { db, jobs } = world();
      const { thread, owner, buyer } = await aThread();
      const params = { conversationId: thread.id, userId: owner, now: at(1) };
      await blockPerson(db, { ...params, blocked: true });
      await blockPerson(db, { ...params, blocked: true });
      expect(await findThread(db, thread.id, owner)).toMatchObject({ isBlocked: true });
      expect(await findThread(db, thread.id, buyer)).toMatchObject({ isBlocked: false });
      const second = await aListing(db, { ownerId: owner, status: "active" });
      const sent = await sendInquiry(db, jobs, {
        listingId: second.id,
        senderId: buyer,
        formKey: createId(),
        input: {
          fullName: "Bea Buyer",
          phoneNumber: "416 555 0100",
          emailAddress: "bea@example.com",
          message: "Hello again",
        },
        now: new Date(),
      });
      if (!sent.ok) throw new Error(sent.reason);
      expect(await findThread(db, sent.conversationId, buyer)).not.toBeNull();
      expect(await findThread(db, sent.conversationId, owner)).toBeNull();
      expect(await findFirstInquiry(db, sent.conversationId, owner)).toBeNull();
      expect(await unreadBy(owner)).toEqual(["Is the lease transferable?"]);
      const seller = await mailsTo(db, (await findThread(db, thread.id, buyer))!.other.email);
      expect(seller).toEqual([]);
      await blockPerson(db, { ...params, blocked: false });
      expect(await db.$count(userBlocks, eq(userBlocks.blockerId, owner))).toBe(0);
    });
  });

  describe("a report of a person", () => {
    test("is stored once while it waits, and administrators are notified", async () => {
      const { db, jobs } = world();
      const admin = await anAdmin(db);
      const { thread, owner, buyer } = await aThread();
      const params = {
        conversationId: thread.id,
        userId: owner,
        input: { reason: "scam", details: "Wants a gift card" } as const,
        now: at(1),
      };
      for (let sent = 0; sent < 2; sent++)
        expect(await reportPerson(db, jobs, params)).toEqual({ ok: true });
      const stored = await db.select().from(personReports);
      expect(stored.filter(({ reporterId }) => reporterId === owner)).toMatchObject([
        { reportedId: buyer, reason: "scam" },
      ]);
      const [email, ...more] = await mailsTo(db, admin.email);
      expect(more).toEqual([]);
      expect(email!.subject).toBe("A member was reported: Ana Núñez");
      expect(email!.text).toContain("Wants a gift card");
      const stranger = await aUser(db);
      expect(await reportPerson(db, jobs, { ...params, userId: stranger.id })).toEqual({
        ok: false,
        reason: "not-found",
      });
    });
  });

  describe("a sent reply", () => {
    test("can be edited or deleted by its sender within five minutes, while unread", async () => {
      const { db, jobs } = world();
      const { thread, message, owner, buyer } = await aThread();
      const sent = await aMessage(db, thread, { senderId: owner, createdAt: at(0) });
      await db.insert(messageAttachments).values({
        messageId: sent.id,
        name: "Lease.pdf",
        storageKey: "lease",
        contentType: "application/pdf",
        bytes: 1,
      });
      const params = { conversationId: thread.id, messageId: sent.id, userId: owner, now: at(60) };
      expect(await editMessage(db, jobs, { ...params, content: "Saturday" })).toEqual({
        ok: true,
      });
      expect(await findMessage(sent.id)).toMatchObject({
        content: "Saturday",
        tags: ["edited"],
      });
      expect(await editMessage(db, jobs, { ...params, userId: buyer, content: "Never" })).toEqual({
        ok: false,
        reason: "not-found",
      });
      const late = { ok: false, reason: "too-late" };
      expect(await deleteMessage(db, jobs, { ...params, now: at(301) })).toEqual(late);
      const inquiry = { ...params, messageId: message.id, userId: buyer, now: new Date() };
      expect(await deleteMessage(db, jobs, inquiry)).toEqual(late);
      await closeThread(db, { conversationId: thread.id, userId: buyer });
      expect(await deleteMessage(db, jobs, params)).toEqual({ ok: false, reason: "closed" });
      await reopenThread(db, { conversationId: thread.id, userId: buyer });
      expect(await deleteMessage(db, jobs, params)).toEqual({ ok: true });
      expect(await findMessage(sent.id)).toBeNull();
      expect((await findThread(db, thread.id, owner))!.id).toBe(thread.id);
      const read = await aMessage(db, thread, { senderId: owner, createdAt: at(0), readAt: at(9) });
      expect(await deleteMessage(db, jobs, { ...params, messageId: read.id })).toEqual(late);
    });
  });
});
