import { expect, test } from "vitest";
import { parseRates, planRates } from "./parse-rates.ts";
import { processorTimeOf } from "#test/processor-time.ts";

const today = "2026-11-16";

test("parses lines of currency, date and rate, with or without a header, as spreadsheets write them", () => {
  const rates = [
    { currency: "USD", asOf: "2026-11-02", perCad: 0.7134 },
    { currency: "MXN", asOf: "2026-11-02", perCad: 13.125 },
  ];
  for (const text of [
    "currency,date,rate\nUSD,2026-11-02,0.7134\nMXN,2026-11-02,13.125\n",
    "\uFEFFCurrency;Date;Rate\r\nusd;2026-11-02;0.7134\r\n\r\nMXN;2026-11-02;13.125",
    'USD\t2026-11-02\t0.7134\n"MXN"\t2026-11-02\t13.125',
  ])
    expect(parseRates(text, today)).toEqual({ rates, errors: [] });
});

test.each([
  ["EUR,2026-11-02,0.6", "“EUR” is not one of CAD, USD, MXN"],
  ["USD,2026-02-30,0.7", "“2026-02-30” is not a date such as 2026-11-16"],
  ["USD,2026-11-17,0.7", "2026-11-17 is in the future"],
  ["USD,2026-11-02,0", "A rate is more than zero"],
  ["USD,2026-11-02,-1", "“-1” is not a rate with at most six decimals, such as 0.7134"],
  ["USD,2026-11-02,1e3", "“1e3” is not a rate with at most six decimals, such as 0.7134"],
  ["CAD,2026-11-02,1.1", "The Canadian dollar is always 1"],
  ["USD,2026-11-02", "Enter three columns: currency, date, rate"],
  [`USD,2026-11-02,0.71${",".repeat(60)}9`, "Enter three columns: currency, date, rate"],
  ["", "There is no rate"],
])("%j: %s", (text, message) => {
  expect(parseRates(text, today)).toEqual({ rates: [], errors: [{ line: 1, message }] });
});

test("a duplicate day is an error of its line", () => {
  const { errors } = parseRates("USD,2026-11-02,0.7\n\nUSD,2026-11-02,0.8", today);
  expect(errors).toEqual([{ line: 3, message: "USD 2026-11-02 is on line 1 already" }]);
});

test("parses 100 kB without a line break quickly", () => {
  const time = processorTimeOf(() => {
    parseRates('"'.repeat(100_000), today);
  });
  expect(time).toBeLessThan(500);
});

test("a plan lists new rates, corrections and probable typos", () => {
  const known = [
    { currency: "USD" as const, asOf: "2026-11-01", perCad: 0.7 },
    { currency: "USD" as const, asOf: "2026-11-02", perCad: 0.71 },
  ];
  const plan = planRates(
    [
      { currency: "USD", asOf: "2026-11-01", perCad: 0.7 },
      { currency: "USD", asOf: "2026-11-02", perCad: 0.72 },
      { currency: "USD", asOf: "2026-11-03", perCad: 7.2 },
    ],
    known,
  );
  expect(plan.map(({ effect, before }) => [effect, before])).toEqual([
    ["unchanged", 0.7],
    ["corrected", 0.71],
    ["new", null],
  ]);
  expect(plan.map(({ jump }) => jump !== null)).toEqual([false, false, true]);
});
