import { expect, test } from "vitest";
import { type ListingCardRow, makeCard } from "#app/listings/make-card.ts";

const now = new Date("2026-11-15T12:00:00Z");
const rates = { asOf: "2026-11-02", perCad: { CAD: 1, USD: 0.7134, MXN: 13.125 } };

const row: ListingCardRow = {
  id: "b1",
  title: "Corner Bakery For Sale",
  summary: "Ovens of its own.",
  tags: ["turnkey"],
  status: "active",
  city: "Hamilton",
  region: "CA-ON",
  country: "CA",
  category: "food-beverage",
  subcategory: null,
  currency: "CAD",
  askingPrice: 250_000_00,
  askingPriceRange: null,
  askingPriceOnRequest: false,
  annualRevenue: null,
  annualRevenueRange: "250k_500k",
  annualRevenueOnRequest: false,
  annualCashFlow: null,
  annualCashFlowRange: null,
  annualCashFlowOnRequest: true,
  pricePerCashFlow: null,
  createdAt: new Date("2026-11-14T12:00:00Z"),
  publishedAt: null,
  featured: true,
  verified: false,
  priceReduced: false,
  workFromHome: false,
  relocatable: false,
  franchise: false,
  quickSale: false,
  photoId: null,
  photoCaption: null,
  photoWidth: null,
  photoHeight: null,
};

test("a figure is an amount with its approximation, a range, or on request", () => {
  const card = makeCard(row, { now, currency: "USD", rates });
  expect(card.askingPrice).toEqual({
    kind: "amount",
    amount: 250_000_00,
    currency: "CAD",
    approx: { amount: 178_000_00, currency: "USD" },
  });
  expect(card.revenue).toEqual({
    kind: "range",
    range: "250k_500k",
    currency: "CAD",
    approx: { min: 178_000_00, max: 357_000_00, currency: "USD" },
  });
  expect(card.cashFlow).toEqual({ kind: "on-request" });
});

test("what the owner has not said is not made up", () => {
  const card = makeCard(
    { ...row, annualCashFlowOnRequest: false },
    { now, currency: "CAD", rates },
  );
  expect(card.cashFlow).toBeNull();
  expect(card.askingPrice).toMatchObject({ approx: null });
  expect(card.revenue).toMatchObject({ approx: null });
});

test("place and category in words, the newest badge first", () => {
  const card = makeCard(row, { now, currency: "CAD", rates });
  expect([card.region, card.category]).toEqual(["Ontario", "Food & Beverage"]);
  expect(card.badges.map((badge) => badge.label)).toEqual(["NEW", "Featured"]);
  expect(makeCard({ ...row, category: null }, { now, currency: "CAD", rates }).category).toBe(
    "Other",
  );
});

test("texts that few cards show are not sent with all of them", () => {
  const card = JSON.stringify(makeCard(row, { now, currency: "CAD", rates }));
  expect(card).not.toContain(row.summary);
  expect(card).not.toContain("turnkey");
});
