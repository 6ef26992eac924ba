import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { emailMessages } from "#app/messages/email/email-messages.job.server.ts";
import { exportBlockedPeople, exportMessages } from "#app/messages/export-messages.server.ts";
import { wholeInbox } from "#app/messages/leads/inbox-search.ts";
import { listLeads } from "#app/messages/leads/leads.queries.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { giveConversations } from "#app/messages/mandates/give-conversations.server.ts";
import { listBlockedPeople } from "#app/messages/safety/blocked-people.queries.server.ts";
import { blockPerson, shareContact } from "./change-thread.server.ts";
import { postReply } from "#app/messages/thread/composing/send-reply.server.ts";
import { loadThread } from "./load-thread.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { readEnv } from "#app/platform/env.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { aBroker, aConversation, aListing, aMessage, aSeller, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });

/** The owner's details, each a word of its own. */
const details = ["Secretname", "owner-secret@example.com", "+1 705 555 0199"];
const told = (text: unknown) => details.filter((word) => JSON.stringify(text).includes(word));

withDatabase((world) => {
  async function aThread(changes: Parameters<typeof aSeller>[1] = {}) {
    const { db } = world();
    const [, email, phone] = details as [string, string, string];
    await db
      .update(users)
      .set({ email: `${createId()}@x.example` })
      .where(eq(users.email, email));
    const owner = await aSeller(db, {
      firstName: "Olga",
      lastName: details[0]!,
      email,
      phone,
      about: "Secretname's bakery",
      ...changes,
    });
    const buyer = await aUser(db);
    const listing = await aListing(db, { ownerId: owner.id, status: "active" });
    const people = { listingId: listing.id, ownerId: owner.id, buyerId: buyer.id };
    const thread = await aConversation(db, people);
    await aMessage(db, thread);
    await postAs(thread.id, owner.id);
    return { owner, buyer, listing, thread };
  }
  const postAs = (conversationId: string, userId: string) =>
    world().db.transaction((tx) =>
      postReply(tx, world().jobs, {
        conversationId,
        userId,
        messageId: createId(),
        content: "Come by on Friday",
        now: new Date(),
      }),
    );
  const open = (conversationId: string, userId: string) =>
    loadThread(
      { db: world().db, queryCache: new QueryCache(world().db) },
      { conversationId, userId, before: null, currency: "CAD", now: new Date() },
    );
  const inbox = (userId: string, words = "") =>
    listLeads(
      world().db,
      userId,
      { ...wholeInbox, words },
      { page: 1, size: 10 },
      { now: new Date(), order: "latest-first" },
    );
  const share = (conversationId: string, userId: string, isShared: boolean) =>
    shareContact(world().db, { conversationId, userId, isShared, now: new Date() });

  test("a buyer sees the first name only, until the owner shares, and after the owner stops", async () => {
    const { db } = world();
    const { owner, buyer, thread } = await aThread();
    const places = async () => ({
      thread: await open(thread.id, buyer.id),
      inbox: await inbox(buyer.id),
      found: await inbox(buyer.id, "Secretname"),
      exported: await Array.fromAsync(exportMessages(db, buyer.id)),
    });
    const before = await places();
    expect(told(before)).toEqual([]);
    expect(before.thread!.other).toMatchObject({ name: "Olga", contact: null, about: "" });
    expect(before.found).toEqual([]);
    expect((await open(thread.id, owner.id))!.sharing).toBe("possible");

    expect(await share(thread.id, owner.id, true)).toBe(true);
    const shared = await places();
    expect(told(shared.thread)).toEqual(details);
    expect(shared.inbox[0]!.otherName).toBe("Olga Secretname");
    expect(shared.found).toHaveLength(1);
    expect(told(shared.exported)).toEqual(["Secretname"]);
    expect((await open(thread.id, owner.id))!.sharing).toBe("shared");

    expect(await share(thread.id, owner.id, false)).toBe(true);
    expect(told(await places())).toEqual([]);
  });

  test("nothing that is sent has more than the first name, not even while it is shared", async () => {
    const { db, jobs } = world();
    const { owner, buyer, thread } = await aThread();
    await share(thread.id, owner.id, true);
    await postAs(thread.id, owner.id);
    const member = { conversationId: thread.id, userId: buyer.id };
    await emailMessages({ db, jobs, env }, member, new Date());
    const sent = {
      bell: await db.select().from(notifications).where(eq(notifications.userId, buyer.id)),
      mails: await mailsTo(db, buyer.email),
    };
    expect(sent.bell).toMatchObject([{ title: "2 new messages from Olga" }]);
    expect(sent.mails).toHaveLength(1);
    expect(told(sent)).toEqual([]);
    await blockPerson(db, { ...member, blocked: true, now: new Date() });
    const blocked = await listBlockedPeople(db, buyer.id, { page: 1, size: 10 });
    expect(blocked).toMatchObject([{ name: "Olga" }]);
    expect(told(await Array.fromAsync(exportBlockedPeople(db, buyer.id)))).toEqual([]);
  });

  test("it is for that buyer and conversation only, and the owner's choice alone", async () => {
    const { db } = world();
    const { owner, buyer, listing, thread } = await aThread();
    const other = await aUser(db);
    const people = { listingId: listing.id, ownerId: owner.id, buyerId: other.id };
    const second = await aConversation(db, people);
    await aMessage(db, second);
    for (const userId of [buyer.id, other.id]) {
      expect(await share(thread.id, userId, true)).toBe(false);
      expect(told(await open(thread.id, buyer.id))).toEqual([]);
    }
    await share(thread.id, owner.id, true);
    expect(told(await open(second.id, other.id))).toEqual([]);
    // A broker who takes over answers from then on.
    const broker = await aBroker(db);
    await db.transaction((tx) =>
      giveConversations(tx, {
        listingId: listing.id,
        from: owner.id,
        to: broker.id,
        thirdId: owner.id,
        now: new Date(),
      }),
    );
    const handed = await open(thread.id, buyer.id);
    expect(told(handed)).toEqual([]);
    expect(handed!.other.name).toBe(`${broker.firstName} ${broker.lastName}`);
    expect((await open(thread.id, broker.id))!.sharing).toBeNull();
  });

  test("the privacy setting makes the choice available, and ends what is shared", async () => {
    const { db } = world();
    const { owner, buyer, thread } = await aThread({ showContactInfo: false });
    expect((await open(thread.id, owner.id))!.sharing).toBeNull();
    expect(await share(thread.id, owner.id, true)).toBe(false);
    const allow = (showContactInfo: boolean) =>
      db.update(users).set({ showContactInfo }).where(eq(users.id, owner.id));
    await allow(true);
    expect(await share(thread.id, owner.id, true)).toBe(true);
    await allow(false);
    expect(told(await open(thread.id, buyer.id))).toEqual([]);
    expect(told(await inbox(buyer.id))).toEqual([]);
    expect(await inbox(buyer.id, "Secretname")).toEqual([]);
    // "Olga sees your full name" would not be true.
    expect((await open(thread.id, owner.id))!.sharing).toBeNull();
    expect(await share(thread.id, owner.id, false)).toBe(true);
    const [row] = await db.select().from(conversations).where(eq(conversations.id, thread.id));
    expect(row!.contactSharedAt).toBeNull();
  });
});
