import { describe, expect, it } from "vitest";
import { chooseNews, type MatchedChange } from "./alert-news.ts";

const change = (hour: number, changes: Partial<MatchedChange>): MatchedChange => ({
  listingId: "a",
  kind: "new",
  priceBefore: null,
  currency: "CAD",
  happenedAt: new Date(Date.UTC(2026, 0, 1, hour)),
  ...changes,
});

describe("chooseNews", () => {
  it("keeps each listing once, with the most important change and the price before the first reduction", () => {
    const news = chooseNews([
      change(3, { kind: "reduced", priceBefore: 450 }),
      change(2, { kind: "reduced", priceBefore: 500 }),
      change(1, { kind: "new" }),
      change(4, { listingId: "b", kind: "reduced", priceBefore: 90 }),
      change(5, { listingId: "b", kind: "back" }),
      change(6, { listingId: "c", kind: "sold" }),
    ]);
    expect(news).toMatchObject([
      { listingId: "b", kind: "back", priceBefore: { amount: 90 } },
      { listingId: "a", kind: "new", priceBefore: { amount: 500, currency: "CAD" } },
    ]);
  });
});
