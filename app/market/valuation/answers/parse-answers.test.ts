import { describe, expect, test } from "vitest";
import { addBacks, cashFlowOf } from "./add-backs.ts";
import { amountNames, noAnswers, numberNames, valuationQuery } from "./answers.ts";
import { businessOfAnswers } from "./business-of-answers.ts";
import { parseAnswers } from "./parse-answers.ts";

const parse = (query: string) => parseAnswers(new URLSearchParams(query), "CAD");
const rates = { asOf: "2026-11-02", perCad: { CAD: 1, USD: 0.5, MXN: 10 } };

test("an address and its answers say the same, in one spelling", () => {
  const query =
    "trade=bakeries&place=CA-ON&currency=USD&revenue=600000&profit=-5000&salary=60000&rent=-1200&property-value=90000&asking=300000&growth=-4.5&hours=3&years=12&lease=2&property=included&franchise=no";
  const { answers, errors, isAsked } = parse(query);
  expect(errors).toEqual({});
  expect(isAsked).toBe(true);
  const again = valuationQuery(answers).toString();
  expect(parse(again).answers).toEqual(answers);
  expect(new Set(new URLSearchParams(query))).toEqual(new Set(new URLSearchParams(again)));
});

test.each([
  ["cash-flow", "$120,000", 120_000],
  ["cash-flow", "120k", 120_000],
  ["revenue", "1.2m", 1_200_000],
  ["profit", "-5 000", -5_000],
])("%s typed as %s is %d", (name, text, amount) => {
  const { answers } = parse(new URLSearchParams({ [name]: text }).toString());
  expect(answers.amounts).toEqual({ [name]: amount });
});

test("an empty form asks for nothing; one that was sent asks for the rest", () => {
  expect(parse("").isAsked).toBe(false);
  expect(parse("utm_source=x&listing=1").isAsked).toBe(false);
  expect(parse("words=&cash-flow=").isAsked).toBe(true);
});

describe("hostile answers", () => {
  test.each([
    ["revenue", "-1"],
    ["revenue", "1e308"],
    ["cash-flow", "Infinity"],
    ["cash-flow", "9999999999999m"],
    ["profit", "<script>"],
    ["asking", "0x10"],
    ["growth", "1e3"],
    ["growth", "301"],
    ["hours", "-1"],
    ["years", "NaN"],
    ["lease", "100"],
  ])("%s = %s is named, not guessed", (name, text) => {
    const { answers, errors, typed } = parse(new URLSearchParams({ [name]: text }).toString());
    expect(Object.keys(errors)).toEqual([name]);
    expect(typed[name]).toBe(text);
    expect({ ...answers.amounts, ...answers.numbers }).toEqual({});
  });

  test.each([
    "trade=__proto__&place=constructor&currency=BTC&property=maybe&franchise=1",
    "trade=%00&place=%F0%9F%98%80&words=%20",
    "trade=bakeries' or 1=1&place=../..",
  ])("unknown choices are no answers: %s", (query) => {
    expect(parse(query).answers).toEqual(noAnswers("CAD"));
  });

  test("a long text costs little and is cut", () => {
    const query = new URLSearchParams({ words: "pizza ".repeat(50_000) });
    for (const name of [...amountNames, ...numberNames]) query.set(name, "9".repeat(50_000));
    const started = performance.now();
    const { words, typed } = parseAnswers(query, "CAD");
    expect(performance.now() - started).toBeLessThan(100);
    expect(words.length).toBeLessThanOrEqual(120);
    for (const text of Object.values(typed)) expect(text.length).toBeLessThanOrEqual(200);
  });
});

test("the profit with its add-backs is the cash flow, and counts before one that is given", () => {
  const each = addBacks.map(({ name }) => `${name}=1000`).join("&");
  expect(cashFlowOf(parse(`profit=50000&${each}&cash-flow=9`).answers)).toBe(57_000);
  expect(cashFlowOf(parse(`${each}&cash-flow=9`).answers)).toBe(9);
  expect(cashFlowOf(parse(each).answers)).toBe(null);
});

describe("the business of the answers", () => {
  const read = (query: string) => businessOfAnswers(parse(query).answers, rates);

  test("is in Canadian dollars", () => {
    const amounts = "revenue=200000&cash-flow=50000&property=included&property-value=80000";
    expect(read(`currency=USD&${amounts}`)).toMatchObject({
      revenue: 400_000,
      cashFlow: 100_000,
      propertyValue: 160_000,
    });
  });

  test("has the category of its trade and the country of its region", () => {
    expect(read("trade=bakeries&place=CA-ON")).toMatchObject({
      category: "food-beverage",
      trade: "bakeries",
      country: "CA",
      region: "CA-ON",
    });
    expect(read("trade=retail&place=US")).toMatchObject({
      category: "retail",
      trade: null,
      country: "US",
      region: null,
    });
  });

  test("an owner who works less than five hours a week is away", () => {
    expect([read("hours=4").absentee, read("hours=5").absentee, read("").absentee]).toEqual([
      true,
      false,
      null,
    ]);
  });

  test("a value of property that is not included is not added", () => {
    expect(read("property=no&property-value=80000").propertyValue).toBe(null);
  });
});
