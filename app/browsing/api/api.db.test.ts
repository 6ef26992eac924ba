import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { requestContext } from "#app/context.ts";
import { loader as loadListing } from "./listing.route.ts";
import { loader as loadListings } from "./listings.route.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { aListing, anAdmin, aPhoto, aSeller, aUser, type User } from "#test/factories.ts";
import { canaries, plantCanaries } from "#test/canaries.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { withDatabase } from "#test/with-database.ts";

interface Answer {
  status: number;
  kept: string | null;
  text: string;
  body: {
    listings: Record<string, unknown>[];
    nextCursor: string | null;
    listing: Record<string, unknown>;
    error: { code: string; message: string; fields: Record<string, string> };
  };
}

withDatabase((world) => {
  async function ask(path: string, person: User | null = null): Promise<Answer> {
    const context = aPageContext(world(), anAccountRequest(world()));
    const viewer = person && { ...person, avatar: null };
    context.set(requestContext, { ...context.get(requestContext), viewer });
    const url = new URL(path, "http://localhost:3000");
    const id = /^\/api\/listings\/(.+)$/.exec(url.pathname)?.[1];
    const args = { request: new Request(url), url, params: { id }, context };
    const answer = await (id ? loadListing : loadListings)(args as never);
    const text = await answer.text();
    return {
      status: answer.status,
      kept: answer.headers.get("cache-control"),
      text,
      body: JSON.parse(text) as Answer["body"],
    };
  }
  const idsOf = ({ body }: Answer) => body.listings.map(({ id }) => id);

  describe("authorization", () => {
    let owner: User, stranger: User, admin: User;
    const ids: Record<string, string> = {};
    beforeAll(async () => {
      const { db } = world();
      owner = await aSeller(db);
      stranger = await aSeller(db);
      admin = await aUser(db, { userType: "admin" });
      for (const status of ["draft", "pending", "active", "sold", "expired"] as const)
        ids[status] = (await aListing(db, { ownerId: owner.id, status })).id;
    });

    test("lists public listings; the rest is for owners and administrators", async () => {
      for (const person of [null, stranger, owner, admin])
        for (const path of ["/api/listings", "/api/listings?status=active"])
          expect(idsOf(await ask(path, person))).toEqual([ids.active]);
      for (const status of ["draft", "pending", "sold", "expired"]) {
        for (const person of [null, stranger, owner]) {
          const { status: answered, body } = await ask(`/api/listings?status=${status}`, person);
          expect([answered, body.error.code]).toEqual([403, "permission-denied"]);
        }
        expect(idsOf(await ask(`/api/listings?status=${status}`, admin))).toEqual([ids[status]]);
        expect(idsOf(await ask(`/api/listings?owner=me&status=${status}`, owner))).toEqual([
          ids[status],
        ]);
        expect(idsOf(await ask(`/api/listings?owner=me&status=${status}`, stranger))).toEqual([]);
      }
      expect(idsOf(await ask("/api/listings?owner=me", owner))).toHaveLength(5);
      expect(await ask("/api/listings?owner=me")).toMatchObject({
        status: 401,
        body: { error: { code: "unauthenticated", fields: {} } },
      });
    });

    test("a single listing requires the same access as its page", async () => {
      const statusesFor = async (person: User | null) => {
        const answers = await Promise.all(
          Object.values(ids).map((id) => ask(`/api/listings/${id}`, person)),
        );
        return answers.map(({ status }) => status);
      };
      for (const person of [null, stranger])
        expect(await statusesFor(person)).toEqual([404, 404, 200, 200, 410]);
      for (const person of [owner, admin])
        expect(await statusesFor(person)).toEqual([200, 200, 200, 200, 200]);
      for (const id of ["1", ids.active!.toUpperCase(), stranger.id])
        expect((await ask(`/api/listings/${id}`, admin)).body.error.code).toBe("not-found");
    });

    test("managers read what is true of a confidential listing, everyone else its teaser", async () => {
      const { db } = world();
      const city = "Canary Falls";
      const { id } = await aListing(db, { ownerId: owner.id, status: "active", city });
      const own = {
        askingPrice: 1_234_567_00,
        annualCashFlow: 100_000_00,
        annualCashFlowOnRequest: false,
      };
      await db.transaction((tx) => changeListing(tx, id, own));
      const accountant = await anAdmin(db, { adminAreas: ["finance"] });
      const read = async (path: string, person: User | null) => {
        const { listing, listings = [listing] } = (await ask(path, person)).body;
        return listings.find((one) => one?.["id"] === id);
      };
      const figures = { askingPrice: { amount: 1_234_567 }, pricePerCashFlow: 12.35 };
      for (const person of [owner, admin])
        expect(await read(`/api/listings/${id}`, person)).toMatchObject({ city, ...figures });
      expect(await read("/api/listings?owner=me", owner)).toMatchObject({ city, ...figures });
      const teaser = { city: "", askingPrice: { amount: 1_200_000 }, pricePerCashFlow: 12 };
      for (const person of [null, stranger, accountant]) {
        expect(await read(`/api/listings/${id}`, person)).toMatchObject(teaser);
        expect(await read("/api/listings", person)).toMatchObject(teaser);
      }
      await db.delete(listings).where(eq(listings.id, id));
    });

    test("shared responses are cached for everyone, private ones never", async () => {
      const shared = "public, max-age=0, must-revalidate";
      for (const path of ["/api/listings?featured=true", `/api/listings/${ids.sold}`]) {
        expect(await ask(path)).toMatchObject({ kept: shared });
        expect(await ask(path, owner)).toMatchObject({ kept: "private, no-store" });
      }
      expect(await ask("/api/listings?q=bakery")).toMatchObject({
        kept: "private, no-cache",
      });
      for (const path of ["/api/listings?x=1", "/api/listings/1", "/api/listings?status=sold"])
        expect(await ask(path)).toMatchObject({ kept: "no-store" });
    });
  });

  test("an invalid query is a 400 that names the parameters", async () => {
    expect(await ask("/api/listings?colour=red&featured=yes")).toMatchObject({
      status: 400,
      body: {
        error: {
          code: "invalid-argument",
          fields: { colour: "Unknown parameter", featured: "Must be true or false" },
        },
      },
    });
  });

  test("a cursor pages through the list with any filter", async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const made: string[] = [];
    for (let n = 0; n < 23; n++)
      made.push((await aListing(db, { ownerId, status: "active", city: "Moose Jaw" })).id);
    for (const question of ["city=moose%20jaw", "city=Moose%20Jaw&q=bakery"]) {
      const first = await ask(`/api/listings?${question}`);
      expect(first.body.listings).toHaveLength(20);
      const second = await ask(`/api/listings?${question}&cursor=${first.body.nextCursor}`);
      expect(second.body.nextCursor).toBeNull();
      expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(made.toSorted());
    }
  });

  test("amounts are in whole units, in filters and in the response", async () => {
    const { db } = world();
    const listing = await aListing(db, {
      status: "active",
      title: "Harbour Café For Sale",
      city: "Gaspé",
      region: "CA-QC",
      currency: "USD",
      askingPrice: 125_000_50,
      annualRevenueRange: "250k_500k",
      annualCashFlowOnRequest: true,
      categories: ["restaurants", "retail"],
      subcategory: "cafes",
      tags: ["turnkey"],
      verified: true,
    });
    const photo = await aPhoto(db, listing.id, { featured: true, caption: "The terrace" });
    const { body } = await ask("/api/listings?city=Gaspe&priceMin=125000.50&priceMax=125001");
    const { createdAt, publishedAt } = listing;
    expect(body).toEqual({
      nextCursor: null,
      listings: [
        {
          id: listing.id,
          url: `http://localhost:3000${listingHref(listing)}`,
          status: "active",
          title: "Harbour Café For Sale",
          summary: listing.description,
          tags: ["turnkey"],
          category: "restaurants",
          subcategory: "cafes",
          city: "Gaspé",
          province: "CA-QC",
          country: "CA",
          currency: "USD",
          askingPrice: { kind: "amount", amount: 125_000.5 },
          annualRevenue: { kind: "range", range: "250k_500k", min: 250_000, max: 500_000 },
          annualCashFlow: { kind: "on-request" },
          pricePerCashFlow: null,
          saleAgreed: false,
          featured: false,
          verified: true,
          workFromHome: null,
          relocatable: null,
          franchise: null,
          quickSale: false,
          confidential: false,
          priceReduced: false,
          photo: { url: `http://localhost:3000/media/${photo.id}/1200`, alt: "The terrace" },
          createdAt: createdAt.toISOString(),
          publishedAt: publishedAt!.toISOString(),
        },
      ],
    });
    expect((await ask(`/api/listings/${listing.id}`)).body.listing).toEqual(body.listings[0]);
    expect((await ask("/api/listings?city=Gaspe&priceMax=125000.49")).body.listings).toEqual([]);
  });

  test("no response contains confidential fields, not even for the owner", async () => {
    const { db } = world();
    const admin = await aUser(db, { userType: "admin" });
    for (const status of ["active", "draft"] as const) {
      const { listing, owner, buyer } = await plantCanaries(db, { status, city: "Yellowknife" });
      const bodies: string[] = [];
      for (const person of [null, buyer, owner, admin])
        for (const path of [
          "/api/listings?city=yellowknife",
          "/api/listings?city=yellowknife&owner=me",
          "/api/listings?city=yellowknife&status=draft",
          `/api/listings/${listing.id}`,
        ])
          bodies.push((await ask(path, person)).text);
      const all = bodies.join("\n");
      expect(all).toContain(listing.title);
      for (const [name, canary] of Object.entries(canaries))
        expect(all, name).not.toContain(canary);
      // Searching for a hidden value must not reveal which listing has it.
      for (const [name, canary] of Object.entries(canaries)) {
        const words = encodeURIComponent(canary.replace(/^-/, ""));
        expect((await ask(`/api/listings?q=${words}`)).text, name).not.toContain(listing.id);
      }
    }
  });
});
