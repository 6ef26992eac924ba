import { expect, test } from "vitest";
import type { OfferTerms } from "./offer.ts";
import { offerSchema, typedOffer } from "./offer.schema.ts";
import { compareOffers, offerLines } from "./offer-lines.ts";
import { formatTotals, offerTotals } from "./offer-totals.ts";
import { prefillOffer } from "./prefill-offer.ts";

const now = new Date("2026-11-19T17:00:00Z");
const timeZone = "America/Halifax";
const typed = {
  price: "450,000",
  deposit: "20k",
  takeBack: "100 000",
  rate: "6,5",
  years: "5",
  earnOut: "30000",
  earnOutYears: "2",
  earnOutCondition: "Revenue stays",
  included: "inventory,nonsense,goodwill",
  trainingWeeks: "4",
  kind1: "financing",
  text1: "",
  by1: "2026-12-20",
  kind3: "other",
  text3: " The landlord agrees ",
  by3: "2027-01-10",
  notes: "The van stays.",
  validOn: "2026-11-26",
  validTime: "",
};
const read = (changes: Record<string, string> = {}) =>
  offerSchema({ timeZone, now }).safeParse({ ...typed, ...changes });
const given = () => read().data!;
const errorsOf = (changes: Record<string, string>) =>
  read(changes).error?.issues.map(({ path, message }) => [path[0], message]);

test("an offer is read as people type it, and its deadline is where the business is", () => {
  const terms: OfferTerms = {
    deposit: 20_000_00,
    takeBack: { amount: 100_000_00, rate: 6.5, years: 5 },
    earnOut: { amount: 30_000_00, years: 2, condition: "Revenue stays" },
    included: ["inventory", "goodwill"],
    trainingWeeks: 4,
    conditions: [
      { kind: "financing", text: "", by: "2026-12-20" },
      { kind: "other", text: "The landlord agrees", by: "2027-01-10" },
    ],
    notes: "The van stays.",
  };
  expect(given()).toEqual({
    price: 450_000_00,
    terms,
    // The end of the day in Halifax.
    validUntil: new Date("2026-11-27T03:59:00Z"),
  });
  expect(read({ validTime: "09:30" }).data!.validUntil).toEqual(new Date("2026-11-26T13:30:00Z"));
});

test.each([
  [{ price: "" }, "price", "Enter the price you offer"],
  [{ price: "much" }, "price", "Enter an amount, like 450,000"],
  [{ takeBack: "450001" }, "takeBack", "The take-back can't be more than the price"],
  [{ deposit: "350001" }, "deposit", "The deposit can't be more than what is paid in cash"],
  [{ years: "" }, "years", "Enter how many years the take-back runs"],
  [{ earnOutYears: "" }, "earnOutYears", "Enter how many years the earn-out runs"],
  [{ earnOutCondition: " " }, "earnOutCondition", "Say when the earn-out is paid"],
  [{ rate: "31" }, "rate", "Enter a number between 0 and 30"],
  [{ validOn: "" }, "validOn", "Enter a date and, if you like, a time"],
  [{ validOn: "2026-02-30" }, "validOn", "Enter a date and, if you like, a time"],
  [{ validOn: "2026-11-19", validTime: "09:30" }, "validOn", "Leave at least one hour to answer"],
  [{ validOn: "2027-11-19" }, "validOn", "Choose a day within the next 90 days"],
  [{ by1: "" }, "by1", "Enter the date by which the condition is met, today or later"],
  [{ by1: "2026-11-18" }, "by1", "Enter the date by which the condition is met, today or later"],
  [{ kind1: "", text1: "x" }, "kind1", "Choose what the condition is about"],
  [{ text3: "" }, "text3", "Say what the condition is"],
])("%j is refused at %s", (changes, field, message) => {
  expect(errorsOf(changes)).toContainEqual([field, message]);
});

test("the form comes back with every field as it was typed", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) if (name !== "included") form.set(name, value);
  for (const name of ["inventory", "goodwill"]) form.append("included", name);
  form.set("validTime", "\u0000bad");
  expect(typedOffer(form)).toMatchObject({
    ...typed,
    included: "inventory,goodwill",
    validTime: "\u0000bad",
  });
});

test("a counter-offer begins with the terms before it, and reads back as the same", () => {
  const before = given();
  const here = { timeZone, currency: "CAD", now } as const;
  const prefill = prefillOffer({ ...before, currency: "CAD" }, here);
  expect(offerSchema({ timeZone, now }).parse(prefill)).toEqual(before);
  expect(prefillOffer(null, here)).toEqual({ validOn: "2026-11-26" });
  const amounts = { price: "", deposit: "", takeBack: "", earnOut: "" };
  const inDollarsBefore = prefillOffer({ ...before, currency: "USD" }, here);
  expect(inDollarsBefore).toEqual({ ...prefill, ...amounts });
});

test("the price is cash and take-back; the earn-out stands apart", () => {
  const { price, terms } = given();
  const totals = offerTotals({ ...terms, price }, 150_000_00);
  expect(totals).toMatchObject({
    cash: 350_000_00,
    ownMoney: 70_000_00,
    // 100,000 over 5 years at 6.5% and 280,000 over 10 years at 8%.
    takeBackMonthly: 1_956_61,
    bankMonthly: 3_397_17,
    atMost: 480_000_00,
  });
  expect(formatTotals(totals, "CAD")).toMatchObject({
    takeBackMonthly: "CA$1,957",
    coverage: "2.33",
  });
  const cash = offerTotals({ price, takeBack: null, earnOut: null }, null);
  expect(formatTotals(cash, "CAD")).toMatchObject({
    takeBackMonthly: null,
    atMost: null,
    coverage: null,
  });
});

test("two versions are compared line by line", () => {
  const lines = (changes: Record<string, string>) => {
    const { price, terms, validUntil } = read(changes).data!;
    return offerLines({ ...terms, price, currency: "CAD", validUntil }, timeZone);
  };
  const bare = { earnOut: "", included: "", trainingWeeks: "" };
  const compared = compareOffers([
    { number: 1, lines: lines(bare) },
    { number: 2, lines: lines({ ...bare, price: "460000" }) },
  ]);
  const changed = compared.filter(({ versions }) => versions[1]!.isChanged);
  expect(changed.map(({ term, versions }) => [term, versions.map((one) => one.lines[0])])).toEqual([
    ["Price", ["CA$450,000", "CA$460,000"]],
    ["Cash at closing", ["CA$350,000", "CA$360,000"]],
  ]);
  const terms = compared.map(({ term }) => term);
  expect(terms).not.toContain("Earn-out");
  const takeBack = lines({ rate: "6,25" }).find(({ term }) => term === "Vendor take-back");
  expect(takeBack!.lines).toEqual(["CA$100,000", "6.25% a year over 5 years"]);
  expect(compared.at(-1)).toMatchObject({
    term: "Valid until",
    versions: [{ lines: ["Nov 26, 2026, 11:59 p.m. AST"] }, {}],
  });
});
