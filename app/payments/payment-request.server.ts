import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";

export function paymentServices(context: Readonly<RouterContextProvider>): PaymentServices {
  const { db, jobs, payments, env } = context.get(servicesContext);
  return { db, jobs, payments, appUrl: env.APP_URL };
}
