import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { listClosingSteps } from "#app/deals/closing/closing.queries.server.ts";
import { addClosingStep, tickClosingStep } from "#app/deals/closing/change-closing.server.ts";
import { signLetter } from "#app/deals/letter/sign-letter.server.ts";
import { endSale } from "#app/deals/sales/end-sale.server.ts";
import { findSale } from "#app/deals/sales/sales.queries.server.ts";
import { sales } from "#app/deals/sales/sales.table.ts";
import { settleSale } from "#app/deals/sales/settle-sale.server.ts";
import { tellBuyers, writeToBuyers } from "#app/deals/sales/tell-buyers.server.ts";
import { findSignedDocument } from "#app/deals/signing/signing.queries.server.ts";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { loadClosing } from "#app/deals/closing/load-closing.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { blockPerson, closeThread } from "#app/messages/thread/change-thread.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { addDays } from "#app/shared/day.ts";
import {
  aConversation,
  aListing,
  aMessage,
  anOffer,
  aSeller,
  aUser,
  bareTerms,
  type Conversation,
} from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { aMandateMarket } from "#test/mandate-market.ts";
import { withDatabase } from "#test/with-database.ts";
import { acceptOffer } from "./accept-offer.server.ts";
import { askForOffer } from "./ask-for-offer.server.ts";
import { declineOffer } from "./decline-offer.server.ts";
import { exportClosingSteps, exportOffers } from "./export-offers.server.ts";
import { keepOffers } from "./keep-offers.job.server.ts";
import { leaveOffers } from "./leave-offers.server.ts";
import { loadNegotiation } from "./load-negotiation.server.ts";
import { makeOffer } from "./make-offer.server.ts";
import { listOffers } from "./negotiation.queries.server.ts";
import type { Condition } from "./offer.ts";
import { offers } from "./offers.table.ts";

