import { expect, test } from "vitest";
import { categories, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { englishTrades } from "./english-trades.ts";
import { frenchTrades } from "./french-trades.ts";
import { spanishTrades } from "./spanish-trades.ts";
import { toWords } from "./to-words.ts";
import { findTrade, longestTrade, tradeKeys, trades, type TradeTarget } from "./trade-words.ts";
import { tradeKinds } from "./trade-kinds.ts";

const slugs = [
  ...categories.map(({ slug }) => slug),
  ...categories.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
];

test.for([
  ["English", englishTrades],
  ["French", frenchTrades],
  ["Spanish", spanishTrades],
] as const)("%s names every category and subcategory, and nothing else", ([, table]) => {
  expect(Object.keys(table).toSorted()).toEqual(slugs.toSorted());
});

test("parts belong to subcategories that exist", () => {
  const all = tradeKinds.flatMap(({ subcategories }) => subcategories);
  expect(all.filter((slug) => findSubcategoryAnywhere(slug) === null)).toEqual([]);
});

const targetOf = (target: TradeTarget | undefined): string | null => {
  if (!target) return null;
  if (target.kind === "category") return target.category;
  return target.kind === "subcategory" ? target.subcategory : target.subcategories.join(" + ");
};

test.for([
  ["bakery", "bakeries"],
  ["bakeries", "bakeries"],
  ["baker", "bakeries"],
  ["boulangerie", "bakeries"],
  ["Panadería", "bakeries"],
  ["panaderías", "bakeries"],
  ["dentist", "dental-practices"],
  ["dentists", "dental-practices"],
  ["cabinet dentaire", "dental-practices"],
  ["cabinets dentaires", "dental-practices"],
  ["salones de belleza", "beauty-personal-care"],
  ["accounting", "accounting-bookkeeping"],
  ["trucking", "trucking"],
  ["food truck", "food-trucks"],
  ["truck stop", "gas-stations"],
  ["hairdresser", "hair-salons"],
  ["florist", "garden-centres"],
  ["roofer", "roofing-siding"],
  ["dry cleaners", "laundry-linen"],
  ["dépanneur", "convenience-stores"],
  ["station d'essence", "gas-stations"],
  ["stations-service", "gas-stations"],
  ["lave-auto", "car-wash-detailing"],
  ["car washes", "car-wash-detailing"],
  ["B&B", "bed-breakfasts"],
  ["barber's shop", "barbershops"],
  ["restaurant", "restaurants"],
  ["Café", "cafes"],
  ["Breweries, Wineries & Distilleries", "breweries-wineries"],
  ["winery", "breweries-wineries"],
  ["gimnasio", "fitness-studios"],
  ["cleaning company", "commercial-cleaning + residential-cleaning + home-service-franchises"],
  ["spaceship", null],
] as const)("%s", ([typed, target]) => {
  expect(targetOf(findTrade(toWords(typed).join(" "))?.target)).toBe(target);
});

test("no name stands for two subcategories within one language", () => {
  const clashes: string[] = [];
  for (const table of [englishTrades, frenchTrades, spanishTrades]) {
    const owner = new Map<string, string>();
    for (const [slug, names] of Object.entries(table))
      for (const name of names.split(", ")) {
        const key = toWords(name).join(" ");
        const other = owner.get(key);
        if (other && other !== slug) clashes.push(`${key}: ${other}, ${slug}`);
        owner.set(key, slug);
      }
  }
  expect(clashes).toEqual([]);
});

test("trades can be listed by name, and every name is found", () => {
  expect(trades.find(({ name }) => name === "bakery")?.names).toContain("boulangerie");
  for (const { names } of trades)
    for (const name of names) expect(findTrade(toWords(name).join(" "))).not.toBeNull();
  expect(tradeKeys.length).toBeGreaterThan(5_000);
  expect(longestTrade).toBeGreaterThan(3);
});
