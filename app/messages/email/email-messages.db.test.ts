import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { notificationChoices } from "#app/accounts/notifications/notifications.table.ts";
import { readReplyAddress } from "./email-tokens.server.ts";
import { emailMessages } from "./email-messages.job.server.ts";
import { emailMessagesJob, type MessageEmailServices } from "./queue-message-email.server.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { conversations, messageAttachments, messages } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { markThreadRead } from "#app/messages/thread/reading/mark-read.server.ts";
import { postMessage } from "#app/messages/thread/composing/post-message.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { handledBy } from "#app/platform/jobs/jobs.ts";
import { openJobs } from "#app/platform/jobs/open-jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { jobDefinitions } from "#server/job-table.ts";
import { secret } from "#test/account-request.ts";
import { aConversation, aListing, aSeller, aUser, type Conversation } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";
import { soon } from "#test/soon.ts";

const env: MessageEmailServices["env"] = {
  APP_URL: "https://relevo.example",
  SESSION_SECRET: secret,
  SESSION_SECRET_PREVIOUS: undefined,
  REPLY_DOMAIN: "reply.relevo.example",
};
const start = Date.now();
const minutes = (count: number) => new Date(start + count * 60_000);

withDatabase((world) => {
  const aThread = async (owner: Parameters<typeof aSeller>[1] = {}, buyer = {}) => {
    const { db } = world();
    const seller = await aSeller(db, { firstName: "Sam", lastName: "Stone", ...owner });
    const writer = await aUser(db, { firstName: "Bea", lastName: "Buyer", ...buyer });
    const listing = await aListing(db, { ownerId: seller.id, title: "A mill", status: "active" });
    const thread = await aConversation(db, {
      listingId: listing.id,
      ownerId: seller.id,
      buyerId: writer.id,
    });
    return { seller, buyer: writer, thread };
  };
  const post = (
    { id, buyerId, ownerId }: Conversation,
    content: string,
    now = minutes(0),
    {
      isReply = false,
      ...changes
    }: { isReply?: boolean; id?: string; messageType?: "reply" | "offer" } = {},
  ) =>
    world().db.transaction((tx) =>
      postMessage(tx, world().jobs, {
        id: createId(),
        conversationId: id,
        senderId: isReply ? ownerId : buyerId,
        recipientId: isReply ? buyerId : ownerId,
        messageType: "reply",
        content,
        now,
        ...changes,
      }),
    );
  const tell = (
    { id }: Conversation,
    { id: userId }: { id: string },
    now = minutes(0),
    changes: Partial<typeof env> = {},
  ) =>
    emailMessages({ ...world(), env: { ...env, ...changes } }, { conversationId: id, userId }, now);
  const textsTo = async ({ email }: { email: string }) =>
    (await mailsTo(world().db, email)).map(({ text }) => text).toReversed();
  const waiting = async ({ id }: Conversation) => {
    const { rows } = await world().db.execute<{ starts: string }>(
      sql`select start_after as starts from pgboss.job where name = ${emailMessagesJob.name}
          and state = 'created' and singleton_key like ${`${id}%`}`,
    );
    return rows.map(({ starts }) => new Date(starts));
  };
  const runWaiting = ({ id }: Conversation) =>
    world().db.execute(
      sql`update pgboss.job set state = 'completed' where name = ${emailMessagesJob.name}
          and singleton_key like ${`${id}%`}`,
    );

  describe("a message", () => {
    test("names the latest step of a negotiation, without quoting it", async () => {
      const { buyer, thread } = await aThread();
      const step = { isReply: true, messageType: "offer" } as const;
      await post(thread, "Made a counter-offer.", minutes(0), step);
      await post(thread, "Withdrew the offer.", minutes(1), step);
      await tell(thread, buyer, minutes(2));
      const [text] = await textsTo(buyer);
      expect(text).toContain("Sam withdrew the offer");
      expect(text).not.toContain("Message 1 of 2");
    });

    test("is emailed once, with a link to the thread and headers that group it", async () => {
      const { seller, buyer, thread } = await aThread();
      await post(thread, "Is the lease transferable?");
      await tell(thread, seller);
      await tell(thread, seller, minutes(30));
      const [mail, ...more] = await mailsTo(world().db, seller.email);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ subject: "Inquiry about A mill" });
      for (const said of ["Bea Buyer", "A mill", "Is the lease transferable?"])
        expect(mail!.text).toContain(said);
      expect(mail!.text).toContain(`${world().jobs.appUrl}${leadHref(thread.id)}`);
      expect(mail!.text).not.toContain(buyer.email);

      await post(thread, "Yes, it is.", minutes(1), { isReply: true });
      await tell(thread, buyer, minutes(1));
      await post(thread, "Good to know.", minutes(40));
      await tell(thread, seller, minutes(40));
      const [reply] = await mailsTo(world().db, buyer.email);
      const [later] = await mailsTo(world().db, seller.email);
      expect(reply!.subject).toBe("Re: Inquiry about A mill");
      expect(later!.subject).toBe("Re: Inquiry about A mill");
      expect(later!.headers.References).toBe(mail!.headers.References);
      expect(later!.headers["In-Reply-To"]).toBe(mail!.headers.References);
      expect(reply!.headers.References).not.toBe(mail!.headers.References);
      const seatOf = (headers: Record<string, string>) =>
        readReplyAddress([secret], env.REPLY_DOMAIN!, headers["Reply-To"]!);
      const conversationId = thread.id;
      expect(seatOf(mail!.headers)).toEqual({ conversationId, seat: "owner" });
      expect(seatOf(reply!.headers)).toEqual({ conversationId, seat: "buyer" });
      expect(mail!.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    });

    test("has no reply address without a reply domain, and says so", async () => {
      const { seller, thread } = await aThread();
      await post(thread, "Hello");
      await tell(thread, seller, minutes(0), { REPLY_DOMAIN: undefined });
      const [mail] = await mailsTo(world().db, seller.email);
      expect(mail!.headers["Reply-To"]).toBeUndefined();
      expect(mail!.text).toContain("Please reply on Relevo");
    });

    test("within ten minutes of the last email waits and is batched with others", async () => {
      const { seller, thread } = await aThread();
      await post(thread, "First");
      await tell(thread, seller);
      await runWaiting(thread);
      for (const [at, text] of ["Second", "Third"].entries()) {
        await post(thread, text, minutes(at + 2));
        await runWaiting(thread);
        await tell(thread, seller, minutes(at + 2));
        expect(await waiting(thread)).toEqual([minutes(10)]);
      }
      expect(await textsTo(seller)).toHaveLength(1);
      await tell(thread, seller, minutes(10));
      const [, together, ...more] = await textsTo(seller);
      expect(more).toEqual([]);
      expect(together).toContain("2 new messages from Bea Buyer");
      expect(together).toMatch(/Message 1 of 2\nSecond[^]*Message 2 of 2\nThird/);
      expect(together).not.toContain("First");

      await post(thread, "Fourth", minutes(12));
      await runWaiting(thread);
      await tell(thread, seller, minutes(12));
      expect(await textsTo(seller)).toHaveLength(2);
      expect(await waiting(thread)).toEqual([minutes(20)]);
    });

    test("is enqueued once per conversation and person, however many wait", async () => {
      const { seller, buyer, thread } = await aThread();
      for (const text of ["One", "Two", "Three"]) await post(thread, text);
      expect(await waiting(thread)).toHaveLength(1);
      await post(thread, "Four", minutes(0), { isReply: true });
      expect(await waiting(thread)).toHaveLength(2);
      await tell(thread, seller);
      await tell(thread, buyer);
      expect((await textsTo(seller))[0]).toContain("3 new messages");
      expect((await textsTo(buyer))[0]).toContain("New message from Sam\n");
    });

    test("is not emailed if already read, nor to its sender", async () => {
      const { seller, buyer, thread } = await aThread();
      await post(thread, "Hello");
      await world().db.transaction((tx) =>
        markThreadRead(tx, { conversationId: thread.id, userId: seller.id, now: minutes(0) }),
      );
      await tell(thread, seller);
      await tell(thread, buyer);
      expect(await textsTo(seller)).toEqual([]);
      expect(await textsTo(buyer)).toEqual([]);
    });

    test.each([
      ["has switched off all emails", { notifyByEmail: false }],
      ["was deactivated", { deactivatedAt: new Date() }],
      ["has deleted the account", { deletedAt: new Date() }],
    ])("is not emailed to a person who %s", async (_what, changes) => {
      const { seller, thread } = await aThread(changes);
      await post(thread, "Hello");
      await tell(thread, seller);
      expect(await textsTo(seller)).toEqual([]);
    });

    test("is not emailed to a person who switched such emails off, until they are on again", async () => {
      const { seller, thread } = await aThread();
      const { db } = world();
      const choice = { userId: seller.id, kind: "message", channel: "email" } as const;
      await db.insert(notificationChoices).values({ ...choice, enabled: false });
      await post(thread, "Long past", minutes(-10 * 24 * 60));
      await post(thread, "Yesterday", minutes(-24 * 60));
      await tell(thread, seller);
      expect(await textsTo(seller)).toEqual([]);
      await db
        .update(notificationChoices)
        .set({ enabled: true })
        .where(eq(notificationChoices.userId, seller.id));
      await post(thread, "Today");
      await tell(thread, seller);
      const [text] = await textsTo(seller);
      expect(text).toMatch(/Yesterday[^]*Today/);
      expect(text).not.toContain("Long past");
    });

    test("that is withheld is emailed to nobody, and looks delivered to its sender", async () => {
      const { seller, buyer, thread } = await aThread();
      await world().db.insert(userBlocks).values({ blockerId: seller.id, blockedId: buyer.id });
      const { id, withheld } = await post(thread, "Why don't you answer?");
      expect(withheld).toBe(true);
      await tell(thread, seller);
      expect(await textsTo(seller)).toEqual([]);
      const [message] = await world().db.select().from(messages).where(eq(messages.id, id));
      expect(message).toMatchObject({ deliveredAt: minutes(0), emailedAt: null, readAt: null });

      // An earlier message is emailed, without the withheld one.
      const other = await aThread();
      await post(other.thread, "Before");
      await world()
        .db.insert(userBlocks)
        .values({ blockerId: other.seller.id, blockedId: other.buyer.id });
      await post(other.thread, "After", minutes(1));
      await tell(other.thread, other.seller, minutes(1));
      const [text, ...more] = await textsTo(other.seller);
      expect(more).toEqual([]);
      expect(text).toContain("Before");
      expect(text).not.toContain("After");
    });

    test("names its attachments and hides what the checks flag", async () => {
      const { seller, thread } = await aThread({}, { emailVerified: false });
      const { db } = world();
      const harmless = await post(thread, "See the lease.");
      const risky = await post(thread, "Pay at https://bad.example today", minutes(1));
      const file = { storageKey: "k", contentType: "application/pdf", bytes: 10 };
      await db.insert(messageAttachments).values([
        { ...file, messageId: harmless.id, name: "lease.pdf" },
        { ...file, messageId: risky.id, name: "click-me.pdf" },
      ]);
      await db
        .update(messages)
        .set({ warnings: ["link"] })
        .where(eq(messages.id, risky.id));
      await tell(thread, seller, minutes(1));
      const [mail] = await mailsTo(db, seller.email);
      for (const part of [mail!.text, mail!.html!]) {
        expect(part).toContain("lease.pdf");
        expect(part).not.toMatch(/bad\.example|click-me/);
      }
      expect(mail!.text).toContain("Open the conversation to read it.");
      expect(mail!.text).toContain("confirmed their email address yet");
    });

    test("names the sender as far as they allow", async () => {
      const { seller, thread } = await aThread({}, { showProfile: false });
      await post(thread, "Hello");
      await tell(thread, seller);
      expect((await textsTo(seller))[0]).toMatch(/New message from Bea\n/);
    });

    test("to a broker has no listing", async () => {
      const { db } = world();
      const { seller, buyer } = await aThread();
      const [thread] = await db
        .insert(conversations)
        .values({ buyerId: buyer.id, ownerId: seller.id })
        .returning();
      await post(thread!, "Do you know a bakery?");
      await tell(thread!, seller);
      const [mail] = await mailsTo(db, seller.email);
      expect(mail!.subject).toBe("Message from Bea Buyer");
      expect(mail!.text).not.toContain("About:");
    });
  });

  describe("a job that fails or runs twice", () => {
    test("emails nothing twice when two workers run concurrently", async () => {
      const { seller, thread } = await aThread();
      await post(thread, "Hello");
      await Promise.all([1, 2, 3].map(() => tell(thread, seller)));
      expect(await textsTo(seller)).toHaveLength(1);
    });

    test("loses nothing when killed, and marks nothing that was not sent", async () => {
      const { seller, thread } = await aThread();
      const { id } = await post(thread, "Hello");
      const { db, jobs } = world();
      const killed = {
        db,
        env,
        jobs: { ...jobs, enqueue: () => Promise.reject(new Error("killed")) },
      };
      const target = { conversationId: thread.id, userId: seller.id };
      await expect(emailMessages(killed, target, minutes(0))).rejects.toThrow("killed");
      const [message] = await db.select().from(messages).where(eq(messages.id, id));
      expect(message).toMatchObject({ emailedAt: null, deliveredAt: null });
      expect(await textsTo(seller)).toEqual([]);
      await tell(thread, seller);
      expect(await textsTo(seller)).toHaveLength(1);
    });

    test("waits for a message in an open transaction", async () => {
      const { seller, buyer, thread } = await aThread();
      const [posted, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const posting = world().db.transaction(async (tx) => {
        await postMessage(tx, world().jobs, {
          id: createId(),
          conversationId: thread.id,
          senderId: buyer.id,
          recipientId: seller.id,
          messageType: "reply",
          content: "Hello",
          now: minutes(0),
        });
        posted.resolve();
        await committed.promise;
      });
      await posted.promise;
      const telling = tell(thread, seller);
      committed.resolve();
      await Promise.all([posting, telling]);
      expect(await textsTo(seller)).toHaveLength(1);
    });

    test("does not exist if the message was rolled back", async () => {
      const { thread } = await aThread();
      await expect(post(thread, "", minutes(0))).rejects.toThrow("Failed query");
      expect(await waiting(thread)).toEqual([]);
    });

    test("is run by the queue once per message, even while messages arrive", async () => {
      const { database, db } = world();
      const runner = await openJobs(
        database,
        jobDefinitions,
        createLog("silent"),
        "http://localhost:3000",
      );
      const { seller, buyer, thread } = await aThread();
      const other = await aThread();
      await runner.work([
        handledBy(emailMessagesJob, (payload) =>
          emailMessages({ db, jobs: runner, env }, payload, new Date()),
        ),
      ]);
      await Promise.all([
        post(thread, "One", new Date()),
        post(thread, "Two", new Date(), { isReply: true }),
        post(other.thread, "Three", new Date()),
      ]);
      await vi.waitFor(async () => {
        for (const person of [seller, buyer, other.seller])
          expect(await textsTo(person)).toHaveLength(1);
      }, soon);
      await runner.stop();
    });
  });

  test("uses the current email address", async () => {
    const { seller, thread } = await aThread();
    await post(thread, "Hello");
    const email = `new-${seller.id}@example.com`;
    await world().db.update(users).set({ email }).where(eq(users.id, seller.id));
    await tell(thread, seller);
    expect(await textsTo({ email })).toHaveLength(1);
    expect(await textsTo(seller)).toEqual([]);
  });
});
