import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { liveCounters } from "#app/platform/live/live.table.ts";
import { createUploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { conversations, messageAttachments, messages } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import {
  listMessageFiles,
  listMessages,
} from "#app/messages/thread/reading/messages.queries.server.ts";
import { sendReply, type SendReply } from "./send-reply.server.ts";
import { findThread } from "#app/messages/thread/thread.queries.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { createDiskStore } from "#app/platform/files/disk-store.ts";
import { createLog } from "#app/platform/log.ts";
import { aConversation, aMessage, aSeller, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { aPdf } from "#test/sample-documents.ts";

const folder = mkdtempSync(join(tmpdir(), "relevo-reply-"));
const files = createDiskStore(folder);
const uploads = createUploadStore(folder);
const log = createLog("silent");

withDatabase((world) => {
  const aThread = async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const thread = await aConversation(db, { ownerId: seller.id });
    await aMessage(db, thread);
    return thread;
  };
  const reply = (conversationId: string, userId: string, changes: Partial<SendReply> = {}) =>
    sendReply(
      { db: world().db, jobs: world().jobs, files, uploads, log },
      {
        conversationId,
        userId,
        formKey: createId(),
        content: "Come by on Friday.",
        attached: [],
        uploadIds: [],
        now: new Date(),
        ...changes,
      },
    );
  /** How many live updates the person's open pages got. */
  const changesFor = async (userId: string) => {
    const [row] = await world()
      .db.select({ last: liveCounters.last })
      .from(liveCounters)
      .where(eq(liveCounters.userId, userId));
    return row?.last ?? 0;
  };

  describe("a reply", () => {
    test("reaches the other person, unarchives the conversation, and updates open pages", async () => {
      const { db } = world();
      const { id, ownerId, buyerId } = await aThread();
      await db
        .insert(conversationMembers)
        .values({ conversationId: id, userId: buyerId, archivedAt: new Date() });
      await db.update(conversations).set({ status: "archived" }).where(eq(conversations.id, id));
      const outcome = await reply(id, ownerId);
      expect(outcome).toMatchObject({ ok: true });
      const { messages: seen } = await listMessages(db, { conversationId: id, userId: buyerId });
      expect(seen.at(-1)).toMatchObject({
        senderId: ownerId,
        recipientId: buyerId,
        messageType: "reply",
        content: "Come by on Friday.",
        readAt: null,
      });
      expect(await findThread(db, id, buyerId)).toMatchObject({
        status: "active",
        member: { archivedAt: null },
      });
      // One for the message, one for the notification.
      expect(await changesFor(buyerId)).toBe(2);
      expect(await changesFor(ownerId)).toBe(1);
    });

    test("submitted fifty times at once from one form is one message", async () => {
      const { db } = world();
      const { id, ownerId } = await aThread();
      const formKey = createId();
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () => reply(id, ownerId, { formKey })),
      );
      expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(outcomes[0]).toMatchObject({ ok: true });
      expect(await db.$count(messages, eq(messages.senderId, ownerId))).toBe(1);
    });

    test("is rejected for strangers, closed conversations and deleted people", async () => {
      const { db } = world();
      const { id, ownerId } = await aThread();
      const stranger = await aUser(db);
      expect(await reply(id, stranger.id)).toEqual({ ok: false, reason: "not-found" });
      expect(await reply(createId(), ownerId)).toEqual({ ok: false, reason: "not-found" });
      expect(await reply(id, ownerId, { content: "" })).toEqual({ ok: false, reason: "empty" });
      const closed = await aConversation(db, { ownerId, status: "closed" });
      expect(await reply(closed.id, ownerId)).toEqual({ ok: false, reason: "closed" });
      for (const [change, reason] of [
        [{ deletedAt: new Date() }, "other-left"],
        [{ deactivatedAt: new Date() }, "other-inactive"],
      ] as const) {
        const gone = await aUser(db, change);
        const theirs = await aConversation(db, { ownerId, buyerId: gone.id });
        expect(await reply(theirs.id, ownerId)).toEqual({ ok: false, reason });
      }
    });

    test("is limited to sixty an hour; a repeated one does not count", async () => {
      const { id, buyerId } = await aThread();
      const now = new Date();
      const formKey = createId();
      for (let sent = 0; sent < 3; sent++) await reply(id, buyerId, { now, formKey });
      for (let sent = 0; sent < 59; sent++)
        expect(await reply(id, buyerId, { now })).toMatchObject({ ok: true });
      expect(await reply(id, buyerId, { now })).toEqual({ ok: false, reason: "too-many-replies" });
      expect(await reply(id, buyerId, { now, formKey })).toMatchObject({ ok: true });
      const later = new Date(now.getTime() + 3_600_001);
      expect(await reply(id, buyerId, { now: later })).toMatchObject({ ok: true });
    });

    test("to a person who blocked the sender reaches nobody and looks sent", async () => {
      const { db } = world();
      const { id, ownerId, buyerId } = await aThread();
      await db.insert(userBlocks).values({ blockerId: ownerId, blockedId: buyerId });
      await db
        .insert(conversationMembers)
        .values({ conversationId: id, userId: ownerId, archivedAt: new Date() });
      expect(await reply(id, buyerId, { content: "Secret words" })).toMatchObject({ ok: true });
      const mine = await listMessages(db, { conversationId: id, userId: buyerId });
      expect(mine.messages.at(-1)).toMatchObject({ content: "Secret words", deliveredAt: null });
      const theirs = await listMessages(db, { conversationId: id, userId: ownerId });
      expect(JSON.stringify(theirs)).not.toContain("Secret words");
      expect((await findThread(db, id, ownerId))!.member!.archivedAt).not.toBeNull();
      expect(await changesFor(ownerId)).toBe(0);
    });
  });

  describe("files of a reply", () => {
    test("are stored once, named after their content, and listed with the message", async () => {
      const { db } = world();
      const { id, ownerId } = await aThread();
      const photo = await sharp({
        create: { width: 300, height: 200, channels: 3, background: "#336644" },
      })
        .withExif({ IFD0: { Copyright: "canary" } })
        .png()
        .toBuffer();
      const lease = await aPdf();
      const outcome = await reply(id, ownerId, {
        content: "",
        attached: [
          { name: "../Lease 2026.exe", read: async () => lease },
          { name: "shop.png", read: async () => photo },
        ],
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      const { messages: seen } = await listMessages(db, { conversationId: id, userId: ownerId });
      expect(seen.at(-1)).toMatchObject({
        content: "Lease 2026.pdf, shop.jpg",
        tags: ["files-only"],
      });
      expect(await listMessageFiles(db, [outcome.messageId])).toMatchObject([
        { name: "Lease 2026.pdf", contentType: "application/pdf" },
        { name: "shop.jpg", contentType: "image/jpeg" },
      ]);
      const [, drawn] = await db
        .select()
        .from(messageAttachments)
        .where(eq(messageAttachments.messageId, outcome.messageId))
        .orderBy(messageAttachments.name);
      const stored = await files.get(messageFileKey(drawn!.storageKey));
      const bytes = Buffer.from(await new Response(stored!.body).arrayBuffer());
      expect((await sharp(bytes).metadata()).format).toBe("jpeg");
      expect(bytes.includes("canary")).toBe(false);
    });

    test("can be uploads, and the form can be repeated after they are used", async () => {
      const { id, ownerId } = await aThread();
      const pdf = await aPdf();
      const { id: uploadId } = await uploads.create(ownerId, {
        kind: "document",
        fileName: "Terms.pdf",
        size: pdf.byteLength,
      });
      const upload = (await uploads.find(ownerId, uploadId))!;
      const form = { formKey: createId(), uploadIds: [uploadId] };
      expect(await reply(id, ownerId, form)).toMatchObject({ reason: "upload-gone" });
      await uploads.append(ownerId, upload, one(pdf));
      const first = await reply(id, ownerId, form);
      expect(first).toMatchObject({ ok: true });
      expect(await uploads.find(ownerId, uploadId)).toBeNull();
      expect(await reply(id, ownerId, form)).toEqual(first);
    });

    test("are rejected by content and number, and then nothing is sent", async () => {
      const { db } = world();
      const { id, buyerId } = await aThread();
      const pdf = await aPdf();
      const page = { name: "lease.pdf", read: async () => Buffer.from("<html></html>") };
      expect(await reply(id, buyerId, { attached: [page] })).toEqual({
        ok: false,
        reason: "not-a-document",
        fileName: "lease.pdf",
      });
      const four = Array.from({ length: 4 }, () => ({ name: "a.pdf", read: async () => pdf }));
      expect(await reply(id, buyerId, { attached: four })).toMatchObject({
        reason: "too-many-files",
      });
      expect(await db.$count(messages, eq(messages.conversationId, id))).toBe(1);
    });
  });
});

async function* one(bytes: Uint8Array) {
  yield bytes;
}
