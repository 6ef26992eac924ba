import { processEventJob } from "#app/payments/payment-jobs.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { providerEvents } from "#app/payments/payments.table.ts";
import { InvalidEventError, type ProviderEvent } from "#app/payments/provider/payment-provider.ts";
import type { Context } from "hono";

/** Stores an event once, with the job that processes it. Does nothing else first: the provider repeats slow deliveries. */
export async function receiveEvent(
  { db, jobs, payments }: Pick<PaymentServices, "db" | "jobs" | "payments">,
  rawBody: string,
  signature: string | null,
): Promise<{ ok: true } | { ok: false; reason: "invalid" }> {
  let event: ProviderEvent;
  try {
    event = payments.verifyEvent(rawBody, signature);
  } catch (error) {
    if (error instanceof InvalidEventError) return { ok: false, reason: "invalid" };
    throw error;
  }
  await db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(providerEvents)
      .values(event)
      .onConflictDoNothing()
      .returning({ id: providerEvents.id });
    if (isNew) await jobs.enqueue(tx, processEventJob, { eventId: event.id });
  });
  return { ok: true };
}

/** The signature covers the raw bytes, so the body is not parsed before it is checked. */
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
