import { expect, test } from "vitest";
import type { FactDetails, PaymentFact } from "#app/payments/provider/payment-fact.ts";
import { refundBalance } from "./refund-balance.ts";

let count = 0;
const fact = (details: FactDetails): PaymentFact => ({
  ...details,
  id: `fact-${++count}`,
  occurredAt: new Date(),
});
const request = (requestKey: string, amount: number) =>
  fact({ kind: "refund-requested", requestKey, amount, reason: "Goodwill", requestedBy: null });
const answer = (kind: "refunded" | "refund-pending" | "refund-failed", requestKey?: string) =>
  fact({ kind, refundId: "re_1", amount: 50, ...(requestKey && { requestKey }) });
const balance = (
  facts: PaymentFact[],
  booked: { providerRefundId: string | null; amount: number }[] = [],
) => {
  const { left, waiting, refunded, requests } = refundBalance(100, booked, facts);
  return { left, waiting, refunded, states: requests.map(({ state }) => state) };
};

test("a requested refund counts until the provider reports a failure", () => {
  const requested = request("a", 50);
  expect(balance([requested])).toEqual({
    left: 50,
    waiting: 50,
    refunded: 0,
    states: ["requested"],
  });
  const pending = [requested, answer("refund-pending", "a")];
  expect(balance(pending)).toEqual({ left: 50, waiting: 50, refunded: 0, states: ["pending"] });
  expect(balance([...pending, answer("refunded")])).toEqual({
    left: 50,
    waiting: 0,
    refunded: 50,
    states: ["refunded"],
  });
  expect(balance([...pending, answer("refund-failed")])).toEqual({
    left: 100,
    waiting: 0,
    refunded: 0,
    states: ["failed"],
  });
});

test("a refund that is reported, booked, or both counts once", () => {
  const row = { providerRefundId: "re_1", amount: 50 };
  for (const [facts, booked] of [
    [[answer("refunded"), answer("refunded", "a")], []],
    [[], [row]],
    [[answer("refunded")], [row]],
    [[], [{ providerRefundId: null, amount: 50 }]],
  ] as const)
    expect(balance([...facts], [...booked])).toMatchObject({ left: 50, refunded: 50 });
});

test("overestimates until the response names its request", () => {
  expect(balance([request("a", 50), answer("refunded")])).toMatchObject({ left: 0 });
});

test("a withdrawn request frees its amount, unless it arrived anyway", () => {
  const withdrawn = [request("a", 50), fact({ kind: "refund-withdrawn", requestKey: "a" })];
  expect(balance(withdrawn)).toMatchObject({ left: 100, states: ["withdrawn"] });
  expect(balance([...withdrawn, answer("refunded", "a")])).toMatchObject({
    left: 50,
    states: ["refunded"],
  });
});
