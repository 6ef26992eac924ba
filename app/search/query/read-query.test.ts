import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";
import { indexPlaces } from "./read-places.ts";

const cities = indexPlaces(
  [
    ["Toronto", "CA-ON", 90],
    ["Hamilton", "CA-ON", 20],
    ["London", "CA-ON", 20],
    ["Cornwall", "CA-ON", 9],
    ["Cornwall", "CA-PE", 2],
    ["Calgary", "CA-AB", 60],
    ["Vancouver", "CA-BC", 70],
    ["Victoria", "CA-BC", 30],
    ["Montreal", "CA-QC", 60],
    ["Quebec City", "CA-QC", 20],
    ["Trois-Rivières", "CA-QC", 10],
    ["St. John's", "CA-NL", 12],
    ["Moncton", "CA-NB", 10],
    ["Greater Sudbury", "CA-ON", 5],
    ["Fergus", "CA-ON", 0],
    ["Buffalo", "US-NY", 3],
    ["New York", "US-NY", 5],
    ["Portland", "US-OR", 4],
    ["Portland", "US-ME", 3],
    ["Guadalajara", "MX-JAL", 8],
    ["Mexico City", "MX-CMX", 8],
    ["Mérida", "MX-YUC", 8],
  ].map(([name, region, listings]) => ({
    name: String(name),
    region: String(region),
    listings: Number(listings),
  })),
);

const read = (text: string, ...unknown: string[]) => {
  const { filters, words, corrections } = readQuery(text, cities, {
    unknown: new Set(unknown),
    unwritten: new Set(),
  }).asFilters;
  return { ...filters, words, ...(corrections.length > 0 && { corrections }) };
};
const upTo = (max: number) => ({ min: null, max });
const from = (min: number) => ({ min, max: null });
const sub = (category: string, subcategory: string) => ({ categories: [category], subcategory });
const bakeries = sub("food-beverage", "bakeries");
const cafes = sub("restaurants", "cafes");
const restaurants = { categories: ["restaurants"], subcategory: null };
const inRegion = (...regions: string[]) => ({
  city: null,
  regions,
  country: null,
  radius: null,
  area: null,
});
const inCity = (city: string, region: string) => ({ ...inRegion(region), city });
const toronto = inCity("Toronto", "CA-ON");

test.for<[string, object]>([
  ["bakery", { ...bakeries, words: "" }],
  ["Bakeries for sale", { ...bakeries, words: "" }],
  ["boulangerie à vendre", { ...bakeries, words: "" }],
  ["panadería en venta", { ...bakeries, words: "" }],
  ["cafe toronto under 300k", { ...cafes, ...toronto, price: upTo(300_000), words: "" }],
  [
    "restaurants in calgary under $500,000",
    { ...restaurants, ...inCity("Calgary", "CA-AB"), price: upTo(500_000), words: "" },
  ],
  ["cash flow over 200k", { cashFlow: from(200_000), words: "" }],
  ["ON", { ...inRegion("CA-ON"), words: "" }],
  ["on", { ...inRegion("CA-ON"), words: "" }],
  ["bakery on", { ...bakeries, ...inRegion("CA-ON"), words: "" }],
  ["cafe in ON", { ...cafes, ...inRegion("CA-ON"), words: "" }],
  ["cafe on main street", { ...cafes, words: "main street" }],
  ["cafe in bc", { ...cafes, ...inRegion("CA-BC"), words: "" }],
  ["bakery B.C.", { ...bakeries, ...inRegion("CA-BC"), words: "" }],
  [
    "dépanneur à Montréal",
    { ...sub("retail", "convenience-stores"), ...inCity("Montreal", "CA-QC"), words: "" },
  ],
  ["trois rivieres", { ...inCity("Trois-Rivières", "CA-QC"), words: "" }],
  ["cafe st johns", { ...cafes, ...inCity("St. John's", "CA-NL"), words: "" }],
  ["cornwall", { ...inRegion(), city: "Cornwall", words: "" }],
  ["cornwall pei", { ...inCity("Cornwall", "CA-PE"), words: "" }],
  ["sudbury", { ...inCity("Greater Sudbury", "CA-ON"), words: "" }],
  ["quebec", { ...inRegion("CA-QC"), words: "" }],
  ["quebec city", { ...inCity("Quebec City", "CA-QC"), words: "" }],
  ["new york", { ...inCity("New York", "US-NY"), words: "" }],
  ["Colombie-Britannique", { ...inRegion("CA-BC"), words: "" }],
  ["maritimes", { ...inRegion("CA-NB", "CA-NS", "CA-PE"), words: "" }],
  ["mexico", { ...inRegion(), country: "MX", words: "" }],
  ["cdmx", { ...inCity("Mexico City", "MX-CMX"), words: "" }],
  ["usa", { ...inRegion(), country: "US", words: "" }],
  ["food truck", { ...sub("restaurants", "food-trucks"), words: "" }],
  ["trucking", { ...sub("transportation", "trucking"), words: "" }],
  ["truck stop", { ...sub("automotive", "gas-stations"), words: "" }],
  ["carwash", { ...sub("automotive", "car-wash-detailing"), words: "" }],
  ["real estate", { categories: ["real-estate"], subcategory: null, words: "" }],
  [
    "motel with real estate",
    { ...sub("real-estate", "motels-inns"), property: ["real_property"], words: "" },
  ],
  ["franchise", { business: ["franchise"], words: "" }],
  ["coffee franchise", { ...sub("franchises", "coffee-franchises"), words: "" }],
  [
    "work from home bookkeeping",
    {
      ...sub("business-services", "accounting-bookkeeping"),
      business: ["work_from_home"],
      words: "",
    },
  ],
  [
    "absentee laundromat",
    { ...sub("real-estate", "laundromats"), management: ["absentee"], words: "" },
  ],
  [
    "relocatable business with owner financing",
    { property: ["relocatable"], business: ["owner_financed"], words: "" },
  ],
  ["sushi toronto", { ...toronto, words: "sushi" }],
  ["sushi restaurant in toronto", { ...toronto, words: "sushi restaurant" }],
  ["bakery cafe", { words: "bakery cafe" }],
  ["pizza restaurant", { ...sub("restaurants", "pizzerias"), words: "" }],
  ["bakery patio", { ...bakeries, words: "patio" }],
  ['bakery "wood fired" -gluten', { ...bakeries, words: '"wood fired" -gluten' }],
  ["motorbike shop", { words: "motorbike" }],
  ["shop", { categories: ["retail"], subcategory: null, words: "" }],
  ["the", { words: "" }],
  ["businesses for sale", { words: "" }],
  ["businesses for sale in ontario", { ...inRegion("CA-ON"), words: "" }],
  [
    "garage moins de 500 000 $ au Québec",
    { ...sub("automotive", "auto-repair"), ...inRegion("CA-QC"), price: upTo(500_000), words: "" },
  ],
  [
    "restaurante en guadalajara menos de 2 millones de pesos",
    {
      ...restaurants,
      ...inCity("Guadalajara", "MX-JAL"),
      price: upTo(2_000_000),
      currency: "MXN",
      words: "",
    },
  ],
])("%s", ([text, expected]) => {
  expect(read(text)).toEqual(expected);
});

