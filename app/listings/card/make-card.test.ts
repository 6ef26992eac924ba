import { expect, test } from "vitest";
import { type ListingCardRow, makeCard } from "./make-card.ts";
import { briefSample } from "#test/brief-sample.ts";

const now = new Date("2026-11-15T12:00:00Z");
const rates = { asOf: "2026-11-02", perCad: { CAD: 1, USD: 0.7134, MXN: 13.125 } };

const row: ListingCardRow = {
  ...briefSample,
  summary: "Ovens of its own.",
  tags: ["turnkey"],
  status: "active",
  country: "CA",
  subcategory: null,
  askingPrice: 250_000_00,
  annualRevenueRange: "250k_500k",
  annualCashFlowOnRequest: true,
  createdAt: new Date("2026-11-14T12:00:00Z"),
  confirmedAt: new Date("2026-11-14T12:00:00Z"),
  featured: true,
  presentable: true,
  saleAgreed: false,
  verified: false,
  priceReduced: false,
  workFromHome: false,
  relocatable: false,
  franchise: false,
  quickSale: false,
  confidential: false,
};

test("a figure is an amount with its approximation, a range, or on request", () => {
  const card = makeCard(row, { now, currency: "USD", rates });
  expect(card.askingPrice).toEqual({
    kind: "sum",
    text: "$250,000",
    currency: "CAD",
    signed: "CA$250,000",
    approx: "US$178,000",
  });
  expect(card.revenue).toEqual({
    kind: "sum",
    text: "$250K – $500K",
    currency: "CAD",
    signed: "CA$250K – $500K",
    approx: "US$178K – $357K",
  });
  expect(card.cashFlow).toEqual({ kind: "on-request" });
});

test("figures that are not stated are null", () => {
  const card = makeCard(
    { ...row, annualCashFlowOnRequest: false },
    { now, currency: "CAD", rates },
  );
  expect(card.cashFlow).toBeNull();
  expect(card.askingPrice).toEqual({ kind: "sum", text: "$250,000", currency: "CAD" });
  expect(card.revenue).toEqual({ kind: "sum", text: "$250K – $500K", currency: "CAD" });
});

test("place and category are names, the most important badge is first", () => {
  const card = makeCard(row, { now, currency: "CAD", rates });
  expect([card.place, card.category]).toEqual(["Hamilton, Ontario", "Food & Beverage"]);
  // Of a confidential listing the town is not known.
  expect(makeCard({ ...row, city: "" }, { now, currency: "CAD", rates }).place).toBe("Ontario");
  expect(card.badges.map((badge) => badge.label)).toEqual(["NEW", "Featured"]);
  expect(makeCard({ ...row, category: null }, { now, currency: "CAD", rates }).category).toBe(
    "Other",
  );
});

test("after 44 days without a confirmation the card says so first", () => {
  const silent = { ...row, createdAt: new Date("2026-08-01T12:00:00Z") };
  const labels = (confirmedAt: string, status: ListingCardRow["status"] = "active") =>
    makeCard(
      { ...silent, status, confirmedAt: new Date(confirmedAt) },
      { now, currency: "CAD", rates },
    ).badges.map((badge) => badge.label);
  expect(labels("2026-10-02T12:00:00Z")).toEqual(["Not confirmed since Oct 2, 2026", "Featured"]);
  expect(labels("2026-10-03T12:00:00Z")).toEqual(["Featured"]);
  expect(labels("2026-10-02T12:00:00Z", "sold")).toEqual(["Featured"]);
});

test("summary and tags are not in the card data", () => {
  const card = JSON.stringify(makeCard(row, { now, currency: "CAD", rates }));
  expect(card).not.toContain(row.summary);
  expect(card).not.toContain("turnkey");
});
