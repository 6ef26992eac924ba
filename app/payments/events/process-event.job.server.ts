import { eq } from "drizzle-orm";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { providerEvents } from "#app/payments/payments.table.ts";

/** Reads a stored event into facts and applies them. Repeated after a failure or a killed process; the effects happen once. */
export async function processEvent(
  services: PaymentServices,
  eventId: string,
  now: Date,
): Promise<void> {
  const { db, payments } = services;
  const [event] = await db.select().from(providerEvents).where(eq(providerEvents.id, eventId));
  if (!event || event.processedAt) return;
  try {
    await applyFacts(services, payments.readFacts(event), now);
  } catch (error) {
    await db
      .update(providerEvents)
      .set({ failure: String(error) })
      .where(eq(providerEvents.id, eventId));
    throw error;
  }
  await db
    .update(providerEvents)
    .set({ processedAt: now, failure: null })
    .where(eq(providerEvents.id, eventId));
}
