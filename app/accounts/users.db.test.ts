import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getBuyerFacts, getUserStats } from "./users.queries.server.ts";
import { createId } from "#app/platform/db/id.ts";
import {
  aConversation,
  aListing,
  aMessage,
  aSavedListing,
  aSeller,
  aUser,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  describe("a user", () => {
    test("has computed figures, starting at zero", async () => {
      const { db } = world();
      const seller = await aSeller(db);
      const zero = { listingsCount: 0, savedListingsCount: 0, messagesCount: 0 };
      expect(await getUserStats(db, seller.id)).toEqual(zero);
      expect(await getUserStats(db, createId())).toEqual(zero);
      const listing = await aListing(db, { ownerId: seller.id, status: "active" });
      await aSavedListing(db, seller.id, listing.id);
      const thread = await aConversation(db, { listingId: listing.id, ownerId: seller.id });
      await aMessage(db, thread);
      await aMessage(db, thread, { senderId: seller.id });
      expect(await getUserStats(db, seller.id)).toEqual({
        listingsCount: 1,
        savedListingsCount: 1,
        messagesCount: 1,
      });
    });
  });

  describe("lists", () => {
    test("use an index", async () => {
      const { db } = world();
      const planOf = async (where: string) => {
        const plan = await db.transaction(async (tx) => {
          await tx.execute(sql`set local enable_seqscan = off`);
          return tx.execute<{ "QUERY PLAN": string }>(
            sql.raw(
              `explain select id from users where ${where} order by created_at desc limit 20`,
            ),
          );
        });
        return plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
      };
      expect(await planOf("region = 'CA-ON' and city = 'Toronto'")).toContain("users_place");
      expect(await planOf("avatar = 'x'")).toContain("users_avatar");
      expect(
        await planOf("user_type = 'broker' and identity_verified and deactivated_at is null"),
      ).toContain("users_listed_brokers");
    });
  });

  test("counts a buyer's own and saved listings", async () => {
    const { db } = world();
    const { id } = await aUser(db, { emailVerified: false });
    expect(await getBuyerFacts(db, id)).toEqual({ emailVerified: false, listings: 0, saved: 0 });
    const listing = await aListing(db, { status: "active" });
    await aSavedListing(db, id, listing.id);
    await aListing(db, { status: "draft", ownerId: id });
    expect(await getBuyerFacts(db, id)).toEqual({ emailVerified: false, listings: 1, saved: 1 });
  });
});
