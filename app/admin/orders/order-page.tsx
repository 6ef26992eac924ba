import type { Route } from "./+types/order-page.ts";
import { OrderAmounts, OrderFacts, OrderRefunds } from "#app/admin/orders/order-facts.tsx";
import { findAdminOrder, listOrderEvents } from "#app/admin/orders/order-detail.queries.server.ts";
import { OrderEvents } from "#app/admin/orders/order-events.tsx";
import { orderName } from "#app/admin/orders/order-list.ts";
import { OrderSteps, OrderSubscription } from "#app/admin/orders/order-steps.tsx";
import { Timeline } from "#app/admin/timeline/timeline.tsx";
import { listTimeline } from "#app/admin/timeline/timeline.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { canChangeOrders } from "#app/accounts/administration/admin-areas.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { OrderBadge } from "#app/payments/orders/order-badge.tsx";
import { orderLabel } from "#app/payments/orders/order-labels.ts";
import { refundOrderJob } from "#app/payments/payment-jobs.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { pageFrom } from "#app/shared/paging.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { usePolling } from "#app/ui/browser/use-polling.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { data, redirect, type RouterContextProvider } from "react-router";
import { maxOrderNote } from "#app/admin/orders/refund.schema.ts";
import { writtenText } from "#app/ui/forms/written-text.ts";
import { redeliverEvent } from "#app/payments/events/process-event.job.server.ts";
import { paymentServices } from "#app/payments/payment-request.server.ts";
import { PaymentProviderError } from "#app/payments/provider/payment-provider.ts";
import { reconcileOrder } from "#app/payments/reconciliation/reconcile.server.ts";
import { withdrawRefund } from "#app/payments/refunds/refund-requests.server.ts";
import { cancelRenewalAsAdmin } from "#app/payments/renewals/change-renewal.server.ts";
import { markPaid } from "#app/payments/success-fee/pay-fees.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { actorOf } from "#app/admin/actor.ts";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => (data ? `Order ${orderName(data.order)}` : "Order"),
  "An order with its payment, refunds, renewals and the provider's events.",
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, queues } = context.get(servicesContext);
  const found = isId(params.id) ? await findAdminOrder(db, params.id) : null;
  if (!found) return notFound();
  const [{ events, otherFacts }, jobs, timeline] = await Promise.all([
    listOrderEvents(db, found),
    queues.findByData(db, refundOrderJob, { orderId: found.order.id }),
    listTimeline(
      db,
      { subjectType: "order", subjectId: found.order.id },
      pageFrom(url.searchParams, 20),
      new Date(),
    ),
  ]);
  const requests = found.balance.requests.map((request) => {
    const job = jobs.find((one) => one.data.key === request.key);
    const hasGivenUp = job?.hasGivenUp ?? false;
    return Object.assign(request, { problem: job?.failure ?? null, hasGivenUp });
  });
  return {
    ...found,
    canChange: canChangeOrders(context.get(viewerContext).adminAreas),
    requests,
    events,
    otherFacts,
    timeline,
    done: url.searchParams.get("done"),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  if (!canChangeOrders(context.get(viewerContext).adminAreas)) throw data(null, { status: 403 });
  return answerOrderAction(request, context, params.id);
}

const doneTexts: Record<string, string> = {
  refund: "The refund was requested. It counts as soon as the payment provider has confirmed it.",
  reconcile: "The payment provider was asked. What you see below is up to date.",
  redeliver: "The event is being processed again.",
  "mark-paid": "The success fee is recorded as paid, and the owner was sent a receipt.",
  "cancel-renewal": "The renewal is cancelled. What is paid still runs.",
  "withdraw-refund": "The refund was withdrawn. Its amount can be refunded again.",
};

export default function AdminOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, subscription, requests, events, otherFacts, timeline, done, canChange } =
    loaderData;
  const isWaiting = requests.some(({ state }) => state === "requested" || state === "pending");
  return (
    <div className="wrap flex flex-col gap-8 py-8 md:py-10">
      <div className="flex flex-col gap-3">
        <Breadcrumb
          steps={[{ label: "Orders", to: "/admin/orders" }, { label: orderName(order) }]}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="font-serif text-3xl font-medium tracking-tight">{orderName(order)}</h1>
          <OrderBadge order={{ ...order, refunded: loaderData.balance.refunded }} />
        </div>
        <p className="text-ink-2">{orderLabel(order.kind, order.packageId)}</p>
      </div>
      {actionData?.error ? (
        <Banner tone="danger">{actionData.error}</Banner>
      ) : (
        done && doneTexts[done] && <Banner tone="success">{doneTexts[done]}</Banner>
      )}
      {isWaiting && <AwaitRefund />}
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <Section id="amounts" title="Amounts">
            <OrderAmounts order={order} refunded={loaderData.balance.refunded} />
          </Section>
          {(loaderData.refunds.length > 0 || requests.length > 0) && (
            <Section id="refunds" title="Refunds">
              <OrderRefunds
                refunds={loaderData.refunds}
                requests={requests}
                canChange={canChange}
              />
            </Section>
          )}
          {subscription && (
            <Section id="renewal" title="Renewal">
              <OrderSubscription
                subscription={subscription}
                orderId={order.id}
                canChange={canChange}
              />
            </Section>
          )}
          <Section id="events" title="Events of the payment provider">
            <OrderEvents events={events} otherFacts={otherFacts} canChange={canChange} />
          </Section>
          <Section id="timeline" title="Timeline">
            <Timeline entries={timeline.rows} />
            <ListPagination label="Pages of the timeline" list={timeline} />
          </Section>
        </div>
        <aside
          aria-label="About the order"
          className="flex min-w-0 flex-col gap-6 max-lg:row-start-1"
        >
          <OrderSteps
            order={order}
            left={loaderData.balance.left}
            canChange={canChange}
            typedNote={actionData?.note ?? ""}
            noteError={actionData?.noteError ?? null}
          />
          <OrderFacts order={loaderData} />
        </aside>
      </div>
    </div>
  );
}

function AwaitRefund() {
  usePolling({ firstMs: 1_500, slowestMs: 30_000 });
  return null;
}

interface OrderRefusal {
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

async function answerOrderAction(
  request: Request,
  context: Readonly<RouterContextProvider>,
  orderId: string,
) {
  const form = await readForm(request);
  // PostgreSQL text holds neither null characters nor lone surrogates.
  const text = (name: string): string => formText(form, name).replaceAll("\0", "").toWellFormed();
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
    const note = writtenText(maxOrderNote, "Say how it was paid").safeParse(text("note"));
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
