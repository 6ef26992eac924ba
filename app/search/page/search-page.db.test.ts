import { scopeKey } from "#app/market/figures/figure.ts";
import { marketFigures } from "#app/market/figures/market-figures.table.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import { countByCategory, countPublicListings } from "#app/browsing/home/home.queries.server.ts";
import { requestContext } from "#app/context.ts";
import { headers, loader } from "./search-page.tsx";
import { searchStructuredData } from "./search-structured-data.ts";
import type { SearchViewData } from "./load-search.server.ts";
import { emptySearch } from "#app/search/search.ts";
import { searchListings } from "#app/search/search.queries.server.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { aListing, aUser } from "#test/factories.ts";
import { withDatabase, type World } from "#test/with-database.ts";

interface Answer {
  data: {
    view: SearchViewData;
    meta: Record<string, unknown>[];
    canonical: string;
    landing?: { intro: string } | null;
  };
  init: { headers?: HeadersInit } | null;
}

/** The loader's data, or the status and URL that it throws. */
async function open(world: World, path: string, viewerId?: string) {
  const context = aPageContext(world, anAccountRequest(world));
  if (viewerId)
    context.set(requestContext, {
      ...context.get(requestContext),
      viewer: { id: viewerId } as never,
    });
  const url = new URL(path, "http://localhost:3000");
  const args = { context, url, request: new Request(url), params: {} };
  return (await loader(args as never)) as unknown as Answer;
}
/** Like a browser: follows the redirect after words were interpreted. */
async function type(world: World, path: string): Promise<Answer & { path: string }> {
  const moved = await thrown(world, path);
  if (!(moved instanceof Response)) return Object.assign(await open(world, path), { path });
  const to = moved.headers.get("location")!;
  return Object.assign(await open(world, to), { path: to });
}
const thrown = (world: World, path: string): Promise<unknown> =>
  open(world, path).then(
    () => null,
    (error: unknown) => error,
  );
const robots = ({ data }: Answer) => data.meta.find(({ name }) => name === "robots")?.content;
const canonical = ({ data }: Answer) => data.meta.find(({ rel }) => rel === "canonical")?.href;

