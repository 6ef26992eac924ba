import { describe, expect, test } from "vitest";
import {
  categories,
  categorySlugs,
  findCategory,
  findSubcategory,
} from "#app/listings/category.ts";
import { findRegion, regionsOf } from "#app/shared/places.ts";
import { cities } from "./cities.ts";
import { countWords } from "./compose-summary.ts";
import { textsByCategory } from "./trades.ts";
import { type DemoFigure, type DemoListing, makeListing } from "./make-listing.ts";
import { createRandom } from "./random.ts";

const today = new Date("2026-11-15T00:00:00Z");
const count = 3100;

function makeMany(seed: string, size: number): DemoListing[] {
  const random = createRandom(seed);
  return Array.from({ length: size }, () => makeListing(random, { today }));
}

const listings = makeMany("marketplace", count);

const amountOf = (figure: DemoFigure) => (figure.kind === "amount" ? figure.amount / 100 : null);
const sentencesOf = (summary: string) => summary.split(/(?<=[.!?])\s+/);
const describeOne = ({ headline, summary }: DemoListing) => `${headline}\n${summary}`;
const wrong = (isRight: (listing: DemoListing) => boolean) =>
  listings
    .filter((listing) => !isRight(listing))
    .slice(0, 3)
    .map(describeOne);
const untrue = (pattern: RegExp, isTrue: (listing: DemoListing) => boolean) =>
  wrong((listing) => !pattern.test(listing.summary) || isTrue(listing));
const share = (part: readonly unknown[]) => part.length / count;

