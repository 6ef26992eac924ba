import { describe, expect, test } from "vitest";
import {
  chooseComparables,
  type Comparable,
  type ComparedTo,
  findStanding,
  maxComparables,
} from "./comparable.ts";

const now = new Date("2026-11-15T12:00:00Z");
const some = (count: number, changes: Partial<Comparable>): Comparable[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${JSON.stringify(changes)} ${at}`,
    trade: "bakeries",
    country: "CA",
    cashFlow: 50_000 + 1_000 * at,
    multiple: 2 + at / 10,
    ends: null,
    ...changes,
  }));
const choose = (candidates: readonly Comparable[], to: ComparedTo) =>
  chooseComparables(
    candidates.toSorted((one, other) => one.cashFlow - other.cashFlow),
    to,
    now,
  );
const like: ComparedTo = {
  id: null,
  category: "food-beverage",
  trade: "bakeries",
  country: "CA",
  cashFlow: 50_000,
};

describe("comparables", () => {
  const here = some(15, {});
  const abroad = some(15, { country: "US" });
  const others = some(15, { trade: "butchers" });

  test.each([
    ["trade-and-country", [...here, ...abroad, ...others], like, 15],
    ["trade", [...here.slice(1), ...abroad, ...others], like, 29],
    ["category-and-country", [...here.slice(8), ...abroad.slice(8), ...others], like, 22],
    ["category", [...here.slice(8), ...abroad.slice(8), ...others.slice(8)], like, 21],
    ["category-and-country", [...here, ...abroad], { ...like, trade: null }, 15],
    ["category", [], like, 0],
  ] as const)("are of the narrowest group with 15: %s", (closeness, candidates, to, count) => {
    const chosen = choose(candidates, to);
    expect(chosen.closeness).toBe(closeness);
    expect(chosen.list).toHaveLength(count);
  });

  test("are the nearest by cash flow, whether smaller or larger", () => {
    const { list } = choose(some(100, {}), { ...like, cashFlow: 100_000 });
    expect(list).toHaveLength(maxComparables);
    expect(list[0]!.cashFlow).toBe(100_000);
    const far = list.map(({ cashFlow }) => Math.abs(Math.log(cashFlow / 100_000)));
    expect(far).toEqual(far.toSorted((one, other) => one - other));
  });
});

describe("not comparable", () => {
  test("are the business itself, what left the market, and what is ten times as large or small", () => {
    const [own] = some(1, { id: "own" });
    const gone = some(1, { id: "gone", ends: now.getTime() });
    const active = some(1, { id: "active", ends: now.getTime() + 1 });
    const far = [some(1, { id: "huge", cashFlow: 510_000 }), some(1, { cashFlow: 4_900 })].flat();
    const { list } = choose([own!, ...gone, ...active, ...far], { ...like, id: "own" });
    expect(list.map(({ id }) => id)).toEqual(["active"]);
  });
});

describe("where a price stands", () => {
  test("is said from fifteen on", () => {
    expect(findStanding(some(14, {}), 3)).toBe(null);
    expect(findStanding(some(15, {}), 2.65)).toMatchObject({ sample: 15, below: 7, median: 2.7 });
  });

  test("an even number has its median in the middle", () => {
    expect(findStanding(some(16, {}), 9)).toMatchObject({ below: 16, median: 2.75 });
  });
});
