import type { World } from "#test/with-database.ts";
import { answerOffer, type OfferAnswer } from "#app/messages/mandates/answer-offer.server.ts";
import { endMandate } from "#app/messages/mandates/end-mandate.server.ts";
import { keepMandates } from "#app/messages/mandates/keep-mandates.job.server.ts";
import { listOffers } from "#app/messages/mandates/mandates.queries.server.ts";
import { mandateWishes } from "#app/messages/mandates/mandates.table.ts";
import { offerMandate } from "#app/messages/mandates/offer-mandate.server.ts";
import { sendInquiry } from "#app/messages/inquiry/send-inquiry.server.ts";
import { postReply } from "#app/messages/thread/composing/send-reply.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { aBroker, aListing, aMandateWish, anAdmin, aSeller, aUser } from "#test/factories.ts";

/** A listing with the package that includes a broker, its people, and what they do. */
export async function aMandateMarket({ db, jobs }: Pick<World, "db" | "jobs">, brokers = 2) {
  // Brokers of an earlier test must not be the next to ask.
  await db.update(mandateWishes).set({ takesMandates: false });
  const owner = await aSeller(db, { firstName: "Olga", lastName: "Owens" });
  const admin = await anAdmin(db, { firstName: "Ada", lastName: "Lund" });
  const buyer = await aUser(db, { firstName: "Ben", lastName: "Wood" });
  const listing = await aListing(db, {
    ownerId: owner.id,
    status: "active",
    packageId: "full",
    title: "Mill by the river",
    region: "CA-ON",
    categories: ["childcare"],
  });
  const asked = [];
  for (const firstName of ["Claire", "Dan", "Eve"].slice(0, brokers)) {
    const broker = await aBroker(db, { firstName, lastName: "Roy" });
    await aMandateWish(db, broker.id, { regions: ["CA-ON"], categories: ["childcare"] });
    asked.push(broker);
  }
  const listingId = listing.id;
  const offers = () => listOffers(db, listingId);
  const market = {
    owner,
    admin,
    buyer,
    listing,
    brokers: asked,
    offers,
    offer: (brokerId: string, now = new Date()) =>
      offerMandate(db, jobs, { listingId, brokerId, adminId: admin.id, now }),
    async answer(brokerId: string, answer: OfferAnswer, now = new Date(), reason = "") {
      const offer = (await offers()).find(({ broker }) => broker.id === brokerId);
      const offerId = offer?.id ?? createId();
      return answerOffer(db, jobs, { offerId, brokerId, answer, reason, now });
    },
    /** Offered to this broker and accepted. Returns the conversation of three. */
    async start(brokerId: string): Promise<string> {
      await market.offer(brokerId);
      const outcome = await market.answer(brokerId, "accept");
      if (!outcome.ok || !outcome.conversationId) throw new Error("not accepted");
      return outcome.conversationId;
    },
    end: (userId: string, reason = "", isAdministrator = false) =>
      endMandate(db, jobs, { listingId, userId, reason, isAdministrator, now: new Date() }),
    keep: (now = new Date()) => keepMandates({ db, jobs }, now),
    async ask(senderId = buyer.id, message = "Is the lease transferable?"): Promise<string> {
      const outcome = await sendInquiry(db, jobs, {
        listingId,
        senderId,
        formKey: createId(),
        input: {
          fullName: "Ben Wood",
          phoneNumber: "416 555 0100",
          emailAddress: "ben@example.com",
          message,
        },
        now: new Date(),
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.conversationId;
    },
    reply: (conversationId: string, userId: string, content = "Yes, it is.") =>
      db.transaction((tx) =>
        postReply(tx, jobs, {
          messageId: createId(),
          conversationId,
          userId,
          content,
          now: new Date(),
        }),
      ),
  };
  return market;
}
