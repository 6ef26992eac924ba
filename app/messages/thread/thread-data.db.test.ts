import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messageAttachments, messages } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers, quickReplies } from "./members.table.ts";
import {
  exportLeadRecords,
  exportMessageFiles,
  exportQuickReplies,
} from "#app/messages/export-messages.server.ts";
import { forgetMember } from "./forget-member.server.ts";
import { aConversation, aMessage, aSeller } from "#test/factories.ts";
import { messageFileKey } from "#app/messages/thread/files/message-file.ts";
import { withDatabase } from "#test/with-database.ts";
import { listSweeps } from "#test/run-sweeps.ts";

withDatabase((world) => {
  test("a person's notes about conversations are exported, and deleted with the account", async () => {
    const { db, jobs } = world();
    const seller = await aSeller(db);
    const thread = await aConversation(db, { ownerId: seller.id });
    const [received, sent, withheld] = [
      await aMessage(db, thread),
      await aMessage(db, thread, {
        senderId: seller.id,
        content: "Passport.pdf",
        tags: ["files-only"],
      }),
      await aMessage(db, thread, { withheld: true }),
    ];
    await db.insert(messageAttachments).values(
      [received, sent, withheld].map(({ id }, at) => ({
        messageId: id,
        name: `File ${at}.pdf`,
        storageKey: `key-${at}`,
        contentType: "application/pdf",
        bytes: 1,
      })),
    );
    await db.insert(conversationMembers).values([
      { conversationId: thread.id, userId: seller.id, notes: "Mine" },
      { conversationId: thread.id, userId: thread.buyerId, notes: "canary" },
    ]);
    await db
      .insert(quickReplies)
      .values({ userId: seller.id, name: "Thanks", content: "Thank you", position: 0 });
    await db.insert(userBlocks).values({ blockerId: seller.id, blockedId: thread.buyerId });

    const file = {
      files: await Array.fromAsync(exportMessageFiles(db, seller.id)),
      records: await Array.fromAsync(exportLeadRecords(db, seller.id)),
      replies: await Array.fromAsync(exportQuickReplies(db, seller.id)),
    };
    expect(file.files.map(({ name }) => name).toSorted()).toEqual(["File 0.pdf", "File 1.pdf"]);
    expect(file.records).toMatchObject([{ notes: "Mine" }]);
    expect(file.replies).toMatchObject([{ name: "Thanks" }]);

    const leave = (id: string) =>
      db.transaction((tx) => forgetMember(jobs)(tx, { id, email: "", now: new Date() }));
    await leave(seller.id);
    expect(await Array.fromAsync(exportLeadRecords(db, seller.id))).toEqual([]);
    expect(await Array.fromAsync(exportQuickReplies(db, seller.id))).toEqual([]);
    expect(await db.$count(userBlocks, eq(userBlocks.blockerId, seller.id))).toBe(0);
    const [kept] = await db.select().from(messages).where(eq(messages.id, sent.id));
    expect(kept!.content).toBe("Deleted file");
    expect(await Array.fromAsync(exportMessageFiles(db, seller.id))).toMatchObject([
      { name: "File 0.pdf" },
    ]);
    await leave(thread.buyerId);
    expect(await db.$count(messages, eq(messages.conversationId, thread.id))).toBe(2);
    expect(await listSweeps(db)).toEqual(["key-0", "key-1", "key-2"].map(messageFileKey));
  });
});
