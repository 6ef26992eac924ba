import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { countFigures } from "./count-figures.job.server.ts";
import { marketFigures } from "./market-figures.table.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { listingPrices, listings } from "#app/listings/listings.table.ts";
import { addDays } from "#app/shared/day.ts";
import {
  aConversation,
  aListing,
  aMessage,
  aSeller,
  aUser,
  type Listing,
  type User,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const ten = Array.from({ length: 10 }, (_, index) => index);

withDatabase((world) => {
  let owner: User;
  const add = async (changes: Parameters<typeof aListing>[1]): Promise<Listing> => {
    owner ??= await aSeller(world().db);
    return aListing(world().db, { ownerId: owner.id, status: "active", ...changes });
  };
  /** Ten listings, of which each is told its number. */
  const addTen = (changes: (index: number) => Parameters<typeof aListing>[1]) =>
    Promise.all(ten.map((index) => add(changes(index))));

  const count = async () => {
    await countFigures(world().db, now);
    const rows = await world().db.select().from(marketFigures);
    return new Map(rows.map((row) => [row.scope, row]));
  };
  const valuesOf = async (scope: string) => (await count()).get(scope)?.values;

  test("an empty market has no figures, but its row", async () => {
    expect([...(await count()).values()]).toEqual([
      {
        scope: "@",
        values: {},
        samples: {},
        hidden: [],
        questions: null,
        history: null,
        countedAt: now,
      },
    ]);
  });

  test("ten listings have medians and quarters; nine have nothing, not even their number", async () => {
    const nine = { categories: ["restaurants"], region: "CA-ON" } as const;
    const restaurant = (index: number) => ({
      ...nine,
      categories: [...nine.categories],
      askingPrice: (100_000 + 10_000 * index) * 100,
      annualRevenue: 200_000_00,
      annualCashFlow: 40_000_00,
      established: now.getFullYear() - index,
      employeesMin: index,
      employeesMax: index + 2,
      publishedAt: ago(10 * index),
      financingAvailable: index < 4 ? index === 0 : null,
      trainingIncluded: index < 8,
      management: index < 3 ? ("absentee" as const) : ("owner_managed" as const),
    });
    for (const index of ten.slice(0, 9)) await add(restaurant(index));
    expect([...(await count()).keys()]).toEqual(["@"]);
    // Not public: it is counted nowhere.
    await add({ ...restaurant(9), status: "pending" });
    expect(await valuesOf("restaurants@CA-ON")).toBe(undefined);

    await add(restaurant(9));
    const figures = await count();
    const expected = {
      listings: 10,
      "median-price": 145_000,
      "low-price": 122_500,
      "high-price": 167_500,
      "median-revenue": 200_000,
      "median-cash-flow": 40_000,
      "median-margin": 20,
      "median-multiple": 3.6,
      "median-age": 4.5,
      "median-staff": 5.5,
      "days-on-market": 45,
      "share-training": 80,
      "share-absentee": 30,
      "share-reduced": 0,
      "share-on-request": 0,
      "share-franchise": 0,
    };
    for (const scope of ["@", "@CA", "@CA-ON", "restaurants@", "restaurants@CA-ON"])
      expect(figures.get(scope)?.values, scope).toMatchObject(expected);
    // Only four say yes or no to financing.
    expect(figures.get("@")?.values).not.toHaveProperty("share-financed");
    expect(figures.get("@")?.values).not.toHaveProperty("median-reduction");
  });

  test("other currencies are converted, and a price on request is in no median", async () => {
    const { perCad } = await getExchangeRates(world().db);
    await addTen((index) => ({
      categories: ["retail"],
      country: "US",
      region: "US-TX",
      currency: "USD",
      ...(index < 5
        ? { askingPriceOnRequest: true, askingPrice: null }
        : { askingPrice: Math.round(100_000 * perCad.USD) * 100 }),
    }));
    expect(await valuesOf("retail@US-TX")).toMatchObject({ listings: 10, "share-on-request": 50 });
    expect(await valuesOf("retail@US-TX")).not.toHaveProperty("median-price");
    await Promise.all(
      ten.slice(0, 5).map(() =>
        add({
          categories: ["retail"],
          country: "MX",
          region: "MX-JAL",
          currency: "MXN",
          askingPrice: Math.round(100_000 * perCad.MXN) * 100,
        }),
      ),
    );
    expect((await valuesOf("retail@"))?.["median-price"]).toBeCloseTo(100_000, -1);
  });

  test("sales of two years are timed from publication", async () => {
    await addTen((index) => ({
      categories: ["automotive"],
      region: "CA-QC",
      status: "sold",
      publishedAt: ago(100),
      soldAt: ago(90 - index),
    }));
    await add({
      categories: ["automotive"],
      region: "CA-QC",
      status: "sold",
      publishedAt: ago(2000),
      soldAt: ago(800),
    });
    expect(await valuesOf("automotive@CA-QC")).toEqual({ "days-to-sale": 14.5 });
  });

  test("a reply is the owner's first own message, and questions are what a hundred first messages ask", async () => {
    const { db } = world();
    const asked = await addTen(() => ({ categories: ["education"], region: "CA-BC" }));
    const one = await add({ categories: ["education"], region: "CA-MB" });
    const texts = [
      "Is the lease transferable?",
      "What is the rent, and who is the landlord?",
      "May I see three years of tax returns?",
      ...ten.slice(3).map(() => "Hello!"),
    ];
    const ask = async (listingId: string, hours: number, content: string) => {
      const createdAt = ago(5);
      const after = (delay: number) => new Date(createdAt.getTime() + delay * 3_600_000);
      const buyerId = (await aUser(db)).id;
      const conversation = await aConversation(db, {
        listingId,
        ownerId: owner.id,
        buyerId,
        createdAt,
      });
      await aMessage(db, conversation, { content, createdAt });
      await aMessage(db, conversation, { content: "Are there books?", createdAt: after(0.1) });
      const reply = { senderId: owner.id, content: "Yes." };
      await aMessage(db, conversation, { ...reply, autoReply: true, createdAt: after(0.2) });
      await aMessage(db, conversation, { ...reply, createdAt: after(hours + 1) });
      await aMessage(db, conversation, { ...reply, createdAt: after(hours + 50) });
    };
    for (const [hours, content] of texts.entries()) await ask(asked[hours]!.id, hours, content);
    const figures = await count();
    expect(figures.get("education@CA-BC")?.values["reply-hours"]).toBe(5.5);
    expect(figures.get("@")?.questions).toBe(null);

    for (const hours of ten) await ask(one.id, hours, "Hello!");
    for (let buyers = 0; buyers < 8; buyers++) {
      const buyerId = (await aUser(db)).id;
      await Promise.all(
        asked.map(async ({ id: listingId }) => {
          const conversation = await aConversation(db, { listingId, ownerId: owner.id, buyerId });
          await aMessage(db, conversation, { content: "Hello!" });
        }),
      );
    }
    const more = await count();
    expect(more.get("@CA-MB")).toBe(undefined);
    const shares = { lease: 2, books: 1, visit: 0 };
    expect(more.get("@")?.questions).toMatchObject(shares);
    expect(more.get("education@")?.questions).toMatchObject(shares);
    expect(more.get("@CA-BC")?.questions).toBe(null);
  });

  test("franchises are a group of their own, and reductions are measured from the price before", async () => {
    // Some have had that price for long, others tried a higher one before anybody saw it.
    const publishedAt = (index: number) => ago(index < 5 ? 300 : 10);
    const added = await addTen((index) => ({
      categories: ["education"],
      region: "CA-AB",
      franchise: true,
      askingPrice: 125_000_00,
      publishedAt: publishedAt(index),
    }));
    for (const [index, { id: listingId }] of added.entries()) {
      const since = (days: number) => addDays(publishedAt(index), -days);
      await world()
        .db.update(listingPrices)
        .set({ since: since(1) })
        .where(eq(listingPrices.listingId, listingId));
      await world()
        .db.insert(listingPrices)
        .values({ listingId, since: since(2), amount: 200_000_00, currency: "CAD" });
    }
    await world()
      .db.update(listings)
      .set({ askingPrice: 100_000_00 })
      .where(
        inArray(
          listings.id,
          added.map(({ id }) => id),
        ),
      );
    expect(await valuesOf("franchise")).toMatchObject({
      listings: 10,
      "median-price": 100_000,
      "share-franchise": 100,
      "share-reduced": 100,
      "median-reduction": 20,
    });
    expect((await valuesOf("education@CA-AB"))?.["share-franchise"]).toBe(100);
  });

  test("two processes may count at once", async () => {
    await Promise.all([1, 2, 3, 4].map(() => countFigures(world().db, now)));
    expect((await count()).get("@")?.countedAt).toEqual(now);
  });

  test("groups that became too small lose their figures", async () => {
    expect((await count()).get("retail@US-TX")?.values).toHaveProperty("listings");
    await countFigures(world().db, new Date(now.getTime() + 400 * 86_400_000));
    const rows = await world().db.select().from(marketFigures);
    // All that remains is that none of them was sold.
    expect(rows.find(({ scope }) => scope === "retail@US-TX")?.values).toEqual({ "share-sold": 0 });
  });
});
