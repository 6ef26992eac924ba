import type { CheckoutOutcome } from "#app/payments/checkout/start-checkout.server.ts";

type Refusal = Extract<CheckoutOutcome, { ok: false }>["reason"];

/** Why a checkout was not opened. */
export const checkoutMessages: Record<Exclude<Refusal, "not-found">, string> = {
  "invalid-package": "Invalid package ID",
  "not-for-sale": "This listing is sold or waiting for a review. No package is needed now.",
  "not-an-upgrade": "This package, or a better one, is running already.",
  "payment-in-progress":
    "A payment for this listing is being confirmed. We will email you as soon as it arrives.",
  "too-many-attempts": "You have tried this many times. Please try again in an hour.",
};

/** The provider did not answer. */
export const paymentFailed = "Payment failed. Please try again.";
