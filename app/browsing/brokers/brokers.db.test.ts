import { describe, expect, test } from "vitest";
import {
  findBroker,
  findBrokerContact,
  listBrokerCards,
  listDirectory,
} from "./brokers.queries.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { aBroker, aListing, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const secrets = { email: "canary-mail@example.com", phone: "canary-phone" };
const page = { page: 1, size: 2 };

withDatabase((world) => {
  describe("brokers", () => {
    test("are in the directory once verified, with their public listings", async () => {
      const { db } = world();
      const broker = await aBroker(db, { firstName: "Luc", lastName: "Roy", about: "I listen." });
      const own = { ownerId: broker.id };
      await aListing(db, { ...own, status: "active", categories: ["restaurants", "retail"] });
      await aListing(db, { ...own, status: "active", categories: ["retail"] });
      for (const status of ["draft", "sold", "expired"] as const)
        await aListing(db, { ...own, status, categories: ["healthcare"] });
      const entry = (await listDirectory(db, new Date())).find(({ id }) => id === broker.id);
      expect(entry).toEqual({
        id: broker.id,
        name: "Luc Roy",
        avatar: null,
        brokerage: "Example Brokers",
        about: "I listen.",
        city: "",
        region: "CA-YT",
        hasLicense: true,
        activeListings: 2,
        categories: ["retail", "restaurants"],
      });
      const profile = await findBroker(db, broker.id);
      expect(profile).toMatchObject({ name: "Luc Roy", sold: 1, memberSince: broker.createdAt });
      const cards = await listBrokerCards(db, broker.id, new Date(), { page: 2, size: 1 });
      expect(cards).toMatchObject({ total: 2, pages: 2, page: 2 });
      expect(cards.rows).toHaveLength(1);
    });

    test("are not listed when unverified, hidden, deactivated or deleted", async () => {
      const { db } = world();
      const absent = [
        await aBroker(db, { identityVerified: false }),
        await aBroker(db, { showProfile: false }),
        await aBroker(db, { deactivatedAt: new Date() }),
        await aBroker(db, { deletedAt: new Date() }),
        await aSeller(db, { identityVerified: true }),
      ].map(({ id }) => id);
      for (const ownerId of absent) await aListing(db, { ownerId, status: "active" });
      const ids = (await listDirectory(db, new Date())).map(({ id }) => id);
      for (const id of absent) {
        expect(ids).not.toContain(id);
        expect(await findBroker(db, id)).toBeNull();
      }
      expect(await findBroker(db, createId())).toBeNull();
    });

    test("show email and phone to people they have a conversation with, if they allow it", async () => {
      const { db } = world();
      const open = await aBroker(db, { phone: "416 555 0100" });
      const shy = await aBroker(db, { showContactInfo: false });
      const buyer = { id: createId(), userType: "buyer" } as const;
      const counterpart = { ...buyer, isCounterpart: true };
      const shown = { email: open.email, phone: "416 555 0100" };
      expect(await findBrokerContact(db, open.id, counterpart)).toEqual(shown);
      expect(await findBrokerContact(db, open.id, buyer)).toBeNull();
      expect(await findBrokerContact(db, open.id, null)).toBeNull();
      expect(await findBrokerContact(db, shy.id, counterpart)).toBeNull();
      const hidden = await aBroker(db, { showProfile: false });
      expect(await findBrokerContact(db, hidden.id, counterpart)).toBeNull();
    });

    test("never show email or phone to the public, whatever they allow", async () => {
      const { db } = world();
      for (const showContactInfo of [true, false]) {
        const broker = await aBroker(db, {
          ...secrets,
          email: `${String(showContactInfo)}-${secrets.email}`,
          showContactInfo,
        });
        await aListing(db, {
          ownerId: broker.id,
          status: "active",
          contactEmail: secrets.email,
          contactPhone: secrets.phone,
        });
        const output = JSON.stringify([
          await listDirectory(db, new Date()),
          await findBroker(db, broker.id),
          await listBrokerCards(db, broker.id, new Date(), page),
        ]);
        expect(output).toContain(broker.id);
        expect(output).not.toContain("canary");
      }
    });
  });
});