describe("the texts", () => {
  test("no two summaries are equal and most headlines differ", () => {
    expect(new Set(listings.map((listing) => listing.summary)).size).toBe(count);
    const headlines = new Set(listings.map((listing) => listing.headline));
    expect(headlines.size / count).toBeGreaterThan(0.85);
  });

  test("no sentence is in more than two of a hundred listings", () => {
    const uses = new Map<string, number>();
    for (const { summary } of listings) {
      for (const sentence of new Set(sentencesOf(summary))) {
        uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
      }
    }
    expect([...uses].filter(([, times]) => times > count * 0.02)).toEqual([]);
  });

  test("respect the length limits of the form", () => {
    const between = (value: number, low: number, high: number) => value >= low && value <= high;
    expect(wrong(({ headline }) => between(countWords(headline), 2, 8))).toEqual([]);
    expect(wrong(({ summary }) => between(countWords(summary), 90, 260))).toEqual([]);
    expect(wrong(({ summary }) => between(summary.split("\n\n").length, 2, 5))).toEqual([]);
  });

  test("contain no contact details, links, template leftovers or shouting", () => {
    const leftovers =
      /[{}[\]|@]|undefined|null|[a-z]%|\d\.[a-z]|NaN|https?:|www\.|\d{3}-\d{4}| {2}| [,.;]|\.\.|For Sale\n/;
    expect(wrong(({ headline, summary }) => !leftovers.test(`${headline}\n${summary}`))).toEqual(
      [],
    );
    expect(wrong(({ headline }) => !/\b[A-Z]{5,}\b/.test(headline))).toEqual([]);
    expect(
      wrong(({ summary }) => sentencesOf(summary).every((text) => /^[\p{Lu}\d$"]/u.test(text))),
    ).toEqual([]);
  });
});

describe("facts in the text agree with the fields", () => {
  const said = (summary: string, pattern: RegExp) =>
    [...summary.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? "");

  test("the founding year", () => {
    const founded =
      /(?:opened|founded|established|started this|founded it) in (\d{4})|in business since (\d{4})|beginning in (\d{4})/gi;
    expect(
      wrong(({ summary, established }) =>
        said(summary, founded).every((year) => Number(year) === established),
      ),
    ).toEqual([]);
    expect(listings.filter(({ summary }) => founded.test(summary)).length).toBeGreaterThan(800);
  });

  test("no year is before the founding or after today", () => {
    expect(
      wrong(({ summary, established, leaseTerms }) =>
        said(summary, /\b((?:19|20)\d\d)\b(?! step van| thousand)/g)
          .filter((year) => !leaseTerms?.includes(year) && year !== "2020" && year !== "2019")
          .every((year) => Number(year) <= 2026 && Number(year) >= (established ?? 1900)),
      ),
    ).toEqual([]);
  });

  test("people, space, lease and growth", () => {
    const number = (text: string) => Number(text.replaceAll(",", ""));
    expect(
      wrong(({ summary, squareFootage }) =>
        said(summary, /([\d,]+) square feet/g).every((area) => number(area) === squareFootage),
      ),
    ).toEqual([]);
    expect(
      wrong(({ summary, leaseTerms }) =>
        said(
          summary,
          /(?:lease to|lease runs to|ends in|in place until|feet until) ([A-Z]\w+ \d{4})/g,
        ).every((end) => leaseTerms?.includes(end)),
      ),
    ).toEqual([]);
    expect(
      wrong(({ summary, growthRate }) =>
        said(summary, /(?:Sales were up|grew|ran|Growth was|slipped) (\d+)%/g).every(
          (percent) => number(percent) === Math.abs(growthRate ?? 0),
        ),
      ),
    ).toEqual([]);
    expect(
      wrong(({ summary, employeesMin, employeesMax }) =>
        said(summary, /(?:team is|crew of|covers) (\d+) (?:to \d+ )?people/g).every(
          (people) => number(people) === employeesMin && number(people) <= employeesMax!,
        ),
      ),
    ).toEqual([]);
  });

  test("declared facts are mentioned, and no others", () => {
    expect(
      untrue(/run from home|home office/i, ({ attributes }) => attributes.workFromHome),
    ).toEqual([]);
    expect(
      untrue(/relocatable|relocation is no problem/i, ({ attributes }) => attributes.relocatable),
    ).toEqual([]);
    expect(
      untrue(
        /vendor financing|vendor take-back/i,
        ({ attributes }) => attributes.financingAvailable,
      ),
    ).toEqual([]);
    expect(
      untrue(
        /real estate is included|land and building are included/i,
        ({ propertyType }) => propertyType === "real_property",
      ),
    ).toEqual([]);
    expect(
      wrong(
        ({ headline, summary, attributes }) =>
          (!/franchise/i.test(headline) || attributes.franchise) &&
          (!attributes.franchise || /franchis/i.test(`${headline} ${summary}`)),
      ),
    ).toEqual([]);
    expect(
      wrong(({ propertyType, leaseTerms }) => (propertyType === "lease") === (leaseTerms !== null)),
    ).toEqual([]);
  });
});

describe("the figures", () => {
  test("are positive, rounded and mostly stated", () => {
    const amounts = listings
      .flatMap((listing) => [listing.askingPrice, listing.annualRevenue, listing.annualCashFlow])
      .map(amountOf)
      .filter((amount) => amount !== null);
    expect(amounts.filter((amount) => amount <= 0 || amount % 1000 !== 0)).toEqual([]);
    expect(amounts.length / (count * 3)).toBeGreaterThan(0.75);
    expect(amounts.length / (count * 3)).toBeLessThan(0.88);
  });

  test("cash flow stays below revenue", () => {
    expect(
      wrong(
        ({ annualCashFlow, annualRevenue }) =>
          (amountOf(annualCashFlow) ?? 0) < (amountOf(annualRevenue) ?? Infinity),
      ),
    ).toEqual([]);
  });

  test("has every kind that buyers filter by", () => {
    const priced = listings.filter((listing) => listing.currency !== "MXN");
    const asking = (test: (amount: number) => boolean) =>
      priced.filter((listing) => {
        const amount = amountOf(listing.askingPrice);
        return amount !== null && test(amount);
      });
    const gems = priced.filter((listing) => {
      const price = amountOf(listing.askingPrice);
      const revenue = amountOf(listing.annualRevenue);
      const cash = amountOf(listing.annualCashFlow);
      return price && revenue && cash && price <= 2.5 * cash && cash / revenue >= 0.15;
    });
    expect(gems.length).toBeGreaterThan(60);
    expect(asking((amount) => amount <= 100_000).length).toBeGreaterThan(120);
    expect(asking((amount) => amount >= 2_000_000).length).toBeGreaterThan(80);
    expect(asking((amount) => amount >= 5_000_000).length).toBeGreaterThan(4);
    expect(asking((amount) => amount >= 5_000_000).length).toBeLessThan(120);
    const flags = [
      "relocatable",
      "workFromHome",
      "accommodationIncluded",
      "franchise",
      "businessOpportunity",
      "distressed",
      "quickSale",
      "financingAvailable",
    ] as const;
    for (const flag of flags) {
      expect(listings.filter((listing) => listing.attributes[flag]).length).toBeGreaterThan(40);
    }
    for (const management of ["owner_managed", "employee_owned", "absentee"] as const) {
      expect(
        listings.filter((listing) => listing.management === management).length,
      ).toBeGreaterThan(15);
    }
  });

  test("a café is not valued like software", () => {
    const multiple = (subcategory: string, category: "restaurants" | "technology") => {
      const random = createRandom(subcategory);
      const values: number[] = [];
      while (values.length < 60) {
        const listing = makeListing(random, { today, category, subcategory });
        const price = amountOf(listing.askingPrice);
        const cash = amountOf(listing.annualCashFlow);
        if (price && cash && !listing.attributes.distressed) values.push(price / cash);
      }
      return values.sort((a, b) => a - b)[30]!;
    };
    expect(multiple("cafes", "restaurants")).toBeGreaterThan(1.5);
    expect(multiple("cafes", "restaurants")).toBeLessThan(2.5);
    expect(multiple("saas", "technology")).toBeGreaterThan(3);
  });
});

describe("the fields", () => {
  test("belong to the taxonomy and to their place", () => {
    for (const listing of listings) {
      const category = findCategory(listing.category)!;
      expect(findSubcategory(category, listing.subcategory)).not.toBeNull();
      expect(listing.extraCategories.length).toBeLessThanOrEqual(2);
      expect(listing.extraCategories).not.toContain(listing.category);
      expect(new Set(listing.tags).size).toBe(listing.tags.length);
      expect(listing.tags.length).toBeGreaterThanOrEqual(2);
      expect(listing.tags.length).toBeLessThanOrEqual(6);
      expect(findRegion(listing.region)?.country).toBe(listing.country);
      expect(listing.postalCode).toMatch(
        { CA: /^[A-Y]\d[A-Z] \d[A-Z]\d$/, US: /^\d{5}$/, MX: /^\d{5}$/ }[listing.country],
      );
    }
  });

  test("every subcategory has texts, and every category enough of them", () => {
    for (const category of categories) {
      const texts = textsByCategory[category.slug];
      const slugs = category.subcategories.map((subcategory) => subcategory.slug);
      expect(Object.keys(texts.trades).sort()).toEqual([...slugs].sort());
      const trades = Object.values(texts.trades);
      expect(
        trades.flatMap((trade) => trade.details).length + texts.details.length,
      ).toBeGreaterThanOrEqual(25);
      expect(trades.flatMap((trade) => trade.headlines).length).toBeGreaterThanOrEqual(12);
    }
  });

  test("every category is possible in every region with a city, every subcategory anywhere", () => {
    const random = createRandom("everywhere");
    const places = [...new Set(cities.map((city) => city.region))];
    expect(places).toEqual(expect.arrayContaining(regionsOf("CA").map((region) => region.code)));
    for (const category of categorySlugs) {
      for (const region of places) {
        const listing = makeListing(random, { today, category, region });
        expect(listing).toMatchObject({ category, region });
      }
      for (const { slug } of findCategory(category)!.subcategories) {
        for (const country of ["CA", "US", "MX"] as const) {
          const listing = makeListing(random, { today, category, subcategory: slug, country });
          expect(listing).toMatchObject({ subcategory: slug, country });
        }
      }
    }
  });

  test("most are Canadian, some American and Mexican", () => {
    expect(share(listings.filter((listing) => listing.country === "CA"))).toBeGreaterThan(0.8);
    expect(listings.some((listing) => listing.country === "US" && listing.currency === "USD")).toBe(
      true,
    );
    expect(listings.some((listing) => listing.country === "MX" && listing.currency === "MXN")).toBe(
      true,
    );
  });
});

test("the same seed makes the same listings", () => {
  expect(makeMany("again", 50)).toEqual(makeMany("again", 50));
  expect(makeMany("again", 5)).not.toEqual(makeMany("other", 5));
});

test("Canada has its cities, each region at least three", () => {
  const canadian = cities.filter((city) => city.country === "CA");
  expect(canadian.length).toBeGreaterThanOrEqual(140);
  for (const region of regionsOf("CA")) {
    expect(canadian.filter((city) => city.region === region.code).length).toBeGreaterThanOrEqual(3);
  }
  expect(cities.filter((city) => city.country === "US").length).toBeGreaterThanOrEqual(38);
  expect(cities.filter((city) => city.country === "MX").length).toBeGreaterThanOrEqual(20);
});
