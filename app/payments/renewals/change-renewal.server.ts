import { and, eq, ne, isNull } from "drizzle-orm";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { subscriptions } from "#app/payments/payments.table.ts";
import { isId } from "#app/platform/db/id.ts";
import { storeFacts } from "#app/payments/events/payment-facts.queries.server.ts";
import { auditOrder, type OrderChange } from "#app/payments/orders/audit-order.server.ts";

export interface RenewalChange {
  userId: string;
  subscriptionId: string;
  now: Date;
}

export type RenewalOutcome = { ok: true } | { ok: false; reason: "not-found" };

/** The paid term is still running. */
export const cancelRenewal = (services: PaymentServices, change: RenewalChange) =>
  changeRenewal(services, change, (id) => services.payments.cancelAtPeriodEnd(id, change.now));

export const resumeRenewal = (services: PaymentServices, change: RenewalChange) =>
  changeRenewal(services, change, (id) => services.payments.resume(id, change.now));

async function changeRenewal(
  services: PaymentServices,
  { userId, subscriptionId, now }: RenewalChange,
  ask: (providerId: string) => ReturnType<PaymentServices["payments"]["resume"]>,
): Promise<RenewalOutcome> {
  const running = await findRunning(services, userId, subscriptionId);
  if (!running?.providerId) return { ok: false, reason: "not-found" };
  await applyFacts(services, await ask(running.providerId), now);
  return { ok: true };
}

async function findRunning({ db }: PaymentServices, userId: string, subscriptionId: string) {
  if (!isId(subscriptionId)) return null;
  const [row] = await db
    .select({
      providerId: subscriptions.providerSubscriptionId,
      customerId: subscriptions.customerId,
    })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        eq(subscriptions.userId, userId),
        ne(subscriptions.status, "cancelled"),
      ),
    );
  return row ?? null;
}

export async function openPortal(
  services: PaymentServices,
  { userId, subscriptionId }: Omit<RenewalChange, "now">,
): Promise<{ ok: true; url: string } | { ok: false; reason: "not-found" }> {
  const running = await findRunning(services, userId, subscriptionId);
  if (!running?.customerId) return { ok: false, reason: "not-found" };
  const { url } = await services.payments.createPortal(
    running.customerId,
    `${services.jobs.appUrl}/account/upgrades`,
  );
  return { ok: true, url };
}

export async function cancelRenewalAsAdmin(
  services: PaymentServices,
  { subscriptionId, ...change }: OrderChange & { subscriptionId: string },
): Promise<RenewalOutcome> {
  const { db, payments } = services;
  const [running] = await db
    .select({ providerId: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        ne(subscriptions.status, "cancelled"),
        isNull(subscriptions.endsAt),
      ),
    );
  if (!running?.providerId) return { ok: false, reason: "not-found" };
  const facts = await payments.cancelAtPeriodEnd(running.providerId, change.now);
  await db.transaction(async (tx) => {
    await storeFacts(tx, facts);
    await auditOrder(tx, change, "renewal-cancelled", { subscriptionId });
  });
  await applyFacts(services, facts, change.now);
  return { ok: true };
}
