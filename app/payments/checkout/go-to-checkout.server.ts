import { data, redirect, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { checkoutMessages, paymentFailed } from "#app/payments/checkout/checkout-messages.ts";
import {
  type CheckoutOutcome,
  type CheckoutRequest,
  startCheckout,
} from "#app/payments/checkout/start-checkout.server.ts";
import { paymentServices } from "#app/payments/payment-request.server.ts";
import { PaymentProviderError } from "#app/payments/provider/payment-provider.ts";

/** Leads the owner to the provider's page; returns what to say where that was not possible. */
export async function goToCheckout(
  context: Readonly<RouterContextProvider>,
  purchase: Omit<CheckoutRequest, "successPath" | "now">,
): Promise<{ error: string; status: number }> {
  let outcome: CheckoutOutcome;
  try {
    outcome = await startCheckout(paymentServices(context), {
      ...purchase,
      successPath: "/account?payment=success",
      now: new Date(),
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    context.get(servicesContext).log.error({ err: error }, "payment provider");
    return { error: paymentFailed, status: 503 };
  }
  if (outcome.ok) throw redirect(outcome.url, 303);
  if (outcome.reason === "not-found") throw data(null, { status: 404 });
  const status = outcome.reason === "too-many-attempts" ? 429 : 422;
  return { error: checkoutMessages[outcome.reason], status };
}
