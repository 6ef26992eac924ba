import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { changeConversation } from "./change-conversation.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { closeThread, reopenThread } from "#app/messages/thread/change-thread.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { aConversation, anAdmin } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  const stateOf = async (id: string) =>
    (
      await world()
        .db.select({ status: conversations.status, closedBy: conversations.closedBy })
        .from(conversations)
        .where(eq(conversations.id, id))
    )[0]!;

  test("an administrator can archive, close and reopen; each change is audited once", async () => {
    const { db } = world();
    const { id: actorId } = await anAdmin(db);
    const { id } = await aConversation(db);
    const change = { conversationId: id, actorId };
    expect(await changeConversation(db, { ...change, status: "archived" })).toEqual({
      ok: true,
      changed: true,
    });
    expect(await changeConversation(db, { ...change, status: "archived" })).toEqual({
      ok: true,
      changed: false,
    });
    expect(await stateOf(id)).toEqual({ status: "archived", closedBy: null });
    await changeConversation(db, { ...change, status: "closed" });
    await changeConversation(db, { ...change, status: "active" });
    expect(await stateOf(id)).toEqual({ status: "active", closedBy: null });
    const entries = await db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "conversation"), eq(auditLog.subjectId, id)))
      .orderBy(auditLog.createdAt);
    expect(entries).toEqual([
      {
        action: "conversation-archived",
        details: { before: { status: "active" }, after: { status: "archived" } },
      },
      {
        action: "conversation-closed",
        details: { before: { status: "archived" }, after: { status: "closed" } },
      },
      {
        action: "conversation-reopened",
        details: { before: { status: "closed" }, after: { status: "active" } },
      },
    ]);
    const nowhere = { conversationId: createId(), actorId, status: "closed" } as const;
    expect(await changeConversation(db, nowhere)).toEqual({ ok: false, reason: "not-found" });
  });

  test("a participant cannot reopen a conversation that an administrator closed", async () => {
    const { db } = world();
    const { id: actorId } = await anAdmin(db);
    const { id, buyerId } = await aConversation(db);
    const own = { conversationId: id, userId: buyerId };
    await closeThread(db, own);
    await changeConversation(db, { conversationId: id, actorId, status: "closed" });
    expect(await reopenThread(db, own)).toEqual({ ok: false, reason: "not-yours" });
    await changeConversation(db, { conversationId: id, actorId, status: "active" });
    expect((await stateOf(id)).status).toBe("active");
  });
});