test.for<[string, string, object]>([
  ["restaraunt", "restaraunt", restaurants],
  ["bakry toronto", "bakry", { ...bakeries, ...toronto }],
  ["bakery tornto", "tornto", { ...bakeries, ...toronto }],
  ["acounting", "acounting", sub("business-services", "accounting-bookkeeping")],
  ["convinience store", "convinience", sub("retail", "convenience-stores")],
])("corrects %s", ([text, unknown, expected]) => {
  const { corrections, words, ...filters } = read(text, unknown);
  expect(filters).toEqual(expected);
  expect(words).toBe("");
  expect(corrections?.map(({ typed }) => typed)).toEqual([unknown]);
});

test("does not replace a word by another of the same length", () => {
  expect(read("vegan cafe", "vegan")).toEqual({ ...cafes, words: "vegan" });
});

test("corrects a word that only shares the stem of a trade", () => {
  const suspects = { unknown: new Set<string>(), unwritten: new Set(["restaurent", "restful"]) };
  expect(readQuery("restaurent", cities, suspects).asFilters.filters).toEqual(restaurants);
  expect(readQuery("restful", cities, suspects).asFilters).toMatchObject({
    filters: {},
    words: "restful",
  });
});

test("words that every listing contains are too common", () => {
  const isTooCommon = (text: string) => readQuery(text, cities).asFilters.isTooCommon;
  expect(["a", "the", "the a", "de"].map(isTooCommon)).toEqual([true, true, true, false]);
  expect(["bakery", "business", "ON", "patio"].some(isTooCommon)).toBe(false);
});

const near = (city: string, region: string, radius: string) => ({
  city,
  radius,
  regions: [region],
  country: null,
  area: null,
});

test.for<[string, object]>([
  [
    "bakery within 50 km of Hamilton",
    { ...bakeries, ...near("Hamilton", "CA-ON", "50km"), words: "" },
  ],
  ["cafe near Toronto", { ...cafes, ...near("Toronto", "CA-ON", "50km"), words: "" }],
  ["cafe close to toronto", { ...cafes, ...near("Toronto", "CA-ON", "50km"), words: "" }],
  ["within 30 miles of Buffalo", { ...near("Buffalo", "US-NY", "30mi"), words: "" }],
  ["restaurant near buffalo", { ...restaurants, ...near("Buffalo", "US-NY", "30mi"), words: "" }],
  [
    "boulangerie à moins de 25 km de Montréal",
    { ...bakeries, ...near("Montreal", "CA-QC", "25km"), words: "" },
  ],
  [
    "boulangerie près de Montréal",
    { ...bakeries, ...near("Montreal", "CA-QC", "50km"), words: "" },
  ],
  [
    "panadería cerca de Guadalajara",
    { ...bakeries, ...near("Guadalajara", "MX-JAL", "50km"), words: "" },
  ],
  [
    "bakery 10km from london under 300k",
    { ...bakeries, ...near("London", "CA-ON", "10km"), price: upTo(300_000), words: "" },
  ],
  // A town without listings is a place to search around, and otherwise a word like any other.
  ["bakery near Fergus", { ...bakeries, ...near("Fergus", "CA-ON", "50km"), words: "" }],
  ["Fergus bakery", { ...bakeries, words: "Fergus" }],
  [
    "boulangerie autour de Montréal",
    { ...bakeries, ...near("Montreal", "CA-QC", "50km"), words: "" },
  ],
  // Farther than we search.
  [
    "bakery within 1000 km of London",
    { ...bakeries, ...near("London", "CA-ON", "500km"), words: "" },
  ],
  // A number and a unit are no distance without a place: 100 Mile House is a town.
  ["100 Mile House", { words: "100 Mile House" }],
  ["bakery within 50 km of me", { ...bakeries, words: "" }],
  ["bakery near me", { ...bakeries, words: "" }],
  ["bakery near ME", { ...bakeries, ...inRegion("US-ME"), words: "" }],
  // Only a town has surroundings.
  ["bakery near Ontario", { ...bakeries, ...inRegion("CA-ON"), words: "" }],
])("around a town: %s", ([text, filters]) => {
  expect(read(text)).toEqual(filters);
});
