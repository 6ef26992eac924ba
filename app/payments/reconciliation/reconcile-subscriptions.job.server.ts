import { and, asc, gt, isNotNull, ne, or } from "drizzle-orm";
import { applyFacts } from "#app/payments/events/settle.server.ts";
import type { PaymentServices } from "#app/payments/payment-services.ts";
import { subscriptions } from "#app/payments/payments.table.ts";
import type { PaymentFact } from "#app/payments/provider/payment-fact.ts";
import { addDays } from "#app/shared/day.ts";

const batch = 100;

type Running = Pick<
  typeof subscriptions.$inferSelect,
  "id" | "providerSubscriptionId" | "status" | "renewsAt" | "endsAt"
>;

/** A charge made while we ended it may have been missed. */
const askedAfterEndDays = 7;

export async function reconcileSubscriptions(services: PaymentServices, now: Date): Promise<void> {
  const { db } = services;
  let after: string | null = null;
  const errors: unknown[] = [];
  for (;;) {
    const running: Running[] = await db
      .select({
        id: subscriptions.id,
        providerSubscriptionId: subscriptions.providerSubscriptionId,
        status: subscriptions.status,
        renewsAt: subscriptions.renewsAt,
        endsAt: subscriptions.endsAt,
      })
      .from(subscriptions)
      .where(
        and(
          or(
            ne(subscriptions.status, "cancelled"),
            gt(subscriptions.cancelledAt, addDays(now, -askedAfterEndDays)),
          ),
          isNotNull(subscriptions.providerSubscriptionId),
          after ? gt(subscriptions.id, after) : undefined,
        ),
      )
      .orderBy(asc(subscriptions.id))
      .limit(batch);
    for (const one of running)
      // One failure must not hold up the others.
      await inquireSubscription(services, one, now).catch((error: unknown) => errors.push(error));
    if (running.length < batch) break;
    after = running.at(-1)!.id;
  }
  if (errors.length > 0)
    throw new AggregateError(errors, "some subscriptions could not be reconciled");
}

export async function inquireSubscription(
  services: PaymentServices,
  subscription: Running,
  now: Date,
): Promise<void> {
  const { providerSubscriptionId } = subscription;
  if (!providerSubscriptionId) return;
  const facts = await services.payments.inquireSubscription(providerSubscriptionId, now);
  await applyFacts(
    services,
    facts.filter((fact) => !isKnown(subscription, fact)),
    now,
  );
}

const states = { active: "running", past_due: "past-due", cancelled: "ended" } as const;

/** Known states are not stored again every day. */
function isKnown({ status, renewsAt, endsAt }: Running, fact: PaymentFact): boolean {
  if (fact.kind !== "subscription-state") return false;
  const same = (moment: Date | null, iso: string | null) =>
    (moment?.getTime() ?? null) === (iso === null ? null : Date.parse(iso));
  return (
    fact.status === states[status] && same(renewsAt, fact.periodEnd) && same(endsAt, fact.endsAt)
  );
}
