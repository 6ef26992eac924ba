import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listingEnd, orderOutcome, subscriptionOutcome } from "#app/payments/events/outcomes.ts";
import { orderLives, subscriptionLives } from "#test/payment-lives.ts";
import type { PaymentFact } from "#app/payments/provider/payment-fact.ts";

/** Any order, each fact at least once. */
const anyOrder = (facts: PaymentFact[]) =>
  fc
    .tuple(
      fc.shuffledSubarray(facts, { minLength: facts.length, maxLength: facts.length }),
      fc.array(fc.constantFrom(...facts), { maxLength: 4 }),
    )
    .map(([once, again]) => once.concat(again));

describe("an order", () => {
  test.each(orderLives)("$life: $status", ({ kind, facts, status, refunded }) => {
    fc.assert(
      fc.property(anyOrder(facts), (shuffled) => {
        const outcome = orderOutcome(kind, shuffled);
        expect(outcome.status).toBe(status);
        expect(outcome.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunded);
        expect(outcome).toEqual(orderOutcome(kind, facts));
      }),
    );
  });
});

describe("a subscription", () => {
  test.each(subscriptionLives)(
    "$life: $status",
    ({ firstTermEnd, facts, status, paidUntil, end }) => {
      fc.assert(
        fc.property(anyOrder(facts), (shuffled) => {
          const outcome = subscriptionOutcome(firstTermEnd, shuffled);
          expect(outcome.status).toBe(status);
          expect(outcome.paidUntil).toEqual(paidUntil);
          expect(listingEnd(outcome)).toEqual(end);
          expect(outcome).toEqual(subscriptionOutcome(firstTermEnd, facts));
        }),
      );
    },
  );
});
