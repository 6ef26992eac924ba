import { describe, expect, test } from "vitest";
import { requestContext } from "#app/context.ts";
import { loader } from "./contact-page.tsx";
import { createId } from "#app/platform/db/id.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import {
  aBroker,
  aConversation,
  aListing,
  aMessage,
  anAdmin,
  aSeller,
  aUser,
  type User,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  async function look(id: string, viewer: User | null) {
    const context = aPageContext(world(), anAccountRequest(world()));
    context.set(requestContext, { ...context.get(requestContext), viewer });
    try {
      return await loader({ context, params: { id } } as never);
    } catch (thrown) {
      return (thrown as { init: { status: number } }).init.status;
    }
  }

  describe("the contact panel of a listing", () => {
    test("shows the measured reply time instead of the stated one", async () => {
      const { db } = world();
      const listing = await aListing(db, { status: "active" });
      const { ownerId } = listing;
      const askedAt = new Date(Date.now() - 7 * 3_600_000);
      const answered = new Date(Date.now() - 3_600_000);
      for (let exchange = 0; exchange < 3; exchange++) {
        const thread = await aConversation(db, { ownerId, createdAt: askedAt });
        await aMessage(db, thread, { createdAt: askedAt });
        await aMessage(db, thread, { senderId: ownerId, createdAt: answered });
      }
      const { replyTime } = (await look(listing.id, null)) as { replyTime: string };
      expect(replyTime).toBe("Usually replies within 6 hours");
    });

    test("asks visitors to sign in, and prefills the form", async () => {
      const { db } = world();
      const listing = await aListing(db, { status: "active" });
      expect(await look(listing.id, null)).toMatchObject({
        state: { kind: "visitor" },
        thread: null,
        canContact: true,
        replyTime: "The owner states a reply time of 24 hours",
        broker: null,
      });
      const buyer = await aUser(db, { firstName: "Bea", lastName: "Li", phone: "416 555 0100" });
      expect(await look(listing.id, buyer)).toMatchObject({
        state: {
          kind: "form",
          prefill: { fullName: "Bea Li", phoneNumber: "416 555 0100", emailAddress: buyer.email },
          confirmed: true,
        },
      });
      const thread = await aConversation(db, {
        listingId: listing.id,
        ownerId: listing.ownerId,
        buyerId: buyer.id,
      });
      await aMessage(db, thread);
      expect(await look(listing.id, buyer)).toMatchObject({
        thread: { id: thread.id, messageCount: 1 },
      });
    });

    test("explains why there is no form: own listing, sold, no messages", async () => {
      const { db } = world();
      const owner = await aSeller(db);
      const buyer = await aUser(db);
      const quiet = await aSeller(db, { allowMessages: false });
      const own = await aListing(db, { status: "active", ownerId: owner.id });
      const sold = await aListing(db, { status: "sold" });
      const silent = await aListing(db, { status: "active", ownerId: quiet.id });
      for (const [listing, viewer, reason] of [
        [own, owner, "own-listing"],
        [sold, buyer, "sold"],
        [sold, null, "sold"],
        [silent, buyer, "no-messages"],
        [silent, null, "no-messages"],
      ] as const)
        expect(await look(listing.id, viewer)).toMatchObject({
          state: { kind: "refused", reason },
        });
    });

    test("is 404 for a private listing", async () => {
      const { db } = world();
      const owner = await aSeller(db);
      for (const status of ["draft", "pending", "expired"] as const) {
        const hidden = await aListing(db, { status, ownerId: owner.id });
        expect(await look(hidden.id, null)).toBe(404);
        expect(await look(hidden.id, await aUser(db))).toBe(404);
        for (const viewer of [owner, await anAdmin(db)])
          expect(await look(hidden.id, viewer)).toMatchObject({ state: { kind: "refused" } });
      }
      for (const id of [createId(), "no-id"]) expect(await look(id, null)).toBe(404);
    });

    test("shows nothing about the owner except what a broker shows in the directory", async () => {
      const { db } = world();
      const secrets = { phone: "canary-phone", firstName: "Canary", lastName: "Owner" };
      const seller = await aSeller(db, { ...secrets, email: "canary-seller@example.com" });
      const broker = await aBroker(db, {
        email: "canary-broker@example.com",
        phone: "canary-phone",
        firstName: "Luc",
        lastName: "Roy",
      });
      const buyer = await aUser(db);
      for (const owner of [seller, broker]) {
        const listing = await aListing(db, { ownerId: owner.id, status: "active" });
        for (const viewer of [null, buyer])
          expect(JSON.stringify(await look(listing.id, viewer))).not.toMatch(/canary/i);
      }
      const listing = await aListing(db, { ownerId: broker.id, status: "active" });
      expect(await look(listing.id, null)).toMatchObject({
        broker: { id: broker.id, name: "Luc Roy", brokerage: "Example Brokers" },
      });
    });
  });
});
