import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { categories, categorySlugs } from "#app/listings/category.ts";
import { type Area, snapArea } from "./area.ts";
import { ages, optionsOf } from "./options.ts";
import {
  type Bounds,
  emptySearch,
  maxBound,
  normalizeSearch,
  pageSizes,
  type Search,
  sorts,
  views,
} from "./search.ts";
import {
  canonicalHref,
  isKnownPath,
  parseSearch,
  searchHref,
  franchises,
  realEstate,
} from "./search-url.ts";
import {
  addChoice,
  chooseAlone,
  clearChoices,
  listChoices,
  removeChoice,
  withPage,
} from "./filter-table.ts";
import { currencies } from "#app/shared/money.ts";
import { countryCodes, regions } from "#app/shared/places.ts";

const bounds: fc.Arbitrary<Bounds> = fc.record({
  min: fc.option(fc.integer({ min: 0, max: maxBound })),
  max: fc.option(fc.integer({ min: 0, max: maxBound })),
});
const some = <T>(values: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 });
const line = fc
  .string({ unit: "grapheme", maxLength: 40 })
  .map((text) => parseSearch(new URLSearchParams({ q: text })).words);
const degree = (limit: number) => fc.integer({ min: -limit * 4, max: limit * 4 }).map((n) => n / 4);
const areas = fc
  .tuple(degree(180), degree(85), degree(180), degree(85))
  .map(([a, b, c, d]): Area | null =>
    snapArea({
      west: Math.min(a, c),
      south: Math.min(b, d),
      east: Math.max(a, c),
      north: Math.max(b, d),
    }),
  )
  .filter((area) => area !== null);
const subcategorySlugs = categories.flatMap((c) => c.subcategories.map(({ slug }) => slug));

/** Any valid search. */
const searches: fc.Arbitrary<Search> = fc
  .record({
    words: line,
    typed: line.map((text) => text || null),
    categories: some(categorySlugs),
    subcategory: fc.option(fc.constantFrom(...subcategorySlugs)),
    country: fc.option(fc.constantFrom(...countryCodes)),
    regions: some(regions.map(({ code }) => code)),
    city: line.map((text) => text || null),
    radius: fc.option(fc.constantFrom("1km", "50km", "30mi")),
    area: fc.option(areas),
    price: bounds,
    revenue: bounds,
    cashFlow: bounds,
    currency: fc.constantFrom(...currencies),
    property: some(optionsOf("property")),
    business: some(optionsOf("business")),
    management: some(optionsOf("management")),
    age: fc.constantFrom(...ages),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 400 }),
    pageSize: fc.constantFrom(...pageSizes),
    view: fc.constantFrom(...views),
    asOf: fc.option(fc.integer({ min: Date.UTC(2026), max: Date.UTC(2040) })),
  })
  .map(normalizeSearch);

const at = (href: string) => new URL(href, "https://relevo.example");

describe("an address", () => {
  it("round-trips the whole search", () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(parseSearch(at(searchHref(search)))).toEqual(search);
      }),
    );
  });

  it("round-trips it in a scope too, or leaves the scope", () => {
    fc.assert(
      fc.property(searches, fc.constantFrom(franchises, realEstate), (search, scope) => {
        const url = at(searchHref(search, scope));
        const read = url.pathname === scope.base ? parseSearch(url, scope) : parseSearch(url);
        expect(read).toEqual(search);
      }),
    );
  });

  it("does not depend on the order of selection", () => {
    fc.assert(
      fc.property(searches, (search) => {
        const turned: Search = {
          ...search,
          categories: search.categories.toReversed(),
          regions: [...search.regions, ...search.regions].toReversed(),
          business: search.business.toReversed(),
        };
        expect(searchHref(turned)).toBe(searchHref(search));
      }),
    );
  });

  it("names category and region in the path for search engines", () => {
    fc.assert(
      fc.property(searches, (search) => {
        const url = at(canonicalHref(search));
        expect(isKnownPath(url.pathname)).toBe(true);
        expect(parseSearch(url)).toEqual(
          normalizeSearch({
            ...search,
            typed: null,
            sort: "default",
            pageSize: 25,
            view: "list",
            asOf: null,
          }),
        );
      }),
    );
    expect(
      canonicalHref({
        ...emptySearch,
        categories: ["restaurants"],
        regions: ["CA-ON"],
        sort: "newest",
      }),
    ).toBe("/businesses/restaurants/ontario");
  });

  it("is short if nothing is selected", () => {
    expect(searchHref(emptySearch)).toBe("/businesses");
    expect(searchHref({ ...emptySearch, business: ["franchise"] }, franchises)).toBe("/franchises");
  });
});

