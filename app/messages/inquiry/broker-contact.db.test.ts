import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { requestContext } from "#app/context.ts";
import { loader } from "./broker-contact-page.tsx";
import { sendInquiry, type SendInquiry } from "./send-inquiry.server.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { aBroker, aConversation, aSeller, aUser, type User } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const input = {
  fullName: "Bea Buyer",
  phoneNumber: "416 555 0100",
  emailAddress: "typed@example.com",
  message: "Do you know of a bakery near Guelph?",
};

withDatabase((world) => {
  const send = (brokerId: string, senderId: string, changes: Partial<SendInquiry> = {}) =>
    sendInquiry(world().db, world().jobs, {
      brokerId,
      senderId,
      formKey: createId(),
      input,
      now: new Date(),
      ...changes,
    });
  const threadsOf = (brokerId: string) =>
    world()
      .db.select()
      .from(conversations)
      .where(and(eq(conversations.ownerId, brokerId), isNull(conversations.listingId)));

  describe("an inquiry to a broker", () => {
    test("opens one conversation without a listing and continues it", async () => {
      const { db } = world();
      const broker = await aBroker(db, { firstName: "Luc", lastName: "Roy" });
      const buyer = await aUser(db);
      const outcomes = await Promise.all([send(broker.id, buyer.id), send(broker.id, buyer.id)]);
      const [thread, ...more] = await threadsOf(broker.id);
      expect(more).toEqual([]);
      expect(outcomes).toEqual([
        { ok: true, conversationId: thread!.id },
        { ok: true, conversationId: thread!.id },
      ]);
      expect(thread).toMatchObject({ buyerId: buyer.id, messageCount: 2, status: "active" });
      const [message] = await db
        .select()
        .from(messages)
        .where(eq(messages.conversationId, thread!.id));
      expect(message).toMatchObject({
        recipientId: broker.id,
        subject: "Inquiry about Luc Roy",
        messageType: "inquiry",
        inquiryData: { name: "Bea Buyer", message: input.message },
      });
      // A conversation about one of the broker's listings is separate.
      await aConversation(db, { ownerId: broker.id, buyerId: buyer.id });
      expect(await threadsOf(broker.id)).toHaveLength(1);
    });

    test("submitted twice from one form is one message", async () => {
      const { db } = world();
      const [broker, buyer] = [await aBroker(db), await aUser(db)];
      const formKey = createId();
      for (const outcome of await Promise.all([
        send(broker.id, buyer.id, { formKey }),
        send(broker.id, buyer.id, { formKey }),
      ]))
        expect(outcome.ok).toBe(true);
      expect(await threadsOf(broker.id)).toMatchObject([{ messageCount: 1 }]);
    });

    test("follows the rules of every inquiry", async () => {
      const { db } = world();
      const buyer = await aUser(db);
      const unconfirmed = await aUser(db, { emailVerified: false });
      const broker = await aBroker(db);
      const quiet = await aBroker(db, { allowMessages: false });
      const refused = (reason: string) => ({ ok: false, reason });
      expect(await send(broker.id, broker.id)).toEqual(refused("own-listing"));
      expect(await send(quiet.id, buyer.id)).toEqual(refused("no-messages"));
      for (const hidden of [
        await aSeller(db),
        await aBroker(db, { identityVerified: false }),
        await aBroker(db, { showProfile: false }),
        await aBroker(db, { deactivatedAt: new Date() }),
      ])
        expect(await send(hidden.id, buyer.id)).toEqual(refused("not-found"));
      expect(await send(createId(), buyer.id)).toEqual(refused("not-found"));
      for (const message of ["One?", "Two?", "Three?"])
        expect(
          await send(broker.id, unconfirmed.id, { input: { ...input, message } }),
        ).toMatchObject({ ok: true });
      expect(await send(broker.id, unconfirmed.id)).toEqual(refused("unconfirmed-limit"));
      await db
        .update(conversations)
        .set({ status: "closed" })
        .where(eq(conversations.buyerId, unconfirmed.id));
      expect(await send(broker.id, unconfirmed.id)).toEqual(refused("conversation-closed"));
    });
  });

  test("the contact form of a broker's page requires sign-in, and is 404 outside the directory", async () => {
    const { db } = world();
    const look = async (id: string, viewer: User | null) => {
      const context = aPageContext(world(), anAccountRequest(world()));
      context.set(requestContext, { ...context.get(requestContext), viewer });
      try {
        return await loader({ context, params: { id } } as never);
      } catch (thrown) {
        return (thrown as { init: { status: number } }).init.status;
      }
    };
    const broker = await aBroker(db, { email: "canary-broker@example.com" });
    const buyer = await aUser(db, { firstName: "Bea", lastName: "Li" });
    expect(await look(broker.id, null)).toMatchObject({ state: { kind: "visitor" }, thread: null });
    expect(await look(broker.id, broker)).toMatchObject({ state: { reason: "own-listing" } });
    const form = await look(broker.id, buyer);
    expect(form).toMatchObject({ state: { kind: "form", prefill: { fullName: "Bea Li" } } });
    expect(JSON.stringify(form)).not.toMatch(/canary/);
    await send(broker.id, buyer.id);
    expect(await look(broker.id, buyer)).toMatchObject({ thread: { messageCount: 1 } });
    for (const id of ["1", createId(), buyer.id]) expect(await look(id, buyer)).toBe(404);
  });
});
