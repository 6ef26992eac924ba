import { and, count, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openConversation } from "#app/admin/conversations/open-conversation.server.ts";
import { blockPerson, closeThread } from "#app/messages/thread/change-thread.server.ts";
import { flaggedMessages } from "#app/messages/safety/safety.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { aConversation, aListing, aMessage, anAdmin } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();
const minutes = (number: number) => new Date(now.getTime() + number * 60_000);

withDatabase((world) => {
  const input = (conversationId: string, actorId: string, at = now) => ({
    conversationId,
    actorId,
    before: null as string | null,
    requestId: "request-1",
    now: at,
  });

  test("shows withheld and flagged messages, and who did what", async () => {
    const { db } = world();
    const { id: actorId } = await anAdmin(db);
    const listing = await aListing(db, { status: "active" });
    const conversation = await aConversation(db, {
      listingId: listing.id,
      ownerId: listing.ownerId,
    });
    const first = await aMessage(db, conversation, { content: "Wire me the deposit first." });
    await aMessage(db, conversation, { content: "Are you there?", withheld: true });
    await db.insert(flaggedMessages).values({ messageId: first.id, reason: "scam" });
    const own = { conversationId: conversation.id, userId: listing.ownerId };
    await blockPerson(db, { ...own, blocked: true, now });
    await closeThread(db, own);
    const shown = await openConversation(db, input(conversation.id, actorId));
    expect(shown).toMatchObject({
      status: "closed",
      messageCount: 2,
      listing: { id: listing.id },
      people: [{ id: conversation.buyerId }, { id: listing.ownerId }],
      messages: [
        { isWithheld: false, flags: [{ label: "Looks like a known scam", isSettled: false }] },
        { isWithheld: true, flags: [] },
      ],
      lastMessage: { text: "Are you there?" },
      older: null,
    });
    expect(shown!.moderation.join(" ")).toMatch(
      /closed the conversation.*blocked the other person/,
    );
    expect(await openConversation(db, input(createId(), actorId))).toBeNull();
  });

  test("loads fifty messages at a time, the latest first", async () => {
    const { db } = world();
    const { id: actorId } = await anAdmin(db);
    const conversation = await aConversation(db);
    for (let index = 0; index < 52; index++)
      await aMessage(db, conversation, { content: `Message ${index}`, createdAt: minutes(index) });
    const latest = await openConversation(db, input(conversation.id, actorId));
    expect(latest!.messages).toHaveLength(50);
    expect(latest!.messages.at(-1)!.text).toBe("Message 51");
    const older = await openConversation(db, {
      ...input(conversation.id, actorId),
      before: latest!.older,
    });
    expect(older).toMatchObject({
      isLatest: false,
      older: null,
      messages: [{ text: "Message 0" }, { text: "Message 1" }],
    });
  });

  test("logs an opening once per administrator and hour", async () => {
    const { db } = world();
    const [one, other] = [await anAdmin(db), await anAdmin(db)];
    const { id } = await aConversation(db);
    const openings = async () =>
      (
        await db
          .select({ count: count() })
          .from(auditLog)
          .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, "conversation-opened")))
      )[0]!.count;
    await openConversation(db, input(id, one.id));
    const again = await openConversation(db, input(id, one.id, minutes(30)));
    expect(again!.timeline).toMatchObject([{ action: "Conversation opened" }]);
    expect(await openings()).toBe(1);
    await openConversation(db, input(id, other.id));
    await openConversation(db, input(id, one.id, minutes(61)));
    expect(await openings()).toBe(3);
  });
});
