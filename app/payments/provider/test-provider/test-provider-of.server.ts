import type { PaymentProvider } from "#app/payments/provider/payment-provider.ts";
import type { TestPayments } from "#app/payments/provider/test-provider/test-payments.server.ts";
import type { TestProvider } from "#app/payments/provider/test-provider/test-provider.server.ts";
import { receiveEvent } from "#app/payments/events/receive-event.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { notFound } from "#app/platform/http/not-found.ts";

const isTestProvider = (provider: PaymentProvider): provider is TestProvider => "test" in provider;

export const findTestPayments = (provider: PaymentProvider): TestPayments | null =>
  isTestProvider(provider) ? provider.test : null;

export function getTestPayments(provider: PaymentProvider): TestPayments {
  const test = findTestPayments(provider);
  if (!test) notFound();
  return test;
}

export async function deliverTestEvent(services: PaymentServices, eventId: string): Promise<void> {
  const event = await findTestPayments(services.payments)?.signEvent(eventId);
  if (!event) return;
  const outcome = await receiveEvent(services, event.rawBody, event.signature);
  if (!outcome.ok) throw new Error(`The event ${eventId} was refused.`);
}