withDatabase((world) => {
  const financing: Condition = { kind: "financing", text: "", by: "2027-01-10" };
  const termsOf = (price = 240_000_00) => ({
    price,
    terms: { ...bareTerms, conditions: [financing] },
    validUntil: addDays(new Date(), 7),
  });
  async function aTable(buyers = 1) {
    const { db } = world();
    const owner = await aSeller(db, { firstName: "Olga", lastName: "Petrenko" });
    const listing = await aListing(db, { ownerId: owner.id, status: "active", featured: true });
    const threads: Conversation[] = [];
    for (let at = 0; at < buyers; at++) {
      const people = { listingId: listing.id, ownerId: owner.id, buyerId: (await aUser(db)).id };
      threads.push(await aConversation(db, people));
    }
    const [thread] = threads as [Conversation];
    const buyer = { conversationId: thread.id, userId: thread.buyerId };
    return { owner, listing, threads, thread, buyer, seller: { ...buyer, userId: owner.id } };
  }
  type Own = { conversationId: string; userId: string };
  const make = (own: Own, answers: string | null = null, id = createId()) =>
    makeOffer(world().db, world().jobs, {
      ...own,
      id,
      answers,
      given: termsOf(),
      now: new Date(),
    });
  const accept = (own: Own, offerId: string) =>
    acceptOffer(world().db, world().jobs, { ...own, offerId, now: new Date() });
  const end = (own: Own, offerId: string, step: "decline" | "withdraw", reason = "") =>
    declineOffer(world().db, world().jobs, { ...own, offerId, step, reason, now: new Date() });
  const openIn = async ({ conversationId }: Own) =>
    (await listOffers(world().db, conversationId)).find(({ state }) => state === "open")!;
  const statesIn = async ({ conversationId }: Own) =>
    (await listOffers(world().db, conversationId)).map(({ by, state }) => `${by} ${state}`);
  const readListing = async (id: string) =>
    (await world().db.select().from(listings).where(eq(listings.id, id)))[0]!;
  const ok = { ok: true };
  const notOpen = { ok: false, reason: "not-open" };
  const notFound = { ok: false, reason: "not-found" };

  test("offer, counter, counter, acceptance: each closes the one before, and nobody is told a figure outside", async () => {
    const { db } = world();
    const { owner, listing, thread, buyer, seller } = await aTable();
    const key = createId();
    expect(await Promise.all([make(buyer, null, key), make(buyer, null, key)])).toEqual([ok, ok]);
    expect(await make(buyer)).toEqual(notOpen);
    expect(await make(seller)).toEqual(notOpen);
    const first = await openIn(buyer);
    expect(await make(buyer, first.id)).toEqual(notOpen);
    expect(await make(seller, first.id)).toEqual(ok);
    expect(await make(seller, first.id)).toEqual(notOpen);
    const second = await openIn(buyer);
    expect(await make(buyer, second.id)).toEqual(ok);
    const third = await openIn(buyer);
    expect(await accept(buyer, third.id)).toEqual(notOpen);
    expect(await accept(seller, second.id)).toEqual(notOpen);
    expect(await accept(seller, third.id)).toEqual(ok);
    expect(await statesIn(buyer)).toEqual(["buyer countered", "owner countered", "buyer accepted"]);
    const words = await db
      .select({ type: messages.messageType, content: messages.content })
      .from(messages)
      .where(eq(messages.conversationId, thread.id))
      .orderBy(messages.createdAt, messages.id);
    expect(words.map(({ content }) => content)).toEqual([
      "Made an offer.",
      "Made a counter-offer.",
      "Made a counter-offer.",
      "Accepted the offer.",
    ]);
    expect(new Set(words.map(({ type }) => type))).toEqual(new Set(["offer"]));
    const bells = await db.select().from(notifications);
    const people = new Set([owner.id, thread.buyerId]);
    const told = bells.filter(({ userId }) => people.has(userId));
    expect(told.map(({ title }) => title).toSorted()).toEqual([
      "Ana Núñez made a counter-offer",
      "Olga accepted the offer",
    ]);
    expect(JSON.stringify(told)).not.toMatch(/240[,.]?000/);

    const { saleAgreedAt, featured, status } = await readListing(listing.id);
    expect([saleAgreedAt !== null, featured, status]).toEqual([true, false, "active"]);
    const sale = await findSale(db, thread.id);
    expect(sale).toMatchObject({ state: "agreed", price: 240_000_00 });
    const steps = await listClosingSteps(db, sale!.id);
    expect(steps[0]).toMatchObject({ label: "Condition: financing", dueOn: financing.by });
    for (const { userId } of [buyer, seller]) {
      const letter = await findSignedDocument(db, { documentId: sale!.letterId, userId });
      expect(letter!.body).toContain("Ana Núñez (the buyer) and Olga Petrenko (the seller)");
    }
    const view = await loadNegotiation(db, buyer, new Date());
    expect(view).toMatchObject({ other: "Olga", sale: { state: "agreed", price: "CA$240,000" } });

    await db.update(listings).set({ currency: "USD" }).where(eq(listings.id, listing.id));
    const priced = await loadNegotiation(db, buyer, new Date());
    expect(priced!.offers[0]!.totals.cash).toBe("CA$240,000");
    expect(priced!.sale!.price).toBe("CA$240,000");
    expect((await loadClosing(db, seller, new Date()))!).toMatchObject({
      price: "CA$240,000",
      ending: { soldPrice: "", currency: "USD" },
    });
  });

  test("fifty acceptances at once are one; with a withdrawal, a counter-offer or another buyer beside them, one thing happens", async () => {
    const many = await aTable();
    await make(many.buyer);
    const { id } = await openIn(many.buyer);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => accept(many.seller, id)));
    expect(outcomes.filter((one) => one.ok)).toHaveLength(1);
    expect(await world().db.$count(sales, eq(sales.listingId, many.listing.id))).toBe(1);

    for (const round of [1, 2, 3]) {
      const { buyer, seller, listing } = await aTable();
      await make(buyer);
      const offer = await openIn(buyer);
      const rivals = await Promise.all([
        accept(seller, offer.id),
        end(buyer, offer.id, "withdraw"),
        make(seller, offer.id),
        accept(seller, offer.id),
      ]);
      expect(
        rivals.filter((one) => one.ok),
        `round ${round}`,
      ).toHaveLength(1);
      const states = await statesIn(buyer);
      const { saleAgreedAt } = await readListing(listing.id);
      expect(saleAgreedAt !== null).toBe(states.includes("buyer accepted"));
    }

    const two = await aTable(2);
    const owns = two.threads.map(({ id: conversationId, buyerId: userId }) => ({
      conversationId,
      userId,
    }));
    for (const own of owns) await make(own);
    const both = await Promise.all(
      owns.map(async (own) => accept({ ...own, userId: two.owner.id }, (await openIn(own)).id)),
    );
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    const accepted = and(eq(offers.listingId, two.listing.id), eq(offers.state, "accepted"));
    expect(await world().db.$count(offers, accepted)).toBe(1);
    expect(
      await world().db.$count(
        offers,
        and(eq(offers.listingId, two.listing.id), eq(offers.state, "declined")),
      ),
    ).toBe(1);
  });

  test("an offer whose deadline comes is not accepted, not even at the same moment, and both are told", async () => {
    const { db, jobs } = world();
    const { buyer, seller, thread, owner } = await aTable();
    const ends = new Date(Date.now() + 700);
    const offer = await anOffer(db, {
      conversationId: thread.id,
      createdAt: addDays(ends, -2),
      validUntil: ends,
    });
    // Told a day before, once.
    for (let time = 0; time < 2; time++) await keepOffers({ db, jobs }, new Date(Date.now() - 60));
    const subjects = async (email: string) =>
      (await mailsTo(db, email)).map(({ subject }) => subject).toSorted();
    expect(await subjects(owner.email)).toEqual(["An offer expires within 24 hours"]);
    // The request came in time, but the statement does not.
    const inTime = new Date();
    await db.execute(sql`select pg_sleep(0.8)`);
    const late = { ...seller, offerId: offer.id, now: inTime };
    expect(await acceptOffer(db, jobs, late)).toEqual(notOpen);
    expect(await make(seller, offer.id)).toEqual(notOpen);
    expect(await end(buyer, offer.id, "withdraw")).toEqual(notOpen);
    await keepOffers({ db, jobs }, new Date());
    expect(await statesIn(buyer)).toEqual(["buyer expired"]);
    expect(await subjects(owner.email)).toEqual([
      "An offer expires within 24 hours",
      "An offer has ended",
    ]);
    // The next one needs no job in between.
    await anOffer(db, {
      conversationId: thread.id,
      number: 2,
      createdAt: addDays(ends, -2),
      validUntil: ends,
    });
    expect(await make(seller)).toEqual(ok);
    expect(await statesIn(buyer)).toEqual(["buyer expired", "buyer expired", "owner open"]);
  });

  test("strangers, blocked people, closed conversations and businesses off the market agree on nothing", async () => {
    const { db, jobs } = world();
    const { buyer, seller, listing, thread } = await aTable();
    const stranger = { ...buyer, userId: (await aSeller(db)).id };
    expect(await make(stranger)).toEqual(notFound);
    expect(await loadNegotiation(db, stranger, new Date())).toBeNull();
    const now = new Date();
    expect(await askForOffer(db, jobs, { ...buyer, now })).toEqual(notFound);
    expect(await askForOffer(db, jobs, { ...seller, now })).toEqual(ok);
    const isBuyers = eq(notifications.userId, buyer.userId);
    const [bell] = await db.select().from(notifications).where(isBuyers);
    expect(bell!.title).toBe("Olga asked for an offer");
    expect(await askForOffer(db, jobs, { ...seller, now })).toEqual({
      ok: false,
      reason: "too-many",
    });
    await make(buyer);
    const { id } = await openIn(buyer);
    for (const step of ["decline", "withdraw"] as const)
      expect(await end(stranger, id, step)).toEqual(notFound);
    expect(await accept(stranger, id)).toEqual(notFound);
    const refused = (reason: string) => ({ ok: false, reason });
    await blockPerson(db, { ...seller, blocked: true, now });
    expect(await accept(seller, id)).toEqual(refused("blocked"));
    await blockPerson(db, { ...seller, blocked: false, now });
    await db.update(listings).set({ expiresAt: now }).where(eq(listings.id, listing.id));
    expect(await accept(seller, id)).toEqual(refused("not-for-sale"));
    expect(await make(seller, id)).toEqual(refused("not-for-sale"));
    await closeThread(db, seller);
    expect(await accept(seller, id)).toEqual(refused("closed"));
    expect(await end(seller, id, "decline", "Too low")).toEqual(ok);
    expect((await listOffers(db, thread.id))[0]).toMatchObject({
      state: "declined",
      reason: "Too low",
    });
  });

  test("owner and broker both act for the business, and negotiate nothing with each other", async () => {
    const { db } = world();
    const { listing, brokers, owner, start } = await aMandateMarket(world());
    const [broker] = brokers;
    await start(broker!.id);
    const isAbout = eq(conversations.listingId, listing.id);
    const [introduction] = await db
      .select()
      .from(conversations)
      .where(and(isAbout, eq(conversations.buyerId, owner.id)));
    expect(await make({ conversationId: introduction!.id, userId: owner.id })).toEqual(notFound);
    const thread = await aConversation(db, {
      listingId: listing.id,
      ownerId: broker!.id,
      thirdId: owner.id,
    });
    const own = (userId: string) => ({ conversationId: thread.id, userId });
    await make(own(thread.buyerId));
    expect(await make(own(broker!.id), (await openIn(own(""))).id)).toEqual(ok);
    expect(await end(own(owner.id), (await openIn(own(""))).id, "withdraw")).toEqual(ok);
    await make(own(thread.buyerId));
    expect(await accept(own(owner.id), (await openIn(own(""))).id)).toEqual(ok);
  });

  test("the others are told once; back on the market clears it, sold completes it", async () => {
    const { db, jobs } = world();
    const { buyer, seller, listing, threads, owner } = await aTable(3);
    const now = new Date();
    for (const thread of threads) await aMessage(db, thread);
    await make(buyer);
    await accept(seller, (await openIn(buyer)).id);
    const tell = { ...seller, text: "We have agreed.", now };
    expect(await tellBuyers(db, jobs, { ...tell, userId: buyer.userId })).toEqual(notFound);
    expect(await tellBuyers(db, jobs, tell)).toEqual(ok);
    expect(await tellBuyers(db, jobs, { ...tell, text: "Again." })).toEqual(ok);
    const sale = (await findSale(db, buyer.conversationId))!;
    for (let time = 0; time < 2; time++) await writeToBuyers({ db, jobs }, sale.id, now);
    const written = await db
      .select({ to: messages.recipientId, from: messages.senderId })
      .from(messages)
      .where(eq(messages.content, "We have agreed."));
    expect(written.map(({ to }) => to).toSorted()).toEqual(
      threads
        .slice(1)
        .map(({ buyerId }) => buyerId)
        .toSorted(),
    );
    expect(new Set(written.map(({ from }) => from))).toEqual(new Set([owner.id]));

    const other = { conversationId: threads[1]!.id, userId: threads[1]!.buyerId };
    expect(await make(other)).toEqual({ ok: false, reason: "sale-agreed" });
    const off = { ...seller, reason: "No financing", now };
    expect(await endSale(db, jobs, { ...off, userId: buyer.userId })).toEqual(notFound);
    expect(await endSale(db, jobs, off)).toEqual(ok);
    expect(await endSale(db, jobs, off)).toEqual({ ok: false, reason: "not-agreed" });
    expect(await statesIn(buyer)).toEqual(["buyer released"]);
    expect(await readListing(listing.id)).toMatchObject({ saleAgreedAt: null, status: "active" });

    expect(await make(other)).toEqual(ok);
    expect(await accept({ ...other, userId: owner.id }, (await openIn(other)).id)).toEqual(ok);
    const sell = { listingId: listing.id, ownerId: owner.id, soldPrice: 240_000_00, now };
    expect(await changeOwnListing(db, jobs, { ...sell, action: "sell" })).toMatchObject(ok);
    const saleState = async () => (await findSale(db, other.conversationId))!.state;
    expect(await saleState()).toBe("sold");
    const left = { listingId: listing.id, because: "sold" as const };
    for (let time = 0; time < 2; time++) await settleSale({ db, jobs }, left, now);
    expect(await readListing(listing.id)).toMatchObject({ status: "sold", saleAgreedAt: null });
    await changeOwnListing(db, jobs, { ...sell, action: "undo-sale" });
    await settleSale({ db, jobs }, { ...left, because: "sale-undone" }, now);
    expect(await saleState()).toBe("off");
    expect(await statesIn(other)).toEqual(["buyer released"]);

    expect(await make(other)).toEqual(ok);
    expect(await accept({ ...other, userId: owner.id }, (await openIn(other)).id)).toEqual(ok);
    // Undone at once, and agreed with somebody else before the jobs ran.
    await changeOwnListing(db, jobs, { ...sell, action: "sell" });
    await changeOwnListing(db, jobs, { ...sell, action: "undo-sale" });
    expect(await make(buyer)).toEqual(ok);
    const { id } = await openIn(buyer);
    expect(await accept(seller, id)).toEqual({ ok: false, reason: "sale-agreed" });
    await settleSale({ db, jobs }, left, now);
    await settleSale({ db, jobs }, { ...left, because: "sale-undone" }, now);
    expect(await saleState()).toBe("off");
    expect(await accept(seller, id)).toEqual(ok);
  });

  test("a business sold to somebody else ends all open offers, and tells those who made them", async () => {
    const { db, jobs } = world();
    const { buyer, seller, listing, threads, owner } = await aTable(2);
    const second = { conversationId: threads[1]!.id, userId: threads[1]!.buyerId };
    await make(buyer);
    await make(second);
    await make({ ...second, userId: owner.id }, (await openIn(second)).id);
    const now = new Date();
    const sell = { listingId: listing.id, ownerId: owner.id, soldPrice: 240_000_00, now };
    expect(await changeOwnListing(db, jobs, { ...sell, action: "sell" })).toMatchObject(ok);
    for (let time = 0; time < 2; time++)
      await settleSale({ db, jobs }, { listingId: listing.id, because: "sold" }, now);
    expect(await statesIn(seller)).toEqual(["buyer declined"]);
    expect(await statesIn(second)).toEqual(["buyer countered", "owner withdrawn"]);
    const toldIn = async ({ conversationId }: { conversationId: string }) =>
      (
        await db
          .select({ to: messages.recipientId, content: messages.content })
          .from(messages)
          .where(eq(messages.conversationId, conversationId))
          .orderBy(messages.createdAt, messages.id)
      ).at(-1);
    expect(await toldIn(buyer)).toEqual({ to: buyer.userId, content: "Declined the offer." });
    expect(await toldIn(second)).toEqual({ to: second.userId, content: "Withdrew the offer." });
  });

  test("buyer and owner sign the letter, and both tick the list", async () => {
    const { db, jobs } = world();
    const { buyer, seller } = await aTable();
    await make(buyer);
    await accept(seller, (await openIn(buyer)).id);
    const sale = (await findSale(db, buyer.conversationId))!;
    const letterOf = (userId: string) =>
      findSignedDocument(db, { documentId: sale.letterId, userId });
    const { bodyHash } = (await letterOf(buyer.userId))!;
    const sign = (own: Own, hash = bodyHash) =>
      signLetter(db, jobs, {
        ...own,
        signature: { typedName: "Ann Lee", bodyHash: hash },
        origin: { address: "203.0.113.7", device: "A browser" },
        now: new Date(),
        requestId: "r",
      });
    expect(await sign({ ...buyer, userId: (await aUser(db)).id })).toEqual(notFound);
    expect(await sign(buyer, "0")).toEqual({ ok: false, reason: "text-changed" });
    expect(await Promise.all([sign(buyer), sign(seller), sign(buyer)])).toEqual([ok, ok, ok]);
    const { signatures } = (await letterOf(seller.userId))!;
    expect(signatures.map(({ part }) => part).toSorted()).toEqual(["buyer", "owner"]);

    const [step] = await listClosingSteps(db, sale.id);
    const tick = { stepId: step!.id, isDone: true, now: new Date() };
    for (const own of [buyer, seller])
      expect(await tickClosingStep(db, { ...own, ...tick })).toEqual(ok);
    const stranger = { ...buyer, userId: (await aUser(db)).id };
    const planned = (await listClosingSteps(db, sale.id)).length;
    const added = {
      label: "Count the stock",
      owner: "both",
      professional: null,
      dueOn: null,
    } as const;
    const add = () => addClosingStep(db, { ...buyer, step: added });
    expect(await Promise.all([add(), add()])).toEqual([ok, ok]);
    expect(await listClosingSteps(db, sale.id)).toHaveLength(planned + 1);
    expect(await tickClosingStep(db, { ...stranger, ...tick })).toEqual(notFound);
    expect((await listClosingSteps(db, sale.id))[0]!.doneAt).not.toBeNull();
    const collect = async (rows: AsyncIterable<object>) => Array.fromAsync(rows);
    for (const { userId } of [buyer, seller]) {
      expect(await collect(exportOffers(db, userId))).toMatchObject([{ state: "accepted" }]);
      expect((await collect(exportClosingSteps(db, userId))).length).toBeGreaterThan(5);
    }
    expect(await collect(exportOffers(db, stranger.userId))).toEqual([]);
  });

  test("the letter about a confidential business names it to a buyer with access, and the news to others never does", async () => {
    const { db } = world();
    const { listing, owner, threads, buyer } = await aTable(2);
    await db.transaction((tx) =>
      changeListing(tx, listing.id, { confidentiality: "confidential" }),
    );
    const access = { listingId: listing.id, userId: buyer.userId, agreedWith: owner.id };
    await db.insert(documentAccess).values({ ...access, grantedAt: new Date() });
    const letterTo = async (side: typeof buyer) => {
      await make(side);
      const own = { ...side, userId: owner.id };
      await accept(own, (await openIn(side)).id);
      const { id, letterId } = (await findSale(db, side.conversationId))!;
      const documentId = letterId;
      const { body } = (await findSignedDocument(db, { documentId, userId: side.userId }))!;
      const { telling } = (await loadClosing(db, own, new Date()))!;
      await endSale(db, world().jobs, { ...own, reason: "", now: new Date() });
      return { id, body, told: telling!.text };
    };
    const granted = await letterTo(buyer);
    expect(granted.body).toContain(listing.title);
    const other = { conversationId: threads[1]!.id, userId: threads[1]!.buyerId };
    const unknown = await letterTo(other);
    expect(unknown.body).toContain("Confidential: ");
    for (const text of [unknown.body, granted.told, unknown.told])
      expect(text).not.toContain(listing.title);
  });

  test("who deletes their account takes their open offers along, and an agreed sale falls through", async () => {
    const { db, jobs } = world();
    const leave = (userId: string) =>
      db.transaction((tx) => leaveOffers(jobs)(tx, { id: userId, email: "", now: new Date() }));
    const first = await aTable();
    await make(first.buyer);
    await leave(first.owner.id);
    expect(await statesIn(first.buyer)).toEqual(["buyer declined"]);
    await make(first.buyer);
    await leave(first.buyer.userId);
    expect(await statesIn(first.buyer)).toEqual(["buyer declined", "buyer withdrawn"]);

    const second = await aTable();
    await make(second.buyer);
    await accept(second.seller, (await openIn(second.buyer)).id);
    await leave(second.buyer.userId);
    expect(await statesIn(second.buyer)).toEqual(["buyer released"]);
    expect((await readListing(second.listing.id)).saleAgreedAt).toBeNull();
    expect((await mailsTo(db, second.owner.email)).map(({ subject }) => subject)).toContain(
      "An agreed sale has ended",
    );
  });
});
