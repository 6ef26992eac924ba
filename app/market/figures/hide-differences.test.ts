import fc from "fast-check";
import { expect, test } from "vitest";
import { minSample, type Scope, scopeKey } from "./figure.ts";
import { hideDifferences } from "./hide-differences.ts";
import { categories, type CategorySlug } from "#app/listings/category.ts";
import { findRegion } from "#app/shared/places.ts";
import { childrenOf } from "#app/market/groups/scope-family.ts";

const places = ["CA-ON", "CA-QC", "CA-PE", "US-TX", "US-NY", "MX-JAL"];
const trades: Record<string, string[]> = Object.fromEntries(
  categories
    .slice(0, 3)
    .map(({ slug, subcategories }) => [slug, subcategories.slice(0, 3).map((one) => one.slug)]),
);
const slugs = Object.keys(trades);

interface Listing {
  region: string;
  categories: string[];
  trade: string | null;
  franchise: boolean;
  /** Whether its price counts. */
  hasPrice: boolean;
}

/** Few places and trades, and some of them rare, so that groups of about ten are common. */
const anyListing: fc.Arbitrary<Listing> = fc
  .record({
    place: fc.integer({ min: 0, max: places.length ** 2 - 1 }),
    main: fc.integer({ min: 0, max: 8 }),
    trade: fc.integer({ min: -1, max: 2 }),
    second: fc.integer({ min: 0, max: 11 }),
    franchise: fc.integer({ min: 0, max: 9 }),
    hasPrice: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ place, main, trade, second, franchise, hasPrice }) => {
    const first = slugs[Math.floor(Math.sqrt(main))]!;
    const other = slugs[second];
    return {
      region: places[Math.floor(Math.sqrt(place))]!,
      categories: other && other !== first ? [first, other] : [first],
      trade: trades[first]![trade] ?? null,
      franchise: franchise > 0,
      hasPrice: hasPrice > 0,
    };
  });

/** The groups of a listing, as the facts name them. */
function scopesOf({ region, categories: words, trade, franchise }: Listing): string[] {
  const { country } = findRegion(region)!;
  const wheres: Scope[] = [{}, { country }, { region }];
  return [
    ...wheres.map(scopeKey),
    ...wheres.flatMap((where) => words.map((category) => scopeKey({ category, ...where }))),
    ...(trade ? [scopeKey({ trade }), scopeKey({ trade, country })] : []),
    ...(franchise ? [scopeKey({ franchise: true })] : []),
  ];
}

type Members = Map<string, Set<number>>;

/** What is published: which listings stand behind each shown group. */
function publish(market: readonly Listing[]): Members {
  const members: Members = new Map();
  for (const [index, listing] of market.entries())
    for (const scope of listing.hasPrice ? scopesOf(listing) : [])
      members.set(scope, (members.get(scope) ?? new Set()).add(index));
  const samples = new Map([...members].map(([scope, own]) => [scope, { price: own.size }]));
  const hidden = hideDifferences(samples);
  return new Map(
    [...members].filter(
      ([scope, own]) => own.size >= minSample && !hidden.get(scope)?.includes("price"),
    ),
  );
}

/** What one learns by taking away groups that have no listing in common, in every way that a family of groups offers. */
function* differences(shown: Members): Generator<{ from: string; rest: number }> {
  for (const [from, own] of shown) {
    const inside = [...shown].filter(
      ([scope, other]) =>
        scope !== from && other.size < own.size && [...other].every((one) => own.has(one)),
    );
    for (const [, other] of inside) yield { from, rest: own.size - other.size };
  }
  const places: Scope[] = [{}, { country: "CA" }, { country: "US" }, { country: "MX" }];
  const words: Scope[] = [{}, ...slugs.map((category) => ({ category }))];
  const divided: Scope[] = [
    ...words.flatMap((word) => places.map((place) => Object.assign({}, word, place))),
    ...Object.values(trades)
      .flat()
      .map((trade) => ({ trade })),
  ];
  for (const parent of divided) {
    const own = shown.get(scopeKey(parent));
    if (!own) continue;
    for (const part of ["country", "region", "trade"] as const) {
      const children = childrenOf(parent, part).flatMap(
        (child) => shown.get(scopeKey(child)) ?? [],
      );
      if (children.length > 0)
        yield {
          from: scopeKey(parent),
          rest: own.size - children.reduce((sum, { size }) => sum + size, 0),
        };
    }
    // Two steps down: regions of all countries.
    const regions = childrenOf(parent, "country")
      .flatMap((country) => childrenOf(country, "region"))
      .flatMap((region) => shown.get(scopeKey(region)) ?? []);
    if (regions.length > 0)
      yield {
        from: scopeKey(parent),
        rest: own.size - regions.reduce((sum, { size }) => sum + size, 0),
      };
  }
}

const isFew = (rest: number) => rest > 0 && rest < minSample;
const anyMarket = fc.array(anyListing, { minLength: 30, maxLength: 260, size: "max" });

test("no difference between groups tells about fewer than ten listings", () => {
  fc.assert(
    fc.property(anyMarket, (market) => {
      for (const { from, rest } of differences(publish(market)))
        expect(isFew(rest), `${rest} left of ${from}`).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test("a hidden group that its siblings would tell hides one of them", () => {
  // Five of the first trade in the United States: without them, both countries and both trades add up.
  const [first, second] = ["pizzerias", "cafes"];
  const sizes = {
    "@": 500,
    "@CA": 300,
    "@US": 200,
    "restaurants@": 52,
    "restaurants@CA": 27,
    "restaurants@US": 25,
    [`${first}@`]: 17,
    [`${first}@CA`]: 12,
    [`${first}@US`]: 5,
    [`${second}@`]: 35,
    [`${second}@CA`]: 15,
    [`${second}@US`]: 20,
  };
  const hidden = hideDifferences(
    new Map(Object.entries(sizes).map(([scope, price]) => [scope, { price }])),
  );
  expect([...hidden.keys()].sort()).toEqual([`${second}@CA`, `${second}@US`, `${first}@CA`]);
});

test("a group is hidden whose listings are all in a hidden part", () => {
  // Nine listings of the United States are no restaurant, and all restaurants are there.
  const sizes = { "@": 60, "@CA": 31, "@US": 29, "restaurants@": 20, "restaurants@US": 20 };
  const hidden = hideDifferences(
    new Map(Object.entries(sizes).map(([scope, price]) => [scope, { price }])),
  );
  expect([...hidden.keys()].sort()).toEqual(["restaurants@", "restaurants@US"]);
});

test("one listing more or less changes what is shown, never what a difference tells", () => {
  fc.assert(
    fc.property(anyMarket, fc.nat(), (market, which) => {
      const index = which % market.length;
      const later = market.filter((_, at) => at !== index);
      for (const day of [market, later])
        for (const { rest } of differences(publish(day))) expect(isFew(rest)).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test("the smallest group is hidden when one beside it is too small, and with it the groups inside", () => {
  const category: CategorySlug = "restaurants";
  const hidden = hideDifferences(
    new Map(
      Object.entries({
        "restaurants@": 60,
        "restaurants@CA": 40,
        "restaurants@US": 15,
        "restaurants@CA-ON": 40,
        "restaurants@US-TX": 15,
        "@": 500,
        "@CA": 300,
        "@US": 100,
        "@MX": 100,
        "@CA-ON": 300,
        "@US-TX": 100,
      }).map(([scope, price]) => [scope, { price }]),
    ),
  );
  expect([...hidden.keys()].sort()).toEqual([`${category}@US`, `${category}@US-TX`]);
});
