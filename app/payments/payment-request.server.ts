import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { PaymentProviderError } from "#app/payments/provider/payment-provider.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";

export function paymentServices(context: Readonly<RouterContextProvider>): PaymentServices {
  const { db, jobs, payments } = context.get(servicesContext);
  return { db, jobs, payments };
}

/** Null if the provider rejected the request or did not answer. */
export async function askProvider<Answer>(
  context: Readonly<RouterContextProvider>,
  ask: (services: PaymentServices) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await ask(paymentServices(context));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    context.get(servicesContext).log.error({ err: error }, "payment provider");
    return null;
  }
}
