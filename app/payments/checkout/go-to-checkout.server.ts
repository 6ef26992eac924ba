import { paymentFailed } from "./payment-failed.ts";
import { redirect, type RouterContextProvider } from "react-router";
import {
  type CheckoutOutcome,
  type CheckoutRequest,
  startCheckout,
} from "#app/payments/checkout/start-checkout.server.ts";
import { askProvider } from "#app/payments/payment-request.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";

type Refusal = Extract<CheckoutOutcome, { ok: false }>["reason"];

const checkoutMessages: Record<Exclude<Refusal, "not-found">, string> = {
  "invalid-package": "Invalid package ID",
  "not-for-sale": "This listing is sold or waiting for a review. No package is needed now.",
  "not-an-upgrade": "This package, or a better one, is running already.",
  "payment-in-progress":
    "A payment for this listing is being confirmed. We will email you as soon as it arrives.",
  "too-many-attempts": "You have tried this many times. Please try again in an hour.",
};

export async function goToCheckout(
  context: Readonly<RouterContextProvider>,
  purchase: Omit<CheckoutRequest, "successPath" | "now">,
): Promise<{ error: string; status: number }> {
  const request = { ...purchase, successPath: "/account?payment=success", now: new Date() };
  const outcome = await askProvider(context, (services) => startCheckout(services, request));
  if (!outcome) return { error: paymentFailed, status: 503 };
  if (outcome.ok) throw redirect(outcome.url, 303);
  if (outcome.reason === "not-found") notFound();
  const status = outcome.reason === "too-many-attempts" ? 429 : 422;
  return { error: checkoutMessages[outcome.reason], status };
}
