import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notificationChoices } from "#app/accounts/notifications/notifications.table.ts";
import { inboundEmails } from "./inbound-emails.table.ts";
import { forgetOld } from "#server/forget-old.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { conversationMembers } from "#app/messages/thread/members.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { secret } from "#test/account-request.ts";
import { aBroker, aConversation, aListing, aMessage, aSeller, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { remindOfMessages } from "./remind-of-messages.job.server.ts";

const now = new Date();
const days = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000);
const env = {
  APP_URL: "https://relevo.example",
  SESSION_SECRET: secret,
  SESSION_SECRET_PREVIOUS: undefined,
  REPLY_DOMAIN: undefined,
};

withDatabase((world) => {
  const remind = (at = now) => remindOfMessages({ ...world(), env }, at);
  const aLead = async (
    ownerId: string,
    age = 4,
    changes: Parameters<typeof aConversation>[1] = {},
    firstName = "Bea",
  ) => {
    const { db } = world();
    const listing = await aListing(db, { ownerId, title: "A mill", status: "active" });
    const buyer = await aUser(db, { firstName, lastName: "Buyer" });
    const thread = await aConversation(db, {
      listingId: listing.id,
      ownerId,
      buyerId: buyer.id,
      ...changes,
    });
    await aMessage(db, thread, { createdAt: days(age) });
    return { thread, buyer, listing };
  };
  const remindersTo = async ({ email }: { email: string }) =>
    (await mailsTo(world().db, email)).filter(({ subject }) =>
      subject.includes("waiting for your answer"),
    );

  test("an owner gets one reminder of all inquiries that waited three days, with a link to each", async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const first = await aLead(seller.id, 5);
    await aMessage(db, first.thread, { createdAt: days(4) });
    const second = await aLead(seller.id, 3, {}, "Carl");
    const fresh = await aLead(seller.id, 2, {}, "Dora");
    await remind();
    await remind();
    const [mail, ...more] = await remindersTo(seller);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe("2 buyers are waiting for your answer");
    expect(mail!.text).toContain("You have 3 messages");
    expect(mail!.text).toContain("Bea Buyer about A mill (2 messages, 4 days)");
    expect(mail!.text).toContain("Carl Buyer about A mill (1 message, 3 days)");
    for (const { thread } of [first, second])
      expect(mail!.text).toContain(`${world().jobs.appUrl}${leadHref(thread.id)}`);
    expect(mail!.text).not.toContain("Dora");
    expect(mail!.headers["List-Unsubscribe"]).toContain("/unsubscribe/messages/");

    // The third is due a day later, and again when the buyer writes again.
    await remind(days(-1));
    const [later] = await remindersTo(seller);
    expect(later!.subject).toBe("Dora Buyer is waiting for your answer");
    await aMessage(db, fresh.thread, { createdAt: now });
    await remind(days(-2));
    expect(await remindersTo(seller)).toHaveLength(2);
    await remind(days(-4));
    expect(await remindersTo(seller)).toHaveLength(3);
  });

  test("nobody is reminded of answered, closed or old conversations", async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const { thread: answered } = await aLead(seller.id, 6);
    await aMessage(db, answered, { senderId: seller.id, createdAt: days(5) });
    await aLead(seller.id, 20);
    await aLead(seller.id, 4, { status: "closed" });
    await aLead(seller.id, 4, { status: "archived" });
    const sold = await aLead(seller.id);
    await db.execute(
      sql`update listings set status = 'sold', sold_at = now() where id = ${sold.listing.id}`,
    );
    for (const kept of [
      { archivedAt: now },
      { stage: "lost" },
      { followUpOn: days(-2).toISOString().slice(0, 10) },
    ] as const) {
      const { thread } = await aLead(seller.id);
      await db
        .insert(conversationMembers)
        .values({ conversationId: thread.id, userId: seller.id, ...kept });
    }
    const blocked = await aLead(seller.id);
    await db.insert(userBlocks).values({ blockerId: seller.id, blockedId: blocked.buyer.id });
    const blocking = await aLead(seller.id);
    await db.insert(userBlocks).values({ blockerId: blocking.buyer.id, blockedId: seller.id });
    await remind();
    expect(await remindersTo(seller)).toEqual([]);
  });

  test("a past follow-up day does not prevent a reminder, and a withheld message does not cause one", async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const { thread } = await aLead(seller.id);
    const followUpOn = days(2).toISOString().slice(0, 10);
    await db
      .insert(conversationMembers)
      .values({ conversationId: thread.id, userId: seller.id, followUpOn });
    const other = await aSeller(db);
    const silent = await aConversation(db, { ownerId: other.id });
    await aMessage(db, silent, { createdAt: days(4), withheld: true });
    await remind();
    expect(await remindersTo(seller)).toHaveLength(1);
    expect(await remindersTo(other)).toEqual([]);
  });

  test.each([
    ["all emails", { notifyByEmail: false }, false],
    ["emails about messages", {}, true],
  ])(
    "people who switched off %s are never reminded, not even later",
    async (_what, changes, byChoice) => {
      const { db } = world();
      const seller = await aSeller(db, changes);
      if (byChoice)
        await db
          .insert(notificationChoices)
          .values({ userId: seller.id, kind: "message", channel: "email", enabled: false });
      const { thread } = await aLead(seller.id);
      await remind();
      expect(await remindersTo(seller)).toEqual([]);
      const [row] = await db.select().from(conversations).where(eq(conversations.id, thread.id));
      expect(row!.remindedMessageId).toBe(row!.lastMessageId);
    },
  );

  test("a broker is reminded of messages without a listing", async () => {
    const { db } = world();
    const broker = await aSeller(db);
    const buyer = await aUser(db, { firstName: "Bea", lastName: "Buyer" });
    const [thread] = await db
      .insert(conversations)
      .values({ ownerId: broker.id, buyerId: buyer.id })
      .returning();
    await aMessage(db, thread!, { createdAt: days(4) });
    await remind();
    expect((await remindersTo(broker))[0]!.text).toContain("Bea Buyer (1 message, 4 days)");
  });

  test("what the owner answered before their broker's mandate is not counted", async () => {
    const { db } = world();
    const owner = await aSeller(db);
    const broker = await aBroker(db);
    const { thread } = await aLead(owner.id, 6);
    await aMessage(db, thread, { senderId: owner.id, createdAt: days(5) });
    const given = { ownerId: broker.id, thirdId: owner.id };
    await db.update(conversations).set(given).where(eq(conversations.id, thread.id));
    await aMessage(db, { ...thread, ...given }, { createdAt: days(4) });
    await remind();
    expect((await remindersTo(broker))[0]!.text).toContain("(1 message, 4 days)");
  });

  test("concurrent jobs remind once, and a killed job reminds on its next run", async () => {
    const { db, jobs } = world();
    const seller = await aSeller(db);
    await aLead(seller.id);
    const killed = { ...jobs, enqueue: () => Promise.reject(new Error("killed")) };
    await expect(remindOfMessages({ db, jobs: killed, env }, now)).rejects.toThrow("killed");
    expect(await remindersTo(seller)).toEqual([]);
    await Promise.all([remind(), remind()]);
    expect(await remindersTo(seller)).toHaveLength(1);
  });

  test("inbound email records are kept for 90 days", async () => {
    const { db } = world();
    const externalId = createId();
    await db.insert(inboundEmails).values([
      { externalId: `${externalId} old`, outcome: "bounce", createdAt: days(91) },
      { externalId, outcome: "bounce", createdAt: days(89) },
    ]);
    await forgetOld(db, now);
    const kept = await db.select({ id: inboundEmails.externalId }).from(inboundEmails);
    expect(kept).toEqual([{ id: externalId }]);
  });
});
