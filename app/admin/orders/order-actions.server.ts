import { data, redirect, type RouterContextProvider } from "react-router";
import { requiredText } from "#app/admin/orders/refund.schema.ts";
import { servicesContext } from "#app/context.ts";
import { redeliverEvent } from "#app/payments/events/process-event.job.server.ts";
import { paymentServices } from "#app/payments/payment-request.server.ts";
import { PaymentProviderError } from "#app/payments/provider/payment-provider.ts";
import { reconcileOrder } from "#app/payments/reconciliation/reconcile.server.ts";
import { withdrawRefund } from "#app/payments/refunds/refund-requests.server.ts";
import { cancelRenewalAsAdmin } from "#app/payments/renewals/change-renewal.server.ts";
import { markPaid } from "#app/payments/success-fee/pay-fees.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { actorOf } from "#app/admin/actor.ts";

export interface OrderRefusal {
  error: string;
  note?: string;
  noteError?: string;
}

type Outcome = { ok: true } | { ok: false; reason: string };

const problems: Record<string, string> = {
  "still-running": "The refund is still being tried. It can be withdrawn once it has given up.",
  "being-paid-by-card":
    "The owner is paying this fee by card right now. Reconcile the order to see the result.",
};

export async function answerOrderAction(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderId: string,
) {
  const form = await readForm(request);
  const text = (name: string): string => {
    const value = form.get(name);
    // PostgreSQL text holds neither null characters nor lone surrogates.
    return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : "";
  };
  if (!isId(orderId)) return notFound();
  const { db, queues, log } = context.get(servicesContext);
  const services = paymentServices(context);
  const by = {
    orderId,
    ...actorOf(context),
    now: new Date(),
  };
  const intent = text("intent");
  const commands: Record<string, () => Promise<Outcome>> = {
    reconcile: () => reconcileOrder(services, by),
    redeliver: () => redeliverEvent(db, queues, { ...by, eventId: text("event") }),
    "withdraw-refund": () => withdrawRefund(db, queues, { ...by, key: text("key") }),
    "cancel-renewal": async () =>
      isId(text("renewal"))
        ? cancelRenewalAsAdmin(services, { ...by, subscriptionId: text("renewal") })
        : { ok: false, reason: "not-found" },
    "mark-paid": () => markPaid(services, { ...by, note: text("note").trim() }),
  };
  const command = Object.hasOwn(commands, intent) ? commands[intent] : undefined;
  if (!command) throw data(null, { status: 400 });
  if (intent === "mark-paid") {
    const note = requiredText("Say how it was paid").safeParse(text("note"));
    if (!note.success) {
      const noteError = note.error.issues[0]!.message;
      const error = "The fee was not recorded as paid.";
      return data<OrderRefusal>({ error, note: text("note"), noteError }, { status: 422 });
    }
  }
  try {
    const outcome = await command();
    if (outcome.ok) return redirect(`/admin/orders/${orderId}?done=${intent}`, 303);
    const error = problems[outcome.reason];
    if (!error) return notFound();
    return data<OrderRefusal>({ error }, { status: 409 });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.error({ err: error }, "payment provider");
    const words = "The payment provider refused or did not answer. Please try again in a moment.";
    return data<OrderRefusal>({ error: words }, { status: 503 });
  }
}
