import { describe, expect, test } from "vitest";
import {
  type DirectoryEntry,
  directoryHref,
  parseDirectory,
  searchDirectory,
} from "./directory.ts";

const aBroker = (changes: Partial<DirectoryEntry>): DirectoryEntry => ({
  id: changes.name ?? "id",
  name: "Robin",
  avatar: null,
  brokerage: null,
  about: "",
  city: "",
  region: null,
  hasLicense: true,
  activeListings: 1,
  categories: [],
  ...changes,
});

const market = [
  aBroker({ name: "Zoë", region: "CA-ON", categories: ["restaurants", "retail"] }),
  aBroker({ name: "Ana", region: "CA-ON", categories: ["retail"] }),
  aBroker({ name: "Luc", region: "CA-QC", brokerage: "Relève Conseil", activeListings: 9 }),
];
const look = (address: string) =>
  searchDirectory(market, parseDirectory(new URLSearchParams(address)));
const namesOf = (address: string) => look(address).list.rows.map(({ name }) => name);

describe("the directory", () => {
  test("shows the busiest first, then by name", () => {
    expect(namesOf("")).toEqual(["Luc", "Ana", "Zoë"]);
  });

  test("is filtered by region, category and words, ignoring accents", () => {
    expect(namesOf("region=ontario")).toEqual(["Ana", "Zoë"]);
    expect(namesOf("region=CA-ON&category=restaurants")).toEqual(["Zoë"]);
    expect(namesOf("q=releve")).toEqual(["Luc"]);
    expect(namesOf("q=ZOE+ontario")).toEqual(["Zoë"]);
    expect(namesOf("q=zoe+quebec")).toEqual([]);
  });

  test("counts each group as if nothing were selected in it", () => {
    const { regions, categories, list, chips } = look("region=ontario&category=restaurants");
    expect(chips).toEqual([
      { label: "Ontario", removeTo: "/brokers?category=restaurants" },
      { label: "Restaurants", removeTo: "/brokers?region=ontario" },
    ]);
    expect(list.total).toBe(1);
    expect(regions).toEqual([{ value: "ontario", label: "Ontario", count: 1, chosen: true }]);
    expect(categories).toEqual([
      { value: "restaurants", label: "Restaurants", count: 1, chosen: true },
      { value: "retail", label: "Retail", count: 2, chosen: false },
    ]);
    // A selected option without matches stays listed, so that it can be cleared.
    expect(look("region=yukon").regions).toContainEqual({
      value: "yukon",
      label: "Yukon",
      count: 0,
      chosen: true,
    });
  });

  test("parses any URL, and formats one", () => {
    const search = parseDirectory(
      new URLSearchParams("page=2&category=Restaurant&region=PEI&q=%00+a++b&x=1"),
    );
    expect(search).toEqual({ words: "a b", region: "CA-PE", category: "restaurants", page: 2 });
    expect(directoryHref(search, { page: 2 })).toBe(
      "/brokers?q=a+b&region=prince-edward-island&category=restaurants&page=2",
    );
    expect(parseDirectory(new URLSearchParams("region=atlantis&category=spells&page=-1"))).toEqual({
      words: "",
      region: null,
      category: null,
      page: 1,
    });
    expect(directoryHref({ words: "", region: null, category: null })).toBe("/brokers");
  });

  test("is paginated", () => {
    const many = Array.from({ length: 25 }, (_, index) => aBroker({ id: String(index) }));
    const third = searchDirectory(many, parseDirectory(new URLSearchParams("page=3")));
    expect(third.list).toMatchObject({ page: 3, pages: 3, total: 25 });
    expect(third.list.rows).toHaveLength(1);
  });
});
