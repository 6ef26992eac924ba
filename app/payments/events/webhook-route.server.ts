import type { Context } from "hono";
import { receiveEvent } from "#app/payments/events/receive-event.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";

/** `POST /webhooks/stripe`: the signature is over the raw bytes, so the body is never parsed before it is checked. */
export const paymentWebhook =
  (services: Pick<PaymentServices, "db" | "jobs" | "payments">) =>
  async (c: Context): Promise<Response> => {
    const headers = { "cache-control": "no-store" };
    const outcome = await receiveEvent(
      services,
      await c.req.text(),
      c.req.header("stripe-signature") ?? null,
    );
    return outcome.ok
      ? c.json({ received: true }, 200, headers)
      : c.json({ error: "The signature does not match." }, 400, headers);
  };
