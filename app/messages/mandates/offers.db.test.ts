import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { userBlocks } from "#app/messages/safety/safety.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { addDays } from "#app/shared/day.ts";
import { aBroker, aMandateOffer, aMandateWish } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { aMandateMarket } from "#test/mandate-market.ts";
import { withDatabase } from "#test/with-database.ts";
import { answerOffer } from "./answer-offer.server.ts";
import { listCandidates } from "./mandates.queries.server.ts";
import { saveWishes } from "./save-wishes.server.ts";

withDatabase((world) => {
  const states = async (market: Awaited<ReturnType<typeof aMandateMarket>>) =>
    (await market.offers()).toReversed().map(({ broker, state }) => `${broker.name} ${state}`);
  const brokerOf = async (listingId: string) =>
    (await world().db.select().from(listings).where(eq(listings.id, listingId)))[0]!.brokerId;

  describe("candidates", () => {
    test("are verified brokers who take the region and the category, those with the fewest mandates first", async () => {
      const { db } = world();
      const { listing, brokers, owner } = await aMandateMarket(world(), 0);
      expect(brokers).toEqual([]);
      const broker = async (firstName: string, wishes = {}, person = {}) => {
        const made = await aBroker(db, { firstName, lastName: "Roy", ...person });
        await aMandateWish(db, made.id, wishes);
        return made;
      };
      const busy = await broker("Busy");
      await aMandateOffer(db, { brokerId: busy.id, state: "accepted", answeredAt: new Date() });
      await broker("Fitting", { regions: ["CA-AB", "CA-ON"], categories: ["childcare"] });
      await broker("Elsewhere", { regions: ["CA-AB"] });
      await broker("Other trade", { categories: ["retail"] });
      await broker("On holiday", { takesMandates: false });
      await broker("Unverified", {}, { identityVerified: false });
      await broker("Hidden", {}, { showProfile: false });
      await broker("Deactivated", {}, { deactivatedAt: new Date() });
      await aBroker(db, { firstName: "Never asked" });
      const declined = await broker("Declined");
      await aMandateOffer(db, {
        listingId: listing.id,
        brokerId: declined.id,
        state: "declined",
        answeredAt: new Date(),
      });
      const blocked = await broker("Blocked");
      await db.insert(userBlocks).values({ blockerId: owner.id, blockedId: blocked.id });
      expect(await listCandidates(db, listing.id)).toMatchObject([
        { name: "Fitting Roy", running: 0 },
        { name: "Busy Roy", running: 1 },
      ]);
    });

    test("change what they take", async () => {
      const { db } = world();
      const { listing, brokers } = await aMandateMarket(world(), 1);
      const save = (regions: string[]) =>
        saveWishes(db, {
          userId: brokers[0]!.id,
          wishes: { takesMandates: true, regions, categories: [] },
          requestId: "r",
        });
      await save(["CA-AB"]);
      expect(await listCandidates(db, listing.id)).toEqual([]);
      await save(["CA-ON"]);
      expect(await listCandidates(db, listing.id)).toHaveLength(1);
    });
  });

  describe("an offer", () => {
    test("is made to one broker, who gets an email and a notification", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const [claire, dan] = market.brokers;
      expect(await market.offer(claire!.id)).toEqual({ ok: true });
      // A double click offers once, and nobody else meanwhile.
      expect(await market.offer(claire!.id)).toEqual({ ok: true });
      expect(await market.offer(dan!.id)).toEqual({ ok: false, reason: "already-offered" });
      expect(await states(market)).toEqual(["Claire Roy offered"]);
      const [email, ...more] = await mailsTo(db, claire!.email);
      expect(more).toEqual([]);
      expect(email).toMatchObject({ subject: "A mandate is offered to you: Mill by the river" });
      const [bell] = await db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, claire!.id));
      expect(bell).toMatchObject({ kind: "mandate", href: "/account/mandates" });
    });

    test("needs the package, a listing on the market and a candidate", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const { listing, brokers, owner } = market;
      const change = (changes: Partial<typeof listings.$inferInsert>) =>
        db.update(listings).set(changes).where(eq(listings.id, listing.id));
      expect(await market.offer(owner.id)).toEqual({ ok: false, reason: "not-a-candidate" });
      expect(await market.offer(createId())).toEqual({ ok: false, reason: "not-a-candidate" });
      await change({ packageId: "realtor" });
      expect(await market.offer(brokers[0]!.id)).toEqual({ ok: false, reason: "not-included" });
      await change({ packageId: "full", status: "expired" });
      expect(await market.offer(brokers[0]!.id)).toEqual({ ok: false, reason: "not-included" });
    });

    test("that is declined goes to the next broker at once, until nobody is left", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const [claire, dan] = market.brokers;
      await market.offer(claire!.id);
      expect(await market.answer(claire!.id, "decline", new Date(), "Too far")).toMatchObject({
        ok: true,
      });
      expect(await states(market)).toEqual(["Claire Roy declined", "Dan Roy offered"]);
      // Declined twice, it is declined once; and accepting comes too late.
      expect(await market.answer(claire!.id, "decline")).toMatchObject({ ok: true });
      expect(await market.answer(claire!.id, "accept")).toEqual({ ok: false, reason: "no-longer" });
      expect(await states(market)).toEqual(["Claire Roy declined", "Dan Roy offered"]);
      expect((await market.offers()).find(({ broker }) => broker.id === claire!.id)).toMatchObject({
        reason: "Too far",
      });

      await market.answer(dan!.id, "decline");
      expect(await states(market)).toEqual(["Claire Roy declined", "Dan Roy declined"]);
      const told = await mailsTo(db, market.admin.email);
      expect(told[0]).toMatchObject({ subject: "No broker is left for Mill by the river" });
    });

    test("lapses after two days and goes to the next", async () => {
      const market = await aMandateMarket(world());
      const [claire, dan] = market.brokers;
      const start = new Date();
      await market.offer(claire!.id, start);
      await market.keep(new Date(addDays(start, 2).getTime() - 1));
      expect(await states(market)).toEqual(["Claire Roy offered"]);
      const late = addDays(start, 2);
      // Between the last moment and the job.
      expect(await market.answer(claire!.id, "accept", late)).toEqual({
        ok: false,
        reason: "no-longer",
      });
      await market.keep(late);
      await market.keep(late);
      expect(await states(market)).toEqual(["Claire Roy expired", "Dan Roy offered"]);
      expect(await market.answer(dan!.id, "accept", late)).toMatchObject({ ok: true });
    });

    test("is answered only by the broker to whom it was made", async () => {
      const { db, jobs } = world();
      const market = await aMandateMarket(world());
      const [claire, dan] = market.brokers;
      await market.offer(claire!.id);
      expect(await market.answer(dan!.id, "accept")).toEqual({ ok: false, reason: "not-found" });
      const [offer] = await market.offers();
      expect(
        await answerOffer(db, jobs, {
          offerId: offer!.id,
          brokerId: dan!.id,
          answer: "accept",
          now: new Date(),
        }),
      ).toEqual({ ok: false, reason: "not-found" });
      expect(await brokerOf(market.listing.id)).toBeNull();
    });

    test("is withdrawn by an administrator, and not by others", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const [claire] = market.brokers;
      await market.offer(claire!.id);
      expect(await market.end(claire!.id)).toEqual({ ok: false, reason: "not-found" });
      await market.end(market.owner.id);
      expect(await states(market)).toEqual(["Claire Roy offered"]);
      expect(await market.end(market.admin.id, "", true)).toEqual({
        ok: true,
        by: "administrator",
      });
      expect(await states(market)).toEqual(["Claire Roy withdrawn"]);
      expect(await market.answer(claire!.id, "accept")).toEqual({ ok: false, reason: "no-longer" });
      const [email] = await mailsTo(db, claire!.email);
      expect(email).toMatchObject({ subject: "The offer was withdrawn: Mill by the river" });
      // They neither declined nor kept anybody waiting.
      expect(await market.offer(claire!.id)).toEqual({ ok: true });
    });

    test("that is accepted twice at the same moment starts one mandate and one conversation of three", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const [claire] = market.brokers;
      await market.offer(claire!.id);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => market.answer(claire!.id, "accept")),
      );
      const [first] = answers;
      expect(first).toMatchObject({ ok: true, conversationId: expect.any(String) });
      for (const answer of answers) expect(answer).toEqual(first);
      expect(await brokerOf(market.listing.id)).toBe(claire!.id);
      const threads = await db
        .select()
        .from(conversations)
        .where(eq(conversations.listingId, market.listing.id));
      expect(threads).toMatchObject([
        { buyerId: market.owner.id, ownerId: claire!.id, thirdId: market.admin.id },
      ]);
      const sent = await db
        .select()
        .from(messages)
        .where(eq(messages.conversationId, threads[0]!.id));
      expect(sent).toMatchObject([{ senderId: market.admin.id, recipientId: market.owner.id }]);
      const emails = await mailsTo(db, market.owner.email);
      expect(emails.map(({ subject }) => subject)).toEqual(["Claire Roy is your broker now"]);
      expect(emails[0]!.text).toContain(`/account/leads/${threads[0]!.id}`);
      const log = await db
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.subjectId, market.listing.id))
        .orderBy(auditLog.createdAt, auditLog.id);
      expect(log.map(({ action }) => action)).toEqual(["mandate-offered", "mandate-accepted"]);
    });

    test("accepted and withdrawn at the same moment is one of the two", async () => {
      const market = await aMandateMarket(world());
      const [claire] = market.brokers;
      await market.offer(claire!.id);
      const [accepted] = await Promise.all([
        market.answer(claire!.id, "accept"),
        market.end(market.admin.id, "", true),
      ]);
      const broker = await brokerOf(market.listing.id);
      const [offer] = await market.offers();
      // The end follows the start, or the answer comes too late.
      expect(broker).toBeNull();
      expect(offer!.state).toBe(accepted.ok ? "ended" : "withdrawn");
    });

    test("starts without the administrator if they have left", async () => {
      const { db } = world();
      const market = await aMandateMarket(world());
      const [claire] = market.brokers;
      await market.offer(claire!.id);
      await db
        .update(users)
        .set({ deactivatedAt: new Date() })
        .where(eq(users.id, market.admin.id));
      await market.answer(claire!.id, "accept");
      const { rows } = await db.execute(
        sql`select third_id, sender_id from conversations c join messages m on m.conversation_id = c.id
          where c.listing_id = ${market.listing.id}`,
      );
      expect(rows).toEqual([{ third_id: null, sender_id: claire!.id }]);
    });
  });
});
