import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  findUserByEmail,
  findUserById,
  getUserStats,
  listActiveUsers,
  listBrokers,
  listUsers,
} from "#app/accounts/users.queries.server.ts";
import { createId } from "#app/platform/db/id.ts";
import {
  aBroker,
  aConversation,
  aListing,
  aMessage,
  aSavedListing,
  aSeller,
  aUser,
} from "#demo/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const all = { page: 1, size: 100 };

withDatabase((world) => {
  describe("one person", () => {
    test("is found by id and by e-mail, however it is written", async () => {
      const { db } = world();
      const user = await aUser(db, { email: "robin@mill.example" });
      expect((await findUserById(db, user.id))?.email).toBe("robin@mill.example");
      expect((await findUserByEmail(db, "  Robin@Mill.example "))?.id).toBe(user.id);
      expect(await findUserById(db, createId())).toBeNull();
      expect(await findUserByEmail(db, "nobody@mill.example")).toBeNull();
    });

    test("no list of people carries a secret", async () => {
      const { db } = world();
      const user = await findUserById(db, (await aUser(db)).id);
      expect(Object.keys(user!).join(" ")).not.toMatch(/password|token|secret/i);
    });

    test("has figures that are counted, from nothing on", async () => {
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
    test("newest first, by pages, filtered by type, place and identity, without those who left", async () => {
      const { db } = world();
      const city = `Town ${createId()}`;
      const there = { city, region: "CA-NU" };
      const first = await aSeller(db, { ...there, createdAt: new Date("2025-01-01") });
      const second = await aUser(db, {
        ...there,
        createdAt: new Date("2025-02-01"),
        identityVerified: true,
      });
      const third = await aUser(db, { ...there, createdAt: new Date("2025-03-01") });
      await aUser(db, { ...there, deletedAt: new Date() });
      const ids = async (filter: Parameters<typeof listUsers>[1], page = all) =>
        (await listUsers(db, { city, ...filter }, page)).rows.map(({ id }) => id);
      expect(await ids({})).toEqual([third.id, second.id, first.id]);
      expect(await ids({ userType: "seller" })).toEqual([first.id]);
      expect(await ids({ identityVerified: true })).toEqual([second.id]);
      expect(await ids({ identityVerified: false })).toEqual([third.id, first.id]);
      expect(await ids({ region: "CA-NU" })).toHaveLength(3);
      expect(await ids({ region: "CA-ON" })).toEqual([]);
      expect(await ids({}, { page: 2, size: 2 })).toEqual([first.id]);
      expect(await listUsers(db, { city }, { page: 1, size: 2 })).toMatchObject({
        total: 3,
        pages: 2,
      });
    });

    test("brokers are verified brokers who still work here", async () => {
      const { db } = world();
      const region = "MX-AGU";
      const listed = await aBroker(db, { region, country: "MX" });
      await aBroker(db, { region, country: "MX", identityVerified: false });
      await aBroker(db, { region, country: "MX", deactivatedAt: new Date() });
      await aBroker(db, { region, country: "MX", deletedAt: new Date() });
      await aSeller(db, { region, country: "MX", identityVerified: true });
      expect((await listBrokers(db, { region }, all)).rows.map(({ id }) => id)).toEqual([
        listed.id,
      ]);
    });

    test("active people were seen within thirty days", async () => {
      const { db } = world();
      const now = new Date("2030-06-30T00:00:00Z");
      const seen = (lastActiveAt: string, more = {}) =>
        aUser(db, { lastActiveAt: new Date(lastActiveAt), ...more });
      const recent = await seen("2030-06-01T00:00:00Z");
      const edge = await seen("2030-05-31T00:00:00Z", { createdAt: new Date("2020-01-01") });
      await seen("2030-05-30T23:59:59Z");
      await seen("2030-06-29T00:00:00Z", { deactivatedAt: new Date() });
      expect((await listActiveUsers(db, now, all)).rows.map(({ id }) => id)).toEqual([
        recent.id,
        edge.id,
      ]);
    });

    test("find their rows by an index", async () => {
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
});
