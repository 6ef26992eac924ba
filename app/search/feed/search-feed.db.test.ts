import { beforeAll, expect, test } from "vitest";
import { headers, loader } from "./search-feed.route.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { canaries, plantCanaries } from "#test/canaries.ts";
import { aListing, aSeller } from "#test/factories.ts";
import { eachDatabase } from "#test/with-database.ts";

eachDatabase((world) => {
  const newest: { id: string; title: string }[] = [];

  /** The response, or what the loader throws. */
  async function open(path: string): Promise<Response> {
    const context = aPageContext(world(), anAccountRequest(world()));
    const url = new URL(path, "http://localhost:3000");
    const args = { context, url, request: new Request(url), params: {} };
    return loader(args as never).catch((thrown: unknown) => thrown as Response);
  }
  const read = async (path: string) => (await open(path)).text();
  const titlesIn = (xml: string) =>
    [...xml.matchAll(/<item><title>([^<]*)<\/title>/g)].map(([, title]) => title!);

  beforeAll(async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    for (let nth = 1; nth <= 33; nth++) {
      const moment = new Date(Date.now() - nth * 60_000);
      newest.push(
        await aListing(db, {
          ownerId,
          status: "active",
          title: `Bakery ${nth} & Café <3 For Sale`,
          region: nth === 2 ? "CA-QC" : "CA-ON",
          city: "Sudbury",
          categories: nth <= 3 ? ["retail"] : ["restaurants"],
          createdAt: moment,
          publishedAt: moment,
          askingPrice: nth === 1 ? null : 485_000_00,
          askingPriceOnRequest: nth === 1,
          annualRevenue: null,
          annualRevenueRange: "1m_2m",
        }),
      );
    }
    for (const status of ["draft", "pending", "sold", "expired"] as const)
      await aListing(db, { ownerId, status, title: "Hidden For Sale" });
  });

  test("has the newest thirty public businesses of the search, with what their cards show", async () => {
    const xml = await read("/feeds/businesses?sort=price-asc&page=2&pageSize=100&utm_source=x");
    const titles = newest.map(({ title }) => title.replace("&", "&amp;").replace("<", "&lt;"));
    expect(titlesIn(xml)).toEqual(titles.slice(0, 30));
    expect(xml).toContain("<title>Businesses for sale | Relevo</title>");
    expect(xml).toContain(`${listingHref(newest[0]!)}</link>`);
    expect(xml).toContain("Sudbury, Ontario · Asking price: On request · Revenue: CA$1M");
    expect(xml).toContain("Asking price: CA$485,000");
    expect(xml).not.toContain("Hidden");
  });

  test.each([
    ["/feeds/businesses/retail/ontario", [1, 3]],
    ["/feeds/businesses?category=retail&region=ontario", [1, 3]],
    ["/feeds/businesses/quebec", [2]],
    ["/feeds/businesses?price_max=1000", []],
    ["/feeds/franchises", []],
  ])("%s has the results of the page behind /feeds", async (path, expected) => {
    const xml = await read(path);
    expect(titlesIn(xml).map((title) => Number(/\d+/.exec(title)![0]))).toEqual(expected);
    expect(xml).toMatch(/<rss version="2\.0".*<\/rss>\n$/s);
  });

  test("moves where the page moves, and is not found where it is not found", async () => {
    const locationOf = async (path: string) => (await open(path)).headers.get("location");
    expect(await locationOf("/feeds/businesses?q=&city=")).toBe("/feeds/businesses");
    expect(await locationOf("/feeds/franchises?all=1&category=retail")).toMatch(
      /^\/feeds\/(businesses|franchises)\?/,
    );
    expect(await locationOf("/feeds/businesses?q=restaurants+in+ontario")).toMatch(
      /^\/feeds\/businesses\?.*region=ontario/,
    );
    expect(await open("/feeds/businesses/atlantis")).toMatchObject({ init: { status: 404 } });
  });

  test("a common search is cached for everyone, an endless one is not", async () => {
    expect(headers.cacheQuery(new URL("http://x/feeds/businesses?utm_source=x"))).toBe("");
    expect(headers.cacheQuery(new URL("http://x/feeds/businesses?q=bakery"))).toBeNull();
    const cacheControlOf = async (path: string) => (await open(path)).headers.get("cache-control");
    expect(await cacheControlOf("/feeds/businesses")).toMatch(/^public/);
    expect(await cacheControlOf("/feeds/businesses?priceMin=123456&currency=CAD")).toMatch(
      /^private/,
    );
  });

  test("nothing hidden is in a feed", async () => {
    const { listing } = await plantCanaries(world().db);
    const xml = await read("/feeds/businesses");
    expect(xml).toContain(listing.id);
    for (const [name, canary] of Object.entries(canaries)) expect(xml, name).not.toContain(canary);
    await world().db.update(listings).set({ title: "Café\u0001 \u000b\ufffe\ud7ff For Sale" });
    expect(await read("/feeds/businesses")).not.toMatch(/[^\P{Cc}\t\n]|\ufffe/u);
  });
});
