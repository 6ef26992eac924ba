import { receiveEvent } from "#app/payments/events/receive-event.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { findTestPayments } from "#app/payments/provider/test-provider/test-provider-of.server.ts";

/** Delivers a signed event to the webhook's own handler. */
export async function deliverTestEvent(services: PaymentServices, eventId: string): Promise<void> {
  const event = await findTestPayments(services.payments)?.signEvent(eventId);
  if (!event) return;
  const outcome = await receiveEvent(services, event.rawBody, event.signature);
  if (!outcome.ok) throw new Error(`The event ${eventId} was refused.`);
}
