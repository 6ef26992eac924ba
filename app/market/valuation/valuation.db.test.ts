import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readAnswers } from "./answers/read-answers.server.ts";
import {
  describeComparables,
  getCachedCategory,
} from "./comparables/comparables.queries.server.ts";
import { fitValuations } from "./fit-valuations.server.ts";
import {
  deleteKept,
  exportValuations,
  forgetValuations,
  keepValuation,
  listKept,
  maxKept,
} from "./kept/keep-valuation.server.ts";
import { keptAmount } from "./kept/kept-amount.ts";
import { updateValuations } from "./kept/update-valuations.server.ts";
import { valuations } from "./kept/valuations.table.ts";
import { loadValuation } from "./load-valuation.server.ts";
import { takePrice } from "./take-price.server.ts";
import { findModels } from "./valuation-models.queries.server.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { getExchangeRates } from "#app/listings/figures/exchange-rates.queries.server.ts";
import { exchangeRates, listings } from "#app/listings/listings.table.ts";
import { refreshAllFacts } from "#app/market/facts/refresh-facts.server.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { aListing, aSeller, aUser, type User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();
const answers = "trade=bakeries&place=CA-ON&currency=CAD&cash-flow=120000";

withDatabase((world) => {
  let owner: User;
  const aBakery = (at: number, changes: Parameters<typeof aListing>[1] = {}) => {
    const cashFlow = 60_000 + 2_000 * at;
    return aListing(world().db, {
      ownerId: owner.id,
      status: "active",
      title: `Bakery ${at} For Sale`,
      categories: ["food-beverage"],
      subcategory: at % 2 ? "bakeries" : "butchers-delis",
      country: "CA",
      region: at % 3 ? "CA-ON" : "CA-QC",
      currency: "CAD",
      annualRevenue: cashFlow * 500,
      annualCashFlow: cashFlow * 100,
      // Three times the cash flow, more or less.
      askingPrice: Math.round(cashFlow * (2.7 + (at % 7) / 10)) * 100,
      ...changes,
    });
  };
  const fit = async () => {
    await refreshAllFacts(world().db, now);
    await fitValuations(world().db, now);
  };
  const valueOf = async (query: string) => {
    const { db } = world();
    const caches = { replica: db, queryCache: new QueryCache(db), searchCache: new QueryCache(db) };
    const read = await readAnswers(caches, new URLSearchParams(query), "CAD");
    const loaded = await loadValuation(caches, read.answers, now);
    return loaded.ok ? loaded : expect.fail(loaded.message);
  };
  const movePrices = async (factor: number) => {
    await world()
      .db.update(listings)
      .set({ askingPrice: sql`round(${listings.askingPrice} * ${factor}::float8)` });
    await fit();
    await updateValuations({ db: world().db, jobs: world().jobs }, now);
  };

  test("without listings there is no model, and nothing is claimed", async () => {
    const { db } = world();
    owner = await aSeller(db);
    await fit();
    expect((await findModels(db)).models).toEqual({ cashFlow: null, revenue: null });
    const caches = { replica: db, queryCache: new QueryCache(db), searchCache: new QueryCache(db) };
    const { answers: asked } = await readAnswers(caches, new URLSearchParams(answers), "CAD");
    expect(await loadValuation(caches, asked, now)).toMatchObject({ ok: false, field: null });
  });

  test("a bakery in words is valued near what bakeries ask, with comparables from public pages", async () => {
    for (let at = 0; at < 60; at++) await aBakery(at);
    await aBakery(60, { status: "pending", title: "Not public" });
    await aBakery(61, { status: "expired", title: "Gone" });
    await aBakery(63, { status: "sold", soldAt: now, title: "Sold Bakery For Sale" });
    await aBakery(65, { askingPriceOnRequest: true, askingPrice: null, title: "On request" });
    await fit();
    const { valuation, view } = await valueOf(
      "words=bakery in Ontario&currency=CAD&cash-flow=120000",
    );
    expect(view.title).toBe("Bakeries in Ontario");
    expect(valuation.multiple).toBeGreaterThan(2.6);
    expect(valuation.multiple).toBeLessThan(3.4);
    expect(view.comparables.standing).not.toBe(null);
    const queryCache = new QueryCache(world().db);
    const ids = (await getCachedCategory(queryCache, "food-beverage")).map(({ id }) => id);
    const titles = (await describeComparables(world().db, ids, now)).map(({ title }) => title);
    expect(titles).toContain("Sold Bakery");
    expect(titles).toContain("Bakery 59 For Sale");
    for (const hidden of ["Not public", "Gone", "On request"]) expect(titles).not.toContain(hidden);
  });

  test("a valuation is kept once, for its person only, up to a limit", async () => {
    const { db } = world();
    const [me, other] = [await aUser(db), await aUser(db)];
    const keep = (text = answers) =>
      keepValuation(db, { userId: me.id, answers: text, title: "Bakeries", value: 360_000, now });
    expect([await keep(), await keep()]).toEqual([{ ok: true }, { ok: true }]);
    const [kept, ...others] = await listKept(db, me.id);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ answers, value: 360_000, currentValue: 360_000 });
    expect(await Array.fromAsync(exportValuations(db, me.id))).toHaveLength(1);
    expect(await deleteKept(db, other.id, kept!.id)).toBe(false);
    expect(await deleteKept(db, me.id, kept!.id)).toBe(true);
    for (let at = 0; at < maxKept; at++) await keep(`${answers}&years=${at}`);
    expect(await keep()).toEqual({ ok: false, reason: "too-many" });
    expect(await keep(`${answers}&years=7`)).toEqual({ ok: true });
    await forgetValuations(db, me);
    expect(await listKept(db, me.id)).toEqual([]);
  });

  test("the limit holds for requests at once", async () => {
    const { db } = world();
    const me = await aUser(db);
    const outcomes = await Promise.all(
      Array.from({ length: maxKept + 10 }, (_, years) =>
        keepValuation(db, {
          userId: me.id,
          answers: `${answers}&years=${years}`,
          title: "Bakeries",
          value: 360_000,
          now,
        }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(maxKept);
    expect(await listKept(db, me.id)).toHaveLength(maxKept);
  });

  test("people are told once when the value moved by more than a tenth", async () => {
    const { db } = world();
    const me = await aUser(db, { notifyByEmail: true });
    const { valuation } = await valueOf(answers);
    const value = Math.round(valuation.middle);
    await keepValuation(db, { userId: me.id, answers, title: "Bakeries in Ontario", value, now });
    const told = () => db.select().from(notifications).where(eq(notifications.userId, me.id));

    await movePrices(1.05);
    expect(await told()).toEqual([]);
    await movePrices(1.1);
    expect(await told()).toMatchObject([
      { kind: "valuation", title: "Bakeries in Ontario: up 16%", href: `/valueright?${answers}` },
    ]);
    expect(await mailsTo(db, me.email)).toHaveLength(1);
    await movePrices(1);
    expect(await mailsTo(db, me.email)).toHaveLength(1);
    const [row] = await db.select().from(valuations).where(eq(valuations.userId, me.id));
    expect(row!.currentValue / value).toBeCloseTo(1.155, 2);
    expect(row!.toldValue).toBe(row!.currentValue);
  });

  test("several that move are one notification, and a move of the exchange rate is none", async () => {
    const { db, jobs } = world();
    const me = await aUser(db, { notifyByEmail: true });
    const inUsd = answers.replace("CAD&", "USD&");
    for (const query of [inUsd, `${inUsd}&years=9`]) {
      const { valuation } = await valueOf(query);
      const value = keptAmount(valuation.middle, "USD", await getExchangeRates(db));
      const kept = { userId: me.id, answers: query, title: "Bakeries in Ontario", value, now };
      await keepValuation(db, kept);
    }
    const told = () => db.select().from(notifications).where(eq(notifications.userId, me.id));
    const { perCad } = await getExchangeRates(db);
    await db
      .insert(exchangeRates)
      .values({ currency: "USD", asOf: "2099-01-01", perCad: perCad.USD * 0.8 });
    await updateValuations({ db, jobs }, now);
    expect(await told()).toEqual([]);
    await movePrices(1.3);
    expect(await told()).toMatchObject([
      { title: "2 of your valuations moved", href: "/account/valuations" },
    ]);
    expect(await mailsTo(db, me.email)).toHaveLength(1);
  });

  test("an owner's listing takes the value as its price; another person's does not", async () => {
    const { db } = world();
    const draft = await aBakery(70, { status: "draft" });
    const rates = await getExchangeRates(db);
    const take = (userId: string, value = 361_234) =>
      takePrice(db, { listingId: draft.id, userId, value, rates, now, requestId: "test" });
    const price = async () => {
      const [row] = await db.select().from(listings).where(eq(listings.id, draft.id));
      return row!.askingPrice;
    };
    expect(await take((await aUser(db)).id)).toEqual({ ok: false, reason: "not-found" });
    expect(await take(owner.id)).toEqual({
      ok: true,
      href: expect.stringContaining(`draft=${draft.id}`),
    });
    expect(await price()).toBe(361_000_00);
    expect(await take(owner.id, 1e15)).toMatchObject({ ok: false, reason: "not-saved" });
    expect(await price()).toBe(361_000_00);
    const sold = await aBakery(71, { status: "sold", soldAt: now });
    const request = { listingId: sold.id, userId: owner.id, rates, now, requestId: "test" };
    expect(await takePrice(db, { ...request, value: 500_000 })).toEqual({
      ok: false,
      reason: "not-saved",
      message: "The price of this listing can't be changed at the moment.",
    });
  });
});
