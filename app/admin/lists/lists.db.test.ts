import { describe, expect, it } from "vitest";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { listingsSpec } from "#app/admin/listings/listings-list.ts";
import { countCategories, listingsList } from "#app/admin/listings/listings-list.queries.server.ts";
import { conversationsSpec } from "#app/admin/messages/conversations-list.ts";
import { conversationsList } from "#app/admin/messages/conversations-list.queries.server.ts";
import { usersSpec } from "#app/admin/users/users-list.ts";
import { usersList } from "#app/admin/users/users-list.queries.server.ts";
import { exchangeRates, listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { createId } from "#app/platform/db/id.ts";
import { eq } from "drizzle-orm";
import { aBroker, aConversation, aListing, aMessage, anAdmin, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const at = (day: number) => new Date(Date.UTC(2026, 0, day));

/** A word that no other test uses. */
const newWord = () => `w${createId().replaceAll("-", "").slice(-12)}`;

async function toArray<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

withDatabase((world) => {
  /** Each has its own cache: no table change is announced here. */
  const services = () => ({ db: world().db, queryCache: new QueryCache(world().db) });
  const findUsers = (query: string) =>
    usersList.list(services(), parseListState(usersSpec, new URLSearchParams(query)));
  const findListings = (query: string) =>
    listingsList.list(services(), parseListState(listingsSpec, new URLSearchParams(query)));
  const findConversations = (query: string) =>
    conversationsList.list(
      services(),
      parseListState(conversationsSpec, new URLSearchParams(query)),
    );

  describe("users", () => {
    it("are found by prefixes of names and emails, ignoring case and accents", async () => {
      const { db } = world();
      const word = newWord();
      const email = `${word}.dot@mail-house.example`;
      const { id } = await aUser(db, { firstName: "Chloé", lastName: "O'Brien", email });
      for (const typed of [
        word,
        word.slice(0, 8),
        `CHLOE ${word}`,
        `o'brien ${word}`,
        email,
        `${word} house`,
        id,
      ])
        expect((await findUsers(`q=${encodeURIComponent(typed)}`)).rows[0]?.id, typed).toBe(id);
      expect((await findUsers(`q=hloé+${word}`)).rows).toEqual([]);
      expect((await findUsers("q=%25%26%7C!:*'")).rows).toEqual([]);
    });

    it("are found by a phone number in any format", async () => {
      const digits = createId().replaceAll(/\D/g, "").slice(-9).padStart(9, "7");
      const phone = `+1 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}5`;
      const { id } = await aUser(world().db, { phone });
      for (const typed of [phone, `${digits}5`, `1.${digits}5`, `${digits.slice(2)}5`])
        expect((await findUsers(`q=${encodeURIComponent(typed)}`)).rows[0]?.id, typed).toBe(id);
      expect((await findUsers(`q=${digits}6`)).rows).toEqual([]);
    });

    it("are found by an address whose parts look like numbers, and by a very long word", async () => {
      const { db } = world();
      const word = newWord();
      const email = `person-71e9a-1e5-${word}@example.com`;
      await aUser(db, { email, lastName: "x".repeat(150) + word });
      const found = async (typed: string) => {
        const { rows } = await findUsers(new URLSearchParams({ q: typed }).toString());
        return rows.map((row) => row.email);
      };
      expect(await found(email)).toEqual([email]);
      expect(await found(`71e9a 1e ${word}`)).toEqual([email]);
      expect(await found(`${"z ".repeat(300)}${word}`)).toEqual([]);
      expect(await found(`${"y".repeat(399)} ${word}`)).toEqual([]);
    });

    it("are filtered by type, verification and state, with a total count", async () => {
      const { db } = world();
      const word = newWord();
      const flags = (email: boolean, phone: boolean, identity: boolean) => ({
        lastName: word,
        emailVerified: email,
        phoneVerified: phone,
        identityVerified: identity,
      });
      await aBroker(db, { ...flags(true, true, true), firstName: "Whole" });
      await aUser(db, { ...flags(false, true, false), firstName: "Partly" });
      await aUser(db, { ...flags(false, false, true), firstName: "Nowhere" });
      await anAdmin(db, { ...flags(true, false, false), firstName: "Gone", deactivatedAt: at(1) });
      await aUser(db, { ...flags(true, true, true), firstName: "Deleted", deletedAt: at(1) });
      const names = async (query: string) =>
        (await findUsers(`q=${word}&sort=firstName&${query}`)).rows.map((row) => row.firstName);
      expect(await names("")).toEqual(["Gone", "Nowhere", "Partly", "Whole"]);
      expect(await names("type=broker")).toEqual(["Whole"]);
      expect(await names("verification=verified")).toEqual(["Whole"]);
      expect(await names("verification=partially-verified")).toEqual(["Gone", "Partly"]);
      expect(await names("verification=not-verified")).toEqual(["Nowhere"]);
      expect(await names("state=deactivated")).toEqual(["Gone"]);
      expect(await names("state=active&type=buyer")).toEqual(["Nowhere", "Partly"]);
      const { total, all } = await findUsers(`q=${word}`);
      expect(total).toBe(4);
      expect(all).toBe((await findUsers("")).total);
      expect((await findUsers("state=deactivated")).total).toBeLessThan(all);
    });

    it("are sorted ignoring case and accents, in both directions, on every page", async () => {
      const { db } = world();
      const word = newWord();
      for (const [index, firstName] of ["émile", "Zoé", "ada", "Bo", "élan"].entries())
        await aUser(db, { firstName, lastName: word, createdAt: at(index + 1) });
      const names = async (query: string) =>
        (await findUsers(`q=${word}&${query}`)).rows.map((row) => row.firstName);
      expect(await names("sort=firstName")).toEqual(["ada", "Bo", "élan", "émile", "Zoé"]);
      expect(await names("sort=firstName&dir=desc")).toEqual(["Zoé", "émile", "élan", "Bo", "ada"]);
      expect(await names("")).toEqual(["élan", "Bo", "ada", "Zoé", "émile"]);
      expect(await names("page=2")).toEqual([]);
    });

    it("appear exactly once across pages, in the order of the export", async () => {
      const { db } = world();
      for (let n = 0; n < 60; n++) await aUser(db, { createdAt: at(20) });
      for (const query of ["", "dir=asc", "sort=firstName", "sort=email&dir=desc"]) {
        const { total } = await findUsers(query);
        const ids: string[] = [];
        for (let page = 1; page <= Math.ceil(total / 25); page++)
          ids.push(...(await findUsers(`${query}&page=${page}`)).rows.map(({ id }) => id));
        expect(new Set(ids).size, query).toBe(total);
        const state = parseListState(usersSpec, new URLSearchParams(query));
        expect(
          (await toArray(usersList.exportRows(db, state))).map(({ id }) => id),
          query,
        ).toEqual(ids);
      }
    });
  });

  it("the cached count includes later rows", async () => {
    const kept = services();
    const state = parseListState(usersSpec, new URLSearchParams());
    const { all } = await usersList.list(kept, state);
    await aUser(world().db);
    expect(await usersList.list(kept, state)).toMatchObject({ all: all + 1, total: all + 1 });
  });

  describe("listings", () => {
    it("are found by title, description and city, and filtered by status and category", async () => {
      const { db } = world();
      const word = newWord();
      await aListing(db, { title: `Mill ${word}`, status: "active", categories: ["retail"] });
      await aListing(db, { title: "Kiln", description: `By a ${word}`, status: "draft" });
      await aListing(db, {
        title: "Loom",
        city: word,
        status: "sold",
        categories: ["education", "retail"],
      });
      const titles = async (query: string) =>
        (await findListings(`q=${word}&sort=title&${query}`)).rows.map((row) => row.title);
      expect(await titles("")).toEqual(["Kiln", "Loom", `Mill ${word}`]);
      expect(await titles("status=sold")).toEqual(["Loom"]);
      expect(await titles("category=retail")).toEqual(["Loom", `Mill ${word}`]);
      expect(await titles("category=retail&status=active")).toEqual([`Mill ${word}`]);
      const { rows } = await findListings(`q=loom+${word}`);
      expect(rows).toMatchObject([{ category: "education", city: word, status: "sold" }]);
      const kinds = async (query: string) => {
        const state = parseListState(listingsSpec, new URLSearchParams(`q=${word}&${query}`));
        const counts = await countCategories({ db, queryCache: new QueryCache(db) }, state);
        return Object.fromEntries(counts.map(({ category, listings }) => [category, listings]));
      };
      // The categories of other listings can still be chosen.
      expect(await kinds("status=sold&category=retail")).toMatchObject({
        education: 1,
        restaurants: 0,
        retail: 1,
      });
      expect(await kinds("status=active")).toMatchObject({ education: 0, retail: 1 });
      const state = parseListState(listingsSpec, new URLSearchParams(`q=${word}`));
      expect(await toArray(listingsList.exportRows(db, state))).toHaveLength(3);
    });

    it("are filtered by whether their owners have confirmed them", async () => {
      const { db } = world();
      const word = newWord();
      const { id } = await aListing(db, {
        title: `Silent ${word}`,
        status: "active",
        unconfirmed: true,
      });
      await aListing(db, { title: `Confirmed ${word}`, status: "active" });
      await aListing(db, { title: `Gone ${word}`, status: "expired", unconfirmed: true });
      const { rows } = await findListings(`q=${word}&freshness=unconfirmed`);
      expect(rows.map((row) => row.id)).toEqual([id]);
    });

    it("are sorted by price: a range by its low end, no price below every other", async () => {
      const { db } = world();
      const word = newWord();
      const price = (title: string, changes: Parameters<typeof aListing>[1]) =>
        aListing(db, { title: `${title} ${word}`, ...changes });
      await price("b", { askingPrice: 90_000_00 });
      await price("d", { askingPrice: 300_000_00 });
      await price("c", { askingPriceRange: "100k_250k" });
      await price("a", { askingPriceOnRequest: true });
      const order = async (query: string) =>
        (await findListings(`q=${word}&sort=askingPrice&${query}`)).rows.map(({ title }) =>
          title.charAt(0),
        );
      expect(await order("")).toEqual(["a", "b", "c", "d"]);
      expect(await order("dir=desc")).toEqual(["d", "c", "b", "a"]);
    });

    it("are sorted by price in Canadian dollars, also after a new exchange rate", async () => {
      const { db } = world();
      const word = newWord();
      const price = (title: string, changes: Parameters<typeof aListing>[1]) =>
        aListing(db, { title: `${title} ${word}`, ...changes });
      const setRate = (currency: "USD" | "MXN", asOf: string, perCad: number) =>
        db.insert(exchangeRates).values({ currency, asOf, perCad });
      await setRate("USD", "2090-01-01", 0.7);
      await setRate("MXN", "2090-01-01", 13);
      const american = await price("us", { currency: "USD", askingPrice: 90_000_00 });
      await price("ca", { askingPrice: 100_000_00 });
      await price("mx", { currency: "MXN", askingPrice: 650_000_00 });
      await price("range", { currency: "USD", askingPriceRange: "50k_100k" });
      await price("none", { currency: "MXN", askingPriceOnRequest: true });
      const order = async () =>
        (await findListings(`q=${word}&sort=askingPrice`)).rows.map(
          ({ title }) => title.split(" ")[0],
        );
      expect(await order()).toEqual(["none", "mx", "range", "ca", "us"]);

      await setRate("USD", "2090-01-02", 1.5);
      expect(await order()).toEqual(["none", "range", "mx", "us", "ca"]);
      await db.delete(exchangeRates).where(eq(exchangeRates.asOf, "2090-01-02"));
      expect(await order()).toEqual(["none", "mx", "range", "ca", "us"]);

      const [after] = await db.select().from(listings).where(eq(listings.id, american.id));
      expect(after!.updatedAt).toEqual(american.updatedAt);
      await db.update(listings).set({ currency: "CAD" }).where(eq(listings.id, american.id));
      expect(await order()).toEqual(["none", "mx", "range", "us", "ca"]);
      await db.delete(exchangeRates).where(eq(exchangeRates.asOf, "2090-01-01"));
    });
  });

  describe("conversations", () => {
    it("are found by business title and participants, word by word", async () => {
      const { db } = world();
      const [title, buyerName, ownerName] = [newWord(), newWord(), newWord()];
      const owner = await aUser(db, { lastName: ownerName, userType: "seller" });
      const buyer = await aUser(db, { firstName: buyerName });
      const listing = await aListing(db, { title: `Mill ${title}`, ownerId: owner.id });
      const { id } = await aConversation(db, {
        listingId: listing.id,
        ownerId: owner.id,
        buyerId: buyer.id,
      });
      for (const typed of [title, buyerName, ownerName, `${ownerName} ${title}`, buyer.email, id])
        expect((await findConversations(`q=${encodeURIComponent(typed)}`)).rows[0]?.id).toBe(id);
      expect((await findConversations(`q=${listing.id}`)).total).toBe(1);
      expect((await findConversations(`q=${title}+${newWord()}`)).total).toBe(0);
      expect((await findConversations(`q=${title}&status=archived`)).total).toBe(0);
    });

    it("are sorted by the latest message, and by a title that follows the listing", async () => {
      const { db } = world();
      const word = newWord();
      const talk = async (title: string, day: number) => {
        const listing = await aListing(db, { title: `${title} ${word}` });
        const conversation = await aConversation(db, {
          listingId: listing.id,
          ownerId: listing.ownerId,
        });
        await aMessage(db, conversation, { createdAt: at(day) });
        return { listing, conversation };
      };
      const { listing, conversation } = await talk("b", 3);
      await talk("a", 1);
      await talk("c", 2);
      const titles = async (query: string) =>
        (await findConversations(`q=${word}&${query}`)).rows.map((row) =>
          row.listingTitle!.charAt(0),
        );
      expect(await titles("")).toEqual(["b", "c", "a"]);
      expect(await titles("sort=businessTitle")).toEqual(["a", "b", "c"]);
      const updatedAt = async () =>
        (
          await db
            .select({ updatedAt: conversations.updatedAt })
            .from(conversations)
            .where(eq(conversations.id, conversation.id))
        )[0]!.updatedAt;
      const before = await updatedAt();
      await db
        .update(listings)
        .set({ title: `É ${word}` })
        .where(eq(listings.id, listing.id));
      expect(await titles("sort=businessTitle&dir=desc")).toEqual(["É", "c", "a"]);
      expect(await updatedAt()).toEqual(before);
      const state = parseListState(conversationsSpec, new URLSearchParams(`q=${word}`));
      expect(await toArray(conversationsList.exportRows(db, state))).toHaveLength(3);
    });
  });
});