describe("parsing", () => {
  it("accepts any garbage and always returns a valid search", () => {
    const pairs = fc.array(
      fc.tuple(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.constantFrom(
            "q",
            "category",
            "region",
            "priceMin",
            "page",
            "asOf",
            "age",
            "city",
            "area",
          ),
        ),
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.constantFrom("__proto__", "constructor", "-1", "9e99", "NaN", "%"),
        ),
      ),
    );
    fc.assert(
      fc.property(pairs, fc.webPath(), (query, path) => {
        const url = at(`/businesses${path}`);
        url.search = new URLSearchParams(query).toString();
        const search = parseSearch(url);
        expect(normalizeSearch(search)).toEqual(search);
        expect(parseSearch(at(searchHref(search)))).toEqual(search);
        expect(search.words).not.toMatch(/\p{Cc}/u);
      }),
      { numRuns: 50 },
    );
  });

  it.each<[string, Partial<Search>]>([
    ["?category=online+business", { categories: ["online-business"] }],
    ["?category=restaurant", { categories: ["restaurants"] }],
    [
      "?category=Services&category=food,health",
      { categories: ["business-services", "food-beverage", "healthcare"] },
    ],
    ["?subcategory=cafes", { categories: ["restaurants"], subcategory: "cafes" }],
    ["?category=pizzerias", { categories: ["restaurants"], subcategory: "pizzerias" }],
    ["?category=retail&subcategory=cafes", { categories: ["retail"] }],
    ["?category=nonsense", {}],
    ["/restaurant/on", { categories: ["restaurants"] }],
    ["/restaurant/Qu%C3%A9bec", { categories: ["restaurants"], regions: ["CA-QC"] }],
    ["/ontario", { regions: ["CA-ON"] }],
    ["?province=CA-ON&state=texas", { regions: ["CA-ON", "US-TX"] }],
    ["?country=USA", { country: "US" }],
    ["?country=us&region=ontario", { regions: ["CA-ON"] }],
    [
      "?price_min=250,000&maxPrice=%241.5m",
      { price: { min: 250_000, max: 1_500_000 }, currency: "USD" },
    ],
    [
      "?priceMin=900k&priceMax=100k&currency=mxn",
      { price: { min: 100_000, max: 900_000 }, currency: "MXN" },
    ],
    ["?cashFlowMin=-50000", { cashFlow: { min: -50_000, max: null }, currency: "USD" }],
    ["?priceMin=lots", {}],
    ["?area=-80_43.25_-79.5_44", { area: { west: -80, south: 43.25, east: -79.5, north: 44 } }],
    ["?area=-79.9,43.3,-79.6,43.9", { area: { west: -80, south: 43.25, east: -79.5, north: 44 } }],
    ["?area=-79_44_-80_43", {}],
    ["?area=1_2_3", {}],
    ["?area=a_b_c_d&area=", {}],
    [
      "?workFromHome=true&franchise=1&relocatable=false",
      { business: ["work_from_home", "franchise"] },
    ],
    [
      "?businessType=Hidden%20Gem&property=lease,real-property",
      { business: ["hidden_gem"], property: ["real_property", "lease"] },
    ],
    [
      "?age=Last+14+Days&sort=Price:+Low+to+High&pageSize=50",
      { age: "14-days", sort: "price-asc", pageSize: 50 },
    ],
    ["?page=0&pageSize=1000&sort=up&age=never&view=3d", {}],
    ["?page=7", { page: 7 }],
    ["?asOf=abc-1", {}],
    ["?q=%20%20coffee%00%20%20shop%20", { words: "coffee shop" }],
  ])("%s", (tail, expected) => {
    expect(parseSearch(at(`/businesses${tail}`), undefined, "USD")).toEqual({
      ...emptySearch,
      ...expected,
    });
  });

  it("rejects an unknown path", () => {
    expect(isKnownPath("/businesses")).toBe(true);
    expect(isKnownPath("/businesses/food/ontario")).toBe(true);
    expect(isKnownPath("/businesses/atlantis")).toBe(false);
    expect(isKnownPath("/businesses/food/ontario/toronto")).toBe(false);
  });
});

describe("chips", () => {
  it("add up to the search, and removing them clears it", () => {
    fc.assert(
      fc.property(searches, (search) => {
        const bare = clearChoices(search);
        expect(listChoices(search).reduce(addChoice, bare)).toEqual({
          ...search,
          typed: null,
          page: 1,
          asOf: null,
        });
        expect(listChoices(search).reduce(removeChoice, search)).toEqual(bare);
      }),
    );
  });

  it("are removed without a trace", () => {
    fc.assert(
      fc.property(searches, fc.nat(), (search, pick) => {
        const all = listChoices(search);
        fc.pre(all.length > 0);
        const gone = all[pick % all.length]!;
        // A subcategory is removed with its category.
        const rest = all.filter(
          (choice) =>
            choice !== gone && !(gone.group === "category" && choice.group === "subcategory"),
        );
        // Words that remain from an interpretation must not be interpreted again.
        const typed = rest.some(({ group }) => group === "words") ? search.typed : null;
        expect(removeChoice(search, gone)).toEqual({
          ...rest.reduce(addChoice, clearChoices(search)),
          typed,
        });
      }),
    );
  });

  it("reset the page to one", () => {
    const deep = withPage({ ...emptySearch, categories: ["retail"] }, 4, 1_795_000_000_000);
    expect(deep).toMatchObject({ page: 4, asOf: 1_795_000_000_000 });
    for (const next of [
      addChoice(deep, { group: "age", value: "month" }),
      removeChoice(deep, { group: "category", value: "retail" }),
      chooseAlone(deep, { group: "category", value: "education" }),
    ])
      expect(next).toMatchObject({ page: 1, asOf: null });
  });
});
