import { expect, test } from "vitest";
import { aBusinessView } from "#test/business-sample.ts";

const valueOf = (rows: { label: string; value: string }[], label: string) =>
  rows.find((row) => row.label === label)?.value;
const step = (day: string, amount: number | null, currency = "CAD") => ({
  since: new Date(`${day}T12:00:00Z`),
  amount,
  currency,
});
const detailOf = (facts: { term: string; detail: string }[], term: string) =>
  facts.find((fact) => fact.term === term)?.detail;

test("figures are formatted as stated, with the ratios derived from them", () => {
  const { metrics, summary, bars, approximately } = aBusinessView();
  expect(metrics.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Annual revenue: $912,000",
    "Annual expenses: $739,000",
    "Annual cash flow: $173,000",
    "Price to cash flow: 2.8×",
    "Price to revenue: 0.53×",
    "Cash flow margin: 19%",
    "Annual revenue growth: 4.5%",
    "Median price to cash flow: 3.1×",
  ]);
  expect(metrics.slice(0, summary.length)).toEqual(summary);
  expect(bars.map(({ label }) => label)).toEqual(["Revenue", "Expenses", "Cash flow"]);
  expect(approximately).toBe("About US$347,000 at the exchange rate of Nov 1, 2026");
});

test("figures that are not stated are labelled, what follows from them is left out", () => {
  const { figures, metrics, bars, price, yearlyCashFlow, approximately } = aBusinessView({
    askingPrice: null,
    askingPriceOnRequest: true,
    annualRevenue: null,
    annualRevenueRange: "500k_1m",
    annualCashFlow: null,
    annualExpenses: null,
    profitMargin: null,
    pricePerCashFlow: null,
    pricePerRevenue: null,
    growthRate: null,
  });
  expect(figures.askingPrice).toEqual({ kind: "on-request" });
  expect(aBusinessView({ askingPrice: null }).figures.askingPrice).toBeNull();
  expect(valueOf(metrics, "Annual revenue")).toBe("$500K – $1M");
  expect(valueOf(metrics, "Annual cash flow")).toBe("Not stated");
  for (const label of ["Annual expenses", "Cash flow margin", "Annual revenue growth"])
    expect(metrics.some((row) => row.label === label)).toBe(false);
  expect(bars).toEqual([]);
  expect([price, yearlyCashFlow, approximately]).toEqual([null, null, null]);
});

test("price history, latest first; empty for a single price", () => {
  expect(aBusinessView().prices).toEqual([]);
  const { prices, reduction } = aBusinessView({
    prices: [
      step("2026-07-01", 350_000_00, "USD"),
      step("2026-08-01", 500_000_00),
      step("2026-09-01", null),
      step("2026-10-01", 525_000_00),
      step("2026-11-01", 485_000_00),
    ],
    reduction: { by: 40_000_00, since: new Date("2026-11-01T12:00:00Z") },
  });
  expect(prices).toEqual([
    { since: "Nov 1, 2026", price: "$485,000", change: "−$40,000" },
    { since: "Oct 1, 2026", price: "$525,000", change: "–" },
    { since: "Sep 1, 2026", price: "No amount", change: "–" },
    { since: "Aug 1, 2026", price: "$500,000", change: "–" },
  ]);
  expect(reduction).toBe("Reduced by $40,000 on Nov 1, 2026");
});

test("a sold business is no longer reduced and shows its sale date", () => {
  const sold = aBusinessView({
    status: "sold",
    soldAt: new Date("2026-11-14T12:00:00Z"),
    reduction: { by: 1, since: new Date("2026-11-01T12:00:00Z") },
  });
  expect(sold.reduction).toBeNull();
  expect(detailOf(sold.quickFacts, "Sold")).toBe("Nov 14, 2026");
});

test.each([
  [4, 6, "4 – 6"],
  [5, 5, "5"],
  [null, 1200, "1,200"],
  [0, null, "0"],
  [null, null, undefined],
])("employees from %o to %o: %s", (employeesMin, employeesMax, expected) => {
  expect(detailOf(aBusinessView({ employeesMin, employeesMax }).facts, "Employees")).toBe(expected);
});

test("omits facts that are not stated, and says what to ask", () => {
  const { facts, answers, unanswered } = aBusinessView({
    businessStatus: null,
    established: null,
    squareFootage: null,
    management: null,
    leaseTerms: null,
    reasonForSale: null,
    franchise: null,
    trainingIncluded: false,
    financingAvailable: null,
    relocatable: null,
  });
  for (const term of [
    "Status",
    "Established",
    "Premises",
    "Management",
    "Franchise",
    "Owner financing",
    "Relocatable",
  ])
    expect(detailOf(facts, term)).toBeUndefined();
  expect(detailOf(facts, "Training")).toBe("Not included");
  expect(answers).toEqual([]);
  expect(unanswered).toBe("the reason for sale and owner financing");
  // What a teaser hides is not the same as not stated.
  expect(aBusinessView({ confidential: true, status: "active" }).unanswered).toBeNull();
  expect(detailOf(aBusinessView({ franchise: true }).facts, "Franchise")).toBe("Yes");
});

test("each lock says what exists, how it unlocks, and whether to sign in first", () => {
  const { locked } = aBusinessView();
  expect(locked.map(({ what }) => what)).toEqual([
    "Business name",
    "Street address",
    "Website",
    "Documents: 2",
  ]);
  expect(locked.flatMap(({ action }) => action ?? [])).toEqual([
    expect.objectContaining({ label: "Sign in to see it" }),
    expect.objectContaining({ label: "Sign in to request access" }),
  ]);
  for (const { how } of locked) expect(how).toMatch(/\.$/);
});

test("marks a listing as unconfirmed unless it is sold", () => {
  const confirmedAt = new Date("2026-09-20T12:00:00Z");
  expect(aBusinessView({ confirmedAt }).notConfirmedSince).toBe("Sep 20, 2026");
  expect(aBusinessView().notConfirmedSince).toBeNull();
  expect(aBusinessView({ confirmedAt, status: "sold" }).notConfirmedSince).toBeNull();
});
