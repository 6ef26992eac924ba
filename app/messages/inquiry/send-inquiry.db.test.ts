import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { emailMessages } from "#app/messages/email/email-messages.job.server.ts";
import { sendInquiry, type SendInquiry } from "./send-inquiry.server.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { readEnv } from "#app/platform/env.ts";
import { secret } from "#test/account-request.ts";
import { aConversation, aListing, aMessage, aSeller, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

const input = {
  fullName: "Bea Buyer",
  phoneNumber: "416 555 0100",
  emailAddress: "typed@example.com",
  message: "Is the lease transferable?",
};

withDatabase((world) => {
  const aCase = async (owner: Parameters<typeof aSeller>[1] = {}, buyer = {}) => {
    const { db } = world();
    const seller = await aSeller(db, owner);
    const sender = await aUser(db, buyer);
    const listing = await aListing(db, { ownerId: seller.id, title: "A mill", status: "active" });
    return { seller, sender, listing };
  };
  const send = (listingId: string, senderId: string, changes: Partial<SendInquiry> = {}) =>
    sendInquiry(world().db, world().jobs, {
      listingId,
      senderId,
      formKey: createId(),
      input,
      now: new Date(),
      ...changes,
    });
  /** Runs the job that sending enqueued. */
  const email = (conversationId: string, userId: string) =>
    emailMessages(
      { ...world(), env: readEnv({ RELEVO_MODE: "test", SESSION_SECRET: secret }) },
      { conversationId, userId },
      new Date(),
    );
  const threadsOf = (listingId: string) =>
    world().db.select().from(conversations).where(eq(conversations.listingId, listingId));
  const messagesOf = (senderId: string) =>
    world().db.select().from(messages).where(eq(messages.senderId, senderId));

  describe("an inquiry", () => {
    test("opens an unread conversation and is emailed to the owner with the sender's input", async () => {
      const { db } = world();
      const { seller, sender, listing } = await aCase({}, { phone: "999 999 9999" });
      const outcome = await send(listing.id, sender.id);
      const [thread] = await threadsOf(listing.id);
      expect(outcome).toEqual({ ok: true, conversationId: thread!.id });
      expect(thread).toMatchObject({
        buyerId: sender.id,
        ownerId: seller.id,
        status: "active",
        messageCount: 1,
      });
      const [message] = await messagesOf(sender.id);
      expect(message).toMatchObject({
        recipientId: seller.id,
        messageType: "inquiry",
        subject: "Inquiry about A mill",
        content: input.message,
        tags: ["inquiry"],
        readAt: null,
        priority: "normal",
        autoReply: false,
        inquiryData: {
          name: input.fullName,
          email: input.emailAddress,
          phone: input.phoneNumber,
          message: input.message,
        },
      });
      expect(thread!.lastMessageId).toBe(message!.id);
      await email(thread!.id, seller.id);
      const [mail, ...more] = await mailsTo(db, seller.email);
      expect(more).toEqual([]);
      expect(mail!.subject).toBe("Inquiry about A mill");
      for (const said of [input.fullName, input.emailAddress, input.phoneNumber, input.message])
        expect(mail!.text).toContain(said);
      expect(mail!.text).toContain(leadHref(thread!.id));
      // The email contains what the sender entered, nothing from their profile.
      expect(mail!.text).not.toMatch(new RegExp(`${sender.email}|999 999 9999|hasn't confirmed`));
    });

    test("says that there is no message and that the address is unconfirmed", async () => {
      const { db } = world();
      const { seller, sender, listing } = await aCase({}, { emailVerified: false });
      await send(listing.id, sender.id, { input: { ...input, message: "" } });
      const [message] = await messagesOf(sender.id);
      expect(message!.content).toBe("No additional message provided");
      await email(message!.conversationId, seller.id);
      expect((await mailsTo(db, seller.email))[0]!.text).toContain("hasn't confirmed");
    });

    test("submitted twice from one form is one message and one email, at once or later", async () => {
      const { db } = world();
      const { seller, sender, listing } = await aCase();
      const formKey = createId();
      const outcomes = await Promise.all(
        [1, 2, 3].map(() => send(listing.id, sender.id, { formKey })),
      );
      outcomes.push(await send(listing.id, sender.id, { formKey }));
      const [thread, ...others] = await threadsOf(listing.id);
      expect(others).toEqual([]);
      expect(outcomes).toEqual(outcomes.map(() => ({ ok: true, conversationId: thread!.id })));
      expect(await messagesOf(sender.id)).toHaveLength(1);
      await email(thread!.id, seller.id);
      expect(await mailsTo(db, seller.email)).toHaveLength(1);
    });

    test("another person's form key gives no access to their conversation", async () => {
      const first = await aCase();
      const second = await aUser(world().db);
      const formKey = createId();
      const one = await send(first.listing.id, first.sender.id, { formKey });
      const two = await send(first.listing.id, second.id, { formKey });
      expect(two).toMatchObject({ ok: true });
      expect(two).not.toEqual(one);
      expect(await messagesOf(second.id)).toHaveLength(1);
    });

    test("two concurrent forms share one conversation", async () => {
      const { sender, listing } = await aCase();
      await Promise.all([send(listing.id, sender.id), send(listing.id, sender.id)]);
      const threads = await threadsOf(listing.id);
      expect(threads.map(({ messageCount }) => messageCount)).toEqual([2]);
    });

    test("reopens an archived conversation and leaves a closed one closed", async () => {
      const { db } = world();
      for (const [status, after] of [
        ["archived", "active"],
        ["closed", "closed"],
      ] as const) {
        const { seller, sender, listing } = await aCase();
        await aConversation(db, {
          listingId: listing.id,
          buyerId: sender.id,
          ownerId: seller.id,
          status,
        });
        const outcome = await send(listing.id, sender.id);
        expect(outcome.ok).toBe(after === "active");
        expect((await threadsOf(listing.id))[0]!.status).toBe(after);
      }
    });

    test("is rejected for missing, own and sold listings, and owners who accept no messages", async () => {
      const { db } = world();
      const { seller, sender, listing } = await aCase();
      expect(await send(createId(), sender.id)).toEqual({ ok: false, reason: "not-found" });
      expect(await send(listing.id, seller.id)).toEqual({ ok: false, reason: "own-listing" });
      for (const [status, reason] of [
        ["sold", "sold"],
        ["draft", "not-found"],
        ["expired", "not-found"],
      ] as const) {
        const other = await aListing(db, { ownerId: seller.id, status });
        expect(await send(other.id, sender.id)).toEqual({ ok: false, reason });
      }
      const quiet = await aCase({ allowMessages: false });
      const refused = await send(quiet.listing.id, quiet.sender.id);
      expect(refused).toEqual({ ok: false, reason: "no-messages" });
      expect(await threadsOf(quiet.listing.id)).toEqual([]);
      expect(await mailsTo(db, quiet.seller.email)).toEqual([]);
    });

    test("has a daily limit that concurrent requests cannot exceed", async () => {
      const { db } = world();
      const { sender, seller } = await aCase({}, { emailVerified: false });
      const fields = { ownerId: seller.id, status: "active" as const };
      const targets = await Promise.all([1, 2, 3, 4, 5].map(() => aListing(db, fields)));
      const outcomes = await Promise.all(targets.map(({ id }) => send(id, sender.id)));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
      expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "unconfirmed-limit" });
      const tomorrow = new Date(Date.now() + 25 * 3_600_000);
      expect(await send(targets[0]!.id, sender.id, { now: tomorrow })).toMatchObject({ ok: true });
    });

    test("counts toward the limit of twenty; replies do not", async () => {
      const { db } = world();
      const { sender, listing, seller } = await aCase();
      const thread = await aConversation(db, { ownerId: seller.id, buyerId: sender.id });
      for (let sent = 0; sent < 19; sent++) await aMessage(db, thread);
      await aMessage(db, thread, { messageType: "reply" });
      expect(await send(listing.id, sender.id)).toMatchObject({ ok: true });
      expect(await send(listing.id, sender.id)).toEqual({ ok: false, reason: "daily-limit" });
    });
  });
});