withDatabase((world) => {
  beforeAll(async () => {
    const { db } = world();
    const place = {
      status: "active" as const,
      country: "CA" as const,
      region: "CA-ON",
      city: "Toronto",
    };
    for (let index = 0; index < 30; index++)
      await aListing(db, {
        ...place,
        title:
          index === 0 ? "Bakery <script>alert(1)</script> For Sale" : `Bakery ${index} For Sale`,
        categories: index % 2 ? ["restaurants", "franchises"] : ["retail"],
        franchise: index % 3 === 0,
        tags: ["ovens"],
      });
    await aListing(db, {
      ...place,
      region: "CA-QC",
      city: "Laval",
      categories: ["education"],
      subcategory: "tutoring-centres",
      title: "Tutoring Centre For Sale",
      description: "Lessons after school.",
    });
    await aListing(db, {
      ...place,
      region: "CA-BC",
      city: "Nelson",
      categories: ["retail"],
      subcategory: "gift-shops",
      title: "Ballet Notes For Sale",
      description: "Sheet music.",
      tags: [],
    });
    await aListing(db, { ...place, status: "draft", title: "Hidden draft" });
  });

  test("shows results with counts, chips and stable pages", async () => {
    const { data } = await open(world(), "/businesses/ontario?sort=newest");
    const { view } = data;
    expect(view).toMatchObject({
      total: 30,
      page: 1,
      pages: 2,
      heading: "Businesses for sale in Ontario",
    });
    expect(view.results).toHaveLength(25);
    expect(view.results[0]).toMatchObject({ tags: ["ovens"], place: "Toronto, Ontario" });
    expect(view.chips).toEqual([{ label: "Ontario", to: "/businesses?sort=newest" }]);
    const second = await open(world(), view.pageHrefs[2]!);
    expect(second.data.view.results).toHaveLength(5);
    const ids = [...view.results, ...second.data.view.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
  });

  test("the home page has the same counts as the search", async () => {
    const { db } = world();
    const now = new Date();
    const { total, facets } = await searchListings(db, emptySearch, { now });
    expect(await countPublicListings(db, now)).toBe(total);
    const counts = await countByCategory(db, now);
    for (const [slug, count] of Object.entries(facets.categories))
      expect([slug, counts.get(slug as never) ?? 0]).toEqual([slug, count]);
  });

  test("empty fields redirect to a short URL, an unknown path is 404", async () => {
    const moved = await thrown(world(), "/businesses?q=&category=retail&age=");
    expect(moved).toBeInstanceOf(Response);
    expect((moved as Response).status).toBe(302);
    expect((moved as Response).headers.get("location")).toBe("/businesses?category=retail");
    expect(await thrown(world(), "/businesses/atlantis")).toMatchObject({ init: { status: 404 } });
  });

  describe("search engines", () => {
    test.each([
      ["/businesses", "/businesses"],
      ["/businesses?category=restaurant&sort=newest", "/businesses/restaurants"],
      ["/businesses?region=ontario&category=retail&pageSize=50", "/businesses/retail/ontario"],
      ["/businesses?page=2", "/businesses?page=2"],
      ["/franchises", "/franchises"],
    ])("get the canonical URL of %s: %s", async (path, href) => {
      const answer = await open(world(), path);
      expect(canonical(answer)).toBe(`http://localhost:3000${href}`);
      expect(robots(answer)).toBeUndefined();
    });

    test.each([
      "/businesses?q=ovens",
      "/businesses?category=retail&category=restaurants",
      "/businesses?property=lease",
      "/businesses?priceMax=100000",
      "/businesses?region=ontario&city=toronto",
      "/businesses?area=-80_43_-79_44",
      "/businesses/education/ontario",
    ])("must not index %s", async (path) => {
      expect(robots(await open(world(), path))).toBe("noindex,follow");
    });

    test("get only public data of this page", async () => {
      const { data } = await open(world(), "/businesses?pageSize=100");
      const text = JSON.stringify([data.meta, searchStructuredData(data.view, data.canonical)]);
      expect(text).toContain("ItemList");
      expect(text).toContain("BreadcrumbList");
      expect(text).toContain("Bakery 1 For Sale");
      expect(text).not.toContain("Hidden draft");
    });
  });

  test("suggests filters to remove, with counts, if there are no results", async () => {
    const { data } = await open(world(), "/businesses?category=education&region=ontario&q=ovens");
    expect(data.view.total).toBe(0);
    expect(data.view.withoutEach).toEqual([
      {
        label: "Education",
        to: "/businesses?q=ovens&region=ontario",
        count: "30 businesses",
      },
    ]);
    expect(data.view.wider).toMatchObject({
      heading: "Education businesses for sale",
      left: ["“ovens”", "Ontario"],
    });
    const several = await open(world(), "/businesses?q=ovens+zzzzz&typed=ovens+zzzzz");
    expect(several.data.view.withoutEach).toEqual([
      { label: "“ovens zzzzz”", to: "/businesses", count: "32 businesses" },
      { label: "“zzzzz”", to: "/businesses?q=ovens", count: "30 businesses" },
    ]);
    const nothing = await open(world(), "/businesses?category=childcare&region=yukon");
    expect(nothing.data.view.withoutEach).toEqual([]);
    expect(nothing.data.view.clearTo).toBe("/businesses");
  });

  test("corrects a typo and shows the correction", async () => {
    const { data } = await open(world(), "/businesses?q=ovnes");
    expect(data.view.corrections).toEqual([{ typed: "ovnes", used: "ovens" }]);
    expect(data.view.total).toBe(30);
  });

  describe("typed words", () => {
    test("become filters that can be removed one by one, with a link back to the words", async () => {
      const { data, path } = await type(world(), "/businesses?q=tutor+laval&sort=newest");
      expect(path).toBe(
        "/businesses?subcategory=tutoring-centres&region=quebec&city=Laval&sort=newest&typed=tutor+laval",
      );
      const { total, words, chips, note, results } = data.view;
      expect({ total, words, title: results[0]?.title }).toEqual({
        total: 1,
        words: "",
        title: "Tutoring Centre For Sale",
      });
      expect(chips.map(({ label }) => label)).toEqual([
        "Education",
        "Tutoring Centres",
        "Quebec",
        "Laval",
      ]);
      expect(note).toEqual({
        kind: "read",
        typed: "tutor laval",
        to: "/businesses?q=tutor+laval&sort=newest&typed=tutor+laval",
      });
      const without = await open(world(), chips[3]!.to);
      expect(without.data.view).toMatchObject({ note: null, total: 1 });
    });

    test("are searched exactly on request, or if they are a title", async () => {
      const exact = await type(world(), "/businesses?q=ballet+notes");
      expect(exact.path).toBe("/businesses?q=ballet+notes&typed=ballet+notes");
      expect(exact.data.view).toMatchObject({
        total: 1,
        note: { kind: "exact", typed: "ballet notes", to: "/businesses?q=ballet+notes" },
      });
    });

    test("match a trade even if the owner chose no subcategory", async () => {
      const { data, path } = await type(world(), "/businesses?q=bakery+in+ontario");
      expect(path).toBe("/businesses?q=bakery&region=ontario&typed=bakery+in+ontario");
      expect(data.view).toMatchObject({ total: 30, note: { kind: "read" } });
    });

    test("keep the remaining words, even when a filter is removed", async () => {
      const { data, path } = await type(world(), "/businesses?q=ovens+toronto");
      expect(path).toBe("/businesses?q=ovens&region=ontario&city=Toronto&typed=ovens+toronto");
      expect(data.view).toMatchObject({ total: 30, words: "ovens", typed: "ovens toronto" });
      const { to } = data.view.chips.find(({ label }) => label === "Toronto")!;
      expect(to).toBe("/businesses?q=ovens&region=ontario&typed=ovens+toronto");
      expect((await open(world(), to)).data.view).toMatchObject({ note: null, words: "ovens" });
    });

    test("that are too common are reported, unless they mean everything", async () => {
      const common = await type(world(), "/businesses?q=the");
      expect(common.data.view).toMatchObject({ total: 32, note: { kind: "too-common" } });
      const all = await type(world(), "/businesses?q=businesses+for+sale");
      expect(all.data.view).toMatchObject({ total: 32, note: null });
    });

    test("without matches show the closest results", async () => {
      const { data } = await type(world(), "/businesses?q=tutor+laval+under+1000");
      expect(data.view).toMatchObject({ total: 0, wider: { count: "1 business" } });
      expect(data.view.results.map(({ title }) => title)).toEqual(["Tutoring Centre For Sale"]);
    });
  });

  test("figures of a place are shown where they are known", async () => {
    const values = { "low-price": 90_000, "median-price": 150_000, "high-price": 400_000 };
    await world()
      .db.insert(marketFigures)
      .values({ scope: scopeKey({ region: "CA-ON" }), values, countedAt: new Date() });
    expect((await open(world(), "/businesses/ontario")).data.landing?.intro).toMatch(
      /^Half of the businesses in Ontario ask between US\$[\d,]+ and US\$[\d,]+; the median is US\$[\d,]+\./,
    );
    expect((await open(world(), "/businesses/quebec")).data.landing).toBeNull();
  });

  test("shows which listings the viewer saved", async () => {
    const { db } = world();
    const user = await aUser(db);
    const first = await open(world(), "/businesses");
    const listingId = first.data.view.results[0]!.id;
    expect(first.data.view.results[0]!.saved).toBe(false);
    await db.insert(savedListings).values({ userId: user.id, listingId });
    const again = await open(world(), "/businesses", user.id);
    expect(again.data.view.results.filter(({ saved }) => saved).map(({ id }) => id)).toEqual([
      listingId,
    ]);
  });

  test("caches common searches for everyone, but no words or amounts, which are endless", async () => {
    const sent = async (path: string) => {
      const { init } = await open(world(), path);
      const loaderHeaders = new Headers(init?.headers);
      return new Headers(headers({ loaderHeaders, errorHeaders: undefined } as never));
    };
    expect((await sent("/businesses/ontario")).get("cache-control")).toMatch(/^public/);
    for (const path of [
      "/businesses?q=ovens",
      "/businesses?priceMax=1",
      "/businesses?area=-80_43_-79_44",
      "/businesses?page=11",
    ]) {
      const answer = await sent(path);
      expect(answer.get("cache-control")).toBe("private, no-cache");
    }
  });
});
