import fc from "fast-check";
import { expect, test } from "vitest";
import { categories } from "#app/listings/category.ts";
import { maxHeadlineWords } from "#app/listings/listing.ts";
import { countHeadlineWords, makeHeadline } from "#app/listings/public-text/make-headline.ts";
import { regions } from "#app/shared/places.ts";
import { makeTeaser, roundAmount, type TeaserSource, teaserTitle } from "./make-teaser.ts";
import { maskedColumns, type Particulars, particularsOf } from "./particulars.ts";

const trades = categories.flatMap(({ slug, subcategories }) =>
  [null, ...subcategories.map((one) => one.slug)].map((subcategory) => ({
    categories: [slug],
    subcategory,
  })),
);

/** No word of a teaser looks like it. */
const secret = fc.stringMatching(/^zq[a-z]{6,12}xj$/);
const money = fc.integer({ min: 101, max: 90_000_000_000_000 });
const anySource: fc.Arbitrary<Particulars & TeaserSource> = fc.record({
  title: secret,
  description: secret,
  tags: fc.array(secret),
  leaseTerms: secret,
  reasonForSale: secret,
  city: secret,
  postalCode: secret,
  address: secret,
  addressHidden: fc.boolean(),
  latitude: fc.double({ min: 15, max: 80, noNaN: true }),
  longitude: fc.double({ min: -150, max: -50, noNaN: true }),
  businessName: secret,
  businessNameHidden: fc.boolean(),
  website: secret,
  realtorUrl: secret,
  contactName: secret,
  contactEmail: secret,
  contactPhone: secret,
  askingPrice: money,
  annualRevenue: money,
  annualCashFlow: money,
  growthRate: fc.integer({ min: -99_999, max: 99_999 }).map((tenths) => tenths / 10),
  soldPrice: money,
  established: fc.integer({ min: 1600, max: 2030 }),
  employeesMin: fc.integer({ min: 0, max: 1000 }),
  employeesMax: fc.integer({ min: 1000, max: 2000 }),
  squareFootage: fc.integer({ min: 1, max: 100_000 }),
  region: fc.constantFrom(...regions.map(({ code }) => code)),
  management: fc.constantFrom("owner_managed", "absentee", null),
  propertyType: fc.constantFrom("lease", "real_property", null),
  trainingIncluded: fc.constantFrom(true, false, null),
  financingAvailable: fc.constantFrom(true, false, null),
  relocatable: fc.constantFrom(true, false, null),
  categories: fc.constantFrom(...trades.map((trade) => trade.categories)),
  subcategory: fc.constantFrom(...trades.map((trade) => trade.subcategory)),
} as never);

test("no masked value survives in a teaser", () => {
  fc.assert(
    fc.property(anySource, (source) => {
      const text = JSON.stringify(makeTeaser(source));
      const real = Object.values(particularsOf(source)).flat();
      expect(real.filter((value) => isTold(text, value))).toEqual([]);
    }),
  );
});

function isTold(text: string, value: string | number | boolean | null): boolean {
  if (typeof value === "string") return text.includes(value);
  if (typeof value !== "number" || isRound(value)) return false;
  return new RegExp(`(?<![\\d.])${String(value).replace(".", "\\.")}(?![\\d.])`).test(text);
}

/** As it would be in a teaser by chance. */
const isRound = (value: number) => roundAmount(value) === value || value % 5 === 0;

const figures = new Set<string>([
  "askingPrice",
  "annualRevenue",
  "annualCashFlow",
  "growthRate",
  "soldPrice",
]);

test("a teaser is the same whatever the masked words are", () => {
  fc.assert(
    fc.property(anySource, anySource, (one, other) => {
      const words = maskedColumns.filter((name) => !figures.has(name));
      const mixed = Object.fromEntries(words.map((name) => [name, other[name]]));
      expect(makeTeaser({ ...one, ...mixed })).toEqual(makeTeaser(one));
    }),
  );
});

test("a teaser has a value for every masked column", () => {
  const [source] = fc.sample(anySource, 1);
  expect(Object.keys(makeTeaser(source!)).toSorted()).toEqual([...maskedColumns].toSorted());
});

test("every trade in every region makes a headline that owners could have written", () => {
  const [source] = fc.sample(anySource, 1);
  for (const [index, trade] of trades.entries()) {
    const titles = regions.map(
      ({ code }) => makeTeaser({ ...source!, ...trade, region: code }).title,
    );
    expect(Math.max(...titles.map(countHeadlineWords))).toBeLessThanOrEqual(maxHeadlineWords);
    const title = titles[index % titles.length]!;
    expect(makeHeadline(title).title).toBe(title);
  }
});

test("a draft without category and region has a teaser, too", () => {
  const [source] = fc.sample(anySource, 1);
  const draft = { ...source!, categories: [], subcategory: null, region: "CA-" };
  expect(makeTeaser(draft).title).toBe(`${teaserTitle}Business For Sale`);
});

test.each([
  [null, null],
  [0, 0],
  [1, 100],
  [1_234_567_89, 1_200_000_00],
  [99_600_00, 100_000_00],
  [1_250_000_00, 1_300_000_00],
  [-45_678_00, -46_000_00],
])("%s cents are shown as %s", (amount, shown) => {
  expect(roundAmount(amount)).toBe(shown);
});
