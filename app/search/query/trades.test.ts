import { expect, test } from "vitest";
import { categories, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { toWords } from "./words.ts";
import { findTrade, listTradeKeys, listTrades, longestTrade, type Trade } from "./trades.ts";
import tradeKinds from "./trade-kinds.json" with { type: "json" };
import tradeNames from "./trade-names.json" with { type: "json" };

const slugs = [
  ...categories.map(({ slug }) => slug),
  ...categories.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
];

test("names every category and subcategory in each language, and nothing else", () => {
  expect(Object.keys(tradeNames).toSorted()).toEqual(slugs.toSorted());
  expect(Object.values(tradeNames).flatMap((names) => Object.values(names))).not.toContain("");
});

test("parts belong to subcategories that exist", () => {
  const all = Object.keys(tradeKinds).flatMap((key) => key.split(" "));
  expect(all.filter((slug) => findSubcategoryAnywhere(slug) === null)).toEqual([]);
});

const targetOf = (trade: Trade | null): string | null =>
  trade && (trade.kind === "category" ? trade.categories[0]! : trade.subcategories.join(" + "));

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
  expect(targetOf(findTrade(toWords(typed).join(" ")))).toBe(target);
});

test("no name is ambiguous within one language", () => {
  const clashes: string[] = [];
  for (const language of ["en", "fr", "es"] as const) {
    const owner = new Map<string, string>();
    for (const [slug, names] of Object.entries(tradeNames))
      for (const name of names[language].split(", ")) {
        const key = toWords(name).join(" ");
        const other = owner.get(key);
        if (other && other !== slug) clashes.push(`${key}: ${other}, ${slug}`);
        owner.set(key, slug);
      }
  }
  expect(clashes).toEqual([]);
});

test("trades can be listed by name, and every name is found", () => {
  expect(listTrades().find(({ names }) => names[0] === "bakery")?.names).toContain("boulangerie");
  for (const { names } of listTrades())
    for (const name of names) expect(findTrade(toWords(name).join(" "))).not.toBeNull();
  expect(listTradeKeys().length).toBeGreaterThan(5_000);
  expect(longestTrade()).toBeGreaterThan(3);
});
