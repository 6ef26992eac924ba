import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { emailMessages } from "#app/messages/email/email-messages.job.server.ts";
import { remindOfMessages } from "#app/messages/email/remind-of-messages.job.server.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { readEnv } from "#app/platform/env.ts";
import { addDays } from "#app/shared/day.ts";
import {
  aConversation,
  aDocument,
  aListing,
  aMessage,
  aPhoto,
  aSeller,
  aUser,
} from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { aMandateMarket } from "#test/mandate-market.ts";
import { withDatabase } from "#test/with-database.ts";
import { passportText } from "./ask-for-passport.server.ts";
import { liveCounters } from "#app/platform/live/live.table.ts";
import type { AccessStep } from "./access.ts";
import { findOwnAccess, findThreadAccess, listReaders } from "./access.queries.server.ts";
import { type AccessChange, changeAccess } from "./change-access.server.ts";
import { requestAccess } from "./request-access.server.ts";

const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });
const appUrl = "http://localhost:3000";

const notFound = { ok: false, reason: "not-found" };
const notPossible = { ok: false, reason: "not-possible" };

withDatabase((world) => {
  async function aGuardedListing() {
    const { db } = world();
    const owner = await aSeller(db, { firstName: "Sam", lastName: "Stone" });
    const buyer = await aUser(db, { firstName: "Ana", lastName: "Núñez" });
    const listing = await aListing(db, { ownerId: owner.id, status: "active" });
    return { owner, buyer, listing };
  }
  const request = (listingId: string, buyerId: string, now = new Date()) =>
    requestAccess(world().db, world().jobs, { listingId, buyerId, now });
  const threadsOf = (listingId: string) =>
    world().db.select().from(conversations).where(eq(conversations.listingId, listingId));
  const entriesOf = (conversationId: string) =>
    world()
      .db.select()
      .from(messages)
      .where(eq(messages.conversationId, conversationId))
      .orderBy(messages.createdAt);
  const decide = (
    people: Pick<AccessChange, "listingId" | "buyerId">,
    managerId: string,
    step: AccessStep,
    more: Partial<AccessChange> = {},
  ) =>
    changeAccess(world().db, world().jobs, {
      ...people,
      managerId,
      step,
      now: new Date(),
      ...more,
    });
  const accessIn = (conversationId: string, userId: string, now = new Date()) =>
    findThreadAccess(world().db, { conversationId, userId, now });
  const grantIn = async (conversationId: string, userId: string) =>
    (await accessIn(conversationId, userId))?.grant;

  test("a request begins a conversation, once, and the owner is told in it", async () => {
    const { db, jobs } = world();
    const { owner, buyer, listing } = await aGuardedListing();
    await aDocument(db, listing.id);
    expect(
      await Promise.all([request(listing.id, buyer.id), request(listing.id, buyer.id)]),
    ).toEqual([{ ok: true }, { ok: true }]);
    const [thread, ...others] = await threadsOf(listing.id);
    expect(others).toEqual([]);
    expect(thread).toMatchObject({ buyerId: buyer.id, ownerId: owner.id, thirdId: null });
    expect(await entriesOf(thread!.id)).toMatchObject([
      { messageType: "request", senderId: buyer.id, recipientId: owner.id },
    ]);
    const [bell] = await db.select().from(notifications).where(eq(notifications.userId, owner.id));
    expect(bell).toMatchObject({
      title: "Ana Núñez requested your documents",
      href: `/account/leads/${thread!.id}`,
    });
    await emailMessages(
      { db, jobs, env },
      { conversationId: thread!.id, userId: owner.id },
      new Date(),
    );
    const [mail] = await mailsTo(db, owner.email);
    expect(mail!.text).toContain("Ana Núñez requested your documents");
    expect(mail!.text).toContain(`Answer the request:\n${appUrl}/account/leads/${thread!.id}`);
    expect(mail!.text).not.toContain(buyer.email);
  });

  test("it joins the conversation that exists, and is answered there or on the desk", async () => {
    const { db } = world();
    const { owner, buyer, listing } = await aGuardedListing();
    await aDocument(db, listing.id);
    const people = { listingId: listing.id, ownerId: owner.id, buyerId: buyer.id };
    const thread = await aConversation(db, people);
    await aMessage(db, thread);
    const { id } = thread;
    expect(await decide(people, owner.id, "grant")).toEqual(notFound);
    await request(listing.id, buyer.id);
    expect(await threadsOf(listing.id)).toHaveLength(1);
    expect(await entriesOf(id)).toHaveLength(2);
    for (const userId of [owner.id, buyer.id]) expect(await grantIn(id, userId)).toBe("requested");

    // Neither the buyer nor a stranger decides.
    for (const userId of [buyer.id, (await aUser(db)).id])
      expect(await decide(people, userId, "grant")).toEqual(notFound);
    expect(await decide(people, owner.id, "grant")).toEqual({ ok: true });
    // Twice is once.
    expect(await decide(people, owner.id, "grant")).toEqual(notPossible);
    expect(await listReaders(db, listing.id, new Date())).toMatchObject([
      { name: "Ana Núñez", grant: "granted" },
    ]);
    expect((await mailsTo(db, buyer.email)).map(({ subject }) => subject)).toEqual([
      "You now have access",
    ]);
    expect(await decide(people, owner.id, "revoke")).toEqual({ ok: true });
    expect(await grantIn(id, owner.id)).toBe("revoked");
    // Asking again changes nothing.
    await request(listing.id, buyer.id);
    expect(await grantIn(id, buyer.id)).toBe("revoked");
    expect(await entriesOf(id)).toHaveLength(2);
  });

  test("it needs something that waits for access, and a buyer", async () => {
    const { db } = world();
    const { buyer, owner, listing } = await aGuardedListing();
    expect(await request(listing.id, buyer.id)).toEqual(notFound);
    await aPhoto(db, listing.id);
    expect(await request(listing.id, buyer.id)).toEqual(notFound);
    const photo = { position: 1, revealing: true };
    await aPhoto(db, listing.id, photo);
    expect(await request(listing.id, owner.id)).toEqual(notFound);
    const gone = await aUser(db, { deactivatedAt: new Date() });
    expect(await request(listing.id, gone.id)).toEqual(notFound);
    expect(await request(createId(), buyer.id)).toEqual(notFound);
    for (const status of ["draft", "pending", "expired", "sold"] as const) {
      const other = await aListing(db, { status });
      await aDocument(db, other.id);
      expect(await request(other.id, buyer.id), status).toEqual(notFound);
    }
    const open = { photosFor: "everyone", website: "https://a.example" } as const;
    await db.update(listings).set(open).where(eq(listings.id, listing.id));
    expect(await request(listing.id, buyer.id)).toEqual(notFound);
    await db.update(listings).set({ websiteFor: "access" }).where(eq(listings.id, listing.id));
    expect(await request(listing.id, buyer.id)).toEqual({ ok: true });
  });

  test("beginning a conversation counts as an inquiry, so that nobody gets around the daily limit", async () => {
    const { db } = world();
    const buyer = await aUser(db, { emailVerified: false });
    const listings = await Promise.all(Array.from({ length: 5 }, aGuardedListing));
    for (const { listing } of listings) await aDocument(db, listing.id);
    const [first, second, third, fourth, known] = listings.map(({ listing }) => listing.id);
    const inquiry = { listingId: first!, ownerId: listings[0]!.owner.id, buyerId: buyer.id };
    await aMessage(db, await aConversation(db, inquiry), { messageType: "inquiry" });
    for (const id of [first!, second!, third!]) expect((await request(id, buyer.id)).ok).toBe(true);
    expect(await request(fourth!, buyer.id)).toEqual({ ok: false, reason: "daily-limit" });
    expect(await threadsOf(fourth!)).toEqual([]);
    // In a conversation that exists, and again, it can always be asked.
    const people = { listingId: known!, ownerId: listings[4]!.owner.id, buyerId: buyer.id };
    await aConversation(db, people);
    for (const id of [known!, second!]) expect((await request(id, buyer.id)).ok).toBe(true);
  });

  test("after the sale nobody has access, gets it, or is told otherwise", async () => {
    const { db } = world();
    const { owner, buyer, listing } = await aGuardedListing();
    await aDocument(db, listing.id);
    await request(listing.id, buyer.id);
    const [thread] = await threadsOf(listing.id);
    const accessFor = (userId: string) => accessIn(thread!.id, userId);
    const people = { listingId: listing.id, buyerId: buyer.id };
    for (const { id } of [owner, buyer])
      expect(await accessFor(id)).toMatchObject({ grant: "requested" });
    const sold = { status: "sold", soldAt: new Date() } as const;
    await db.update(listings).set(sold).where(eq(listings.id, listing.id));
    expect(await decide(people, owner.id, "grant")).toEqual(notFound);
    expect(await mailsTo(db, buyer.email)).toEqual([]);
    for (const { id } of [owner, buyer]) expect(await accessFor(id)).toBeNull();
    const ended = { status: "expired", soldAt: null } as const;
    await db.update(listings).set(ended).where(eq(listings.id, listing.id));
    expect(await accessFor(owner.id)).toMatchObject({ canDecide: true });
    expect(await accessFor(buyer.id)).toBeNull();
  });

  test("the broker with the mandate receives and answers it", async () => {
    const { db } = world();
    const { listing, brokers, owner, start } = await aMandateMarket(world());
    const [broker] = brokers;
    await aDocument(db, listing.id);
    await start(broker!.id);
    const buyer = await aUser(db);
    await request(listing.id, buyer.id);
    const thread = (await threadsOf(listing.id)).find(({ buyerId }) => buyerId === buyer.id);
    expect(thread).toMatchObject({ ownerId: broker!.id, thirdId: owner.id });
    const people = { listingId: listing.id, buyerId: buyer.id };
    expect(await decide(people, broker!.id, "grant")).toEqual({ ok: true });
    expect(await decide(people, owner.id, "revoke")).toEqual({ ok: true });
    expect(await grantIn(thread!.id, buyer.id)).toBe("revoked");
  });

  test("access ends by the clock, can be asked for again, and its end can be changed", async () => {
    const { db } = world();
    const { owner, buyer, listing } = await aGuardedListing();
    await aDocument(db, listing.id);
    const people = { listingId: listing.id, buyerId: buyer.id };
    const granted = new Date("2026-11-19T12:00:00Z");
    await request(listing.id, buyer.id, granted);
    const own = (now: Date) => findOwnAccess(db, { ...people, userId: buyer.id, now });
    const given = { now: granted, term: 7 } as const;
    expect(await decide(people, owner.id, "grant", given)).toEqual({ ok: true });
    const [mail] = await mailsTo(db, buyer.email);
    expect(mail!.text).toContain("Your access ends on Nov 26, 2026");
    const end = addDays(granted, 7);
    expect(await own(new Date(end.getTime() - 1))).toMatchObject({ grant: "granted", endsInMs: 1 });
    expect(await own(end)).toMatchObject({ grant: "ended", endsInMs: null });
    const later = { now: granted, term: 30 } as const;
    expect(await decide(people, owner.id, "set-end", later)).toEqual({ ok: true });
    expect(await own(end)).toMatchObject({ grant: "granted" });
    const open = { now: granted, term: 0 } as const;
    expect(await decide(people, owner.id, "set-end", open)).toEqual({ ok: true });
    expect(await own(addDays(end, 900))).toMatchObject({ grant: "granted", endsAt: null });

    await decide(people, owner.id, "set-end", given);
    expect(await decide(people, owner.id, "set-end", { now: end })).toEqual(notPossible);
    await db
      .update(listings)
      .set({ expiresAt: addDays(end, 90) })
      .where(eq(listings.id, listing.id));
    expect(await request(listing.id, buyer.id, end)).toEqual({ ok: true });
    expect(await own(end)).toMatchObject({ grant: "requested", endsAt: null });
    const [thread] = await threadsOf(listing.id);
    expect(await entriesOf(thread!.id)).toHaveLength(2);
  });

  test("the owner asks for a passport once, as an entry in the conversation", async () => {
    const { db } = world();
    const { owner, buyer, listing } = await aGuardedListing();
    await aDocument(db, listing.id);
    const people = { listingId: listing.id, buyerId: buyer.id };
    await request(listing.id, buyer.id);
    expect(await decide(people, owner.id, "ask-passport", { now: addDays(new Date(), 1) })).toEqual(
      {
        ok: true,
      },
    );
    expect(await decide(people, owner.id, "ask-passport")).toEqual(notPossible);
    const [thread] = await threadsOf(listing.id);
    expect(await entriesOf(thread!.id)).toMatchObject([
      { messageType: "request" },
      { messageType: "reply", senderId: owner.id, content: passportText },
    ]);
    expect(await accessIn(thread!.id, buyer.id)).toMatchObject({ isPassportAsked: true });
    const bells = await db.select().from(notifications).where(eq(notifications.userId, buyer.id));
    expect(bells).toMatchObject([{ title: "New message from Sam" }]);
  });

  test("every change reaches the open pages of the reader, and of nobody else", async () => {
    const { db } = world();
    const { owner, buyer, listing } = await aGuardedListing();
    await aDocument(db, listing.id);
    await request(listing.id, buyer.id);
    const people = { listingId: listing.id, buyerId: buyer.id };
    const numberOf = async (userId: string) =>
      (await db.select().from(liveCounters).where(eq(liveCounters.userId, userId)))[0]?.last ?? 0;
    const stranger = await aUser(db);
    for (const step of ["grant", "set-end", "revoke"] as const) {
      const before = await numberOf(buyer.id);
      await decide(people, owner.id, step, { term: 7 });
      expect(await numberOf(buyer.id), step).toBeGreaterThan(before);
    }
    for (const change of [
      { agreementRequired: true },
      { confidentiality: "confidential" as const },
      { status: "expired" as const },
    ]) {
      const before = await numberOf(buyer.id);
      await db.transaction((tx) => changeListing(tx, listing.id, change));
      expect(await numberOf(buyer.id), JSON.stringify(change)).toBe(before + 1);
    }
    expect(await numberOf(stranger.id)).toBe(0);
  });

  test("access ends with the listing's term, if that is earlier", async () => {
    const { db } = world();
    const { owner, buyer, listing } = await aGuardedListing();
    await aDocument(db, listing.id);
    await request(listing.id, buyer.id);
    const people = { listingId: listing.id, buyerId: buyer.id };
    await decide(people, owner.id, "grant");
    const now = addDays(listing.expiresAt!, -1);
    expect(await findOwnAccess(db, { listingId: listing.id, userId: buyer.id, now })).toMatchObject(
      {
        endsAt: null,
        endsInMs: 86_400_000,
      },
    );
  });

  test("the owner is reminded of a request without an answer, and of no other", async () => {
    const { db, jobs } = world();
    const requested = addDays(new Date(), -4);
    const subjectsTo = async (email: string) =>
      (await mailsTo(db, email)).map(({ subject }) => subject);
    const [open, answered] = [await aGuardedListing(), await aGuardedListing()];
    for (const { listing, buyer } of [open, answered]) {
      await aDocument(db, listing.id);
      await request(listing.id, buyer.id, requested);
    }
    await db
      .update(documentAccess)
      .set({ refusedAt: new Date() })
      .where(eq(documentAccess.listingId, answered.listing.id));
    await remindOfMessages({ db, jobs, env }, new Date());
    expect(await subjectsTo(open.owner.email)).toContain("Ana Núñez is waiting for your answer");
    expect(await subjectsTo(answered.owner.email)).not.toContain(
      "Ana Núñez is waiting for your answer",
    );
  });
});
