import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { PaymentProviderError } from "#app/payments/provider/payment-provider.ts";
import type {
  TestObject,
  TestPayment,
  TestRefund,
} from "#app/payments/provider/test-provider/test-objects.ts";
import type { TestProvider } from "#app/payments/provider/test-provider/test-provider.server.ts";
import { testProviderObjects } from "#app/payments/provider/test-provider/test-provider.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { findRequest, unknownParameter } from "#test/stand-ins/stripe-parameters.ts";

export interface StripeServer {
  url: string;
  secretKey: string;
  /** With the rights that .env.example names, of which reading the balance is none. */
  restrictedKey: string;
  /** The requests, in order: "POST /v1/refunds". */
  requests: string[];
  /** This many of the next requests get a 500. */
  failNext(times: number): void;
  stop(): Promise<void>;
}

const apiVersion = "2026-10-28.endive";

class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Stripe's REST API on loopback, in front of the test provider: as strict as the real one. */
export async function startStripeServer(
  db: Db,
  provider: TestProvider,
  clock: () => Date,
): Promise<StripeServer> {
  const requests: string[] = [];
  const secretKey = "sk_test_loopback";
  const restrictedKey = "rk_test_loopback";
  let failures = 0;
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    try {
      const url = new URL(request.url!, "http://stripe");
      requests.push(`${request.method} ${url.pathname}`);
      if (failures > 0) {
        failures--;
        throw new ApiError(500, "Something is wrong on our side");
      }
      answer(200, await handle(request, url, await readAll(request)));
    } catch (error) {
      const { status, code, message } =
        error instanceof ApiError
          ? error
          : new ApiError(error instanceof PaymentProviderError ? 400 : 500, String(error));
      const type = status >= 500 ? "api_error" : "invalid_request_error";
      answer(status, { error: { type, code, message } });
    }
  });

  async function handle(request: IncomingMessage, url: URL, body: string): Promise<unknown> {
    const { headers } = request;
    const key = headers.authorization?.replace("Bearer ", "");
    if (key !== secretKey && key !== restrictedKey) throw new ApiError(401, "Invalid API key");
    if (key === restrictedKey && url.pathname === "/v1/balance")
      throw new ApiError(403, "This key may not read the balance");
    if (headers["stripe-version"] !== apiVersion)
      throw new ApiError(400, `Not the version of the SDK: ${String(headers["stripe-version"])}`);
    const found = findRequest(request.method!, url.pathname);
    if (!found) throw new ApiError(404, `Unrecognized request URL (${url.pathname})`);
    const parameters = body ? new URLSearchParams(body) : url.searchParams;
    const unknown = unknownParameter(found.name, parameters);
    if (unknown)
      throw new ApiError(400, `Received unknown parameter: ${unknown}`, "parameter_unknown");
    const once = headers["idempotency-key"];
    return handlers[found.name]!(found.id, parameters, typeof once === "string" ? once : null);
  }

  const read = async (id: string): Promise<TestObject> => {
    const [row] = await db
      .select({ data: testProviderObjects.data })
      .from(testProviderObjects)
      .where(eq(testProviderObjects.id, id));
    if (!row) throw new ApiError(404, `No such object: ${id}`, "resource_missing");
    return row.data;
  };
  const list = async (object: string, field: string, value: string | null) => {
    const rows = await db
      .select({ data: testProviderObjects.data })
      .from(testProviderObjects)
      .where(
        sql`${testProviderObjects.data} ->> 'object' = ${object} and ${testProviderObjects.data} ->> ${field}::text = ${value}`,
      );
    return rows.map(({ data }) => data);
  };
  const firstUses = new Map<string, number>();
  /** Idempotency keys expire after a day; then the same request is a new one. */
  const remembered = (key: string): string => {
    const first = firstUses.get(key) ?? clock().getTime();
    firstUses.set(key, first);
    const days = Math.floor((clock().getTime() - first) / (24 * 60 * 60_000));
    return days === 0 ? key : `${key}:${String(days)}`;
  };
  const asList = (data: unknown[]) => ({ object: "list", data, has_more: false, url: "/v1" });
  const paymentsOf = async (invoice: string) => {
    const payments = (await list("payment_intent", "invoice", invoice)) as TestPayment[];
    return asList(
      payments.map(({ id, status }) => ({
        id: `inpay_${id}`,
        object: "invoice_payment",
        status: status === "succeeded" ? "paid" : "open",
        invoice,
        payment: { type: "payment_intent", payment_intent: id },
      })),
    );
  };
  const running = async (id: string) => {
    const subscription = await read(id);
    if (!("status" in subscription) || subscription.status === "canceled")
      throw new ApiError(404, `No such subscription: '${id}'`, "resource_missing");
    return subscription;
  };

  const handlers: Record<
    string,
    (id: string, parameters: URLSearchParams, key: string | null) => Promise<unknown>
  > = {
    "POST /v1/checkout/sessions": async (_id, parameters, key) => {
      if (!key) throw new ApiError(400, "Creating a session needs an idempotency key");
      const { id } = await provider.createCheckout(readSession(parameters, key, clock()));
      return read(id);
    },
    "GET /v1/checkout/sessions/*": (id) => read(id),
    "POST /v1/checkout/sessions/*/expire": async (id) => {
      const session = await read(id);
      if (!("status" in session) || session.status !== "open")
        throw new ApiError(400, "Only Checkout Sessions with a status in [open] can be expired.");
      await provider.expireCheckout(id);
      return read(id);
    },
    "GET /v1/subscriptions/*": (id) => read(id),
    "POST /v1/subscriptions/*": async (id, parameters) => {
      await running(id);
      if (parameters.get("cancel_at_period_end") === "true")
        await provider.cancelAtPeriodEnd(id, clock());
      else await provider.resume(id, clock());
      return read(id);
    },
    "DELETE /v1/subscriptions/*": async (id) => {
      await running(id);
      await provider.cancelNow(id);
      return read(id);
    },
    "GET /v1/invoices": async (_id, parameters) => {
      const invoices = await list("invoice", "subscription", parameters.get("subscription"));
      if (parameters.get("expand[0]") === "data.payments")
        for (const invoice of invoices)
          Object.assign(invoice, { payments: await paymentsOf(invoice.id) });
      return asList(invoices);
    },
    "GET /v1/invoice_payments": (_id, parameters) => paymentsOf(parameters.get("invoice")!),
    "POST /v1/refunds": async (_id, parameters, key) => {
      if (!key) throw new ApiError(400, "A refund needs an idempotency key");
      const metadata = { key: parameters.get("metadata[key]") ?? "" };
      const [fact] = await provider.refund({
        key: remembered(key),
        paymentId: parameters.get("payment_intent"),
        invoiceId: null,
        amount: Number(parameters.get("amount")),
      });
      const id = fact!.kind === "refunded" ? fact!.refundId : "";
      const made = { ...(await read(id)), metadata } as TestRefund;
      await db
        .update(testProviderObjects)
        .set({ data: made })
        .where(eq(testProviderObjects.id, id));
      return made;
    },
    "GET /v1/refunds": async (_id, parameters) =>
      asList(await list("refund", "payment_intent", parameters.get("payment_intent"))),
    "GET /v1/disputes": async (_id, parameters) =>
      asList(await list("dispute", "payment_intent", parameters.get("payment_intent"))),
    "GET /v1/payment_intents/*": read,
    "POST /v1/billing_portal/sessions": async (_id, parameters) => {
      const { url } = await provider.createPortal(
        parameters.get("customer")!,
        parameters.get("return_url")!,
      );
      return { object: "billing_portal.session", id: url.split("/").at(-1), url };
    },
  };

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    restrictedKey,
    requests,
    failNext: (times) => (failures = times),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The form that the SDK sends, with the rules between its fields. */
function readSession(parameters: URLSearchParams, key: string, now: Date) {
  const text = (name: string): string => {
    const value = parameters.get(name);
    if (value === null) throw new ApiError(400, `Missing required param: ${name}`);
    return value;
  };
  const mode = text("mode");
  const items = [];
  for (let index = 0; parameters.has(`line_items[${index}][quantity]`); index++) {
    const price = `line_items[${index}][price_data]`;
    if (text(`${price}[currency]`) !== "cad") throw new ApiError(400, "Invalid currency");
    items.push({
      name: text(`${price}[product_data][name]`),
      amount: Number(text(`${price}[unit_amount]`)),
      isMonthly: parameters.get(`${price}[recurring][interval]`) === "month",
    });
  }
  const isSubscription = mode === "subscription";
  const keys = [...parameters.keys()];
  const wrong = isSubscription ? "payment_intent_data" : "subscription_data";
  if (keys.some((name) => name.startsWith(wrong)))
    throw new ApiError(400, `You can not pass \`${wrong}\` in \`${mode}\` mode.`);
  if (items.some(({ isMonthly }) => isMonthly) !== isSubscription)
    throw new ApiError(400, `A recurring price does not fit \`${mode}\` mode.`);
  const expiresAt = new Date(Number(text("expires_at")) * 1000);
  const minutes = (expiresAt.getTime() - now.getTime()) / 60_000;
  if (minutes < 30 || minutes > 24 * 60)
    throw new ApiError(400, "The `expires_at` must be between 30 minutes and 24 hours from now.");
  return {
    key,
    orderId: text("metadata[orderId]"),
    listingId: text("metadata[listingId]"),
    email: text("customer_email"),
    items,
    trialDays: isSubscription ? Number(text("subscription_data[trial_period_days]")) : null,
    successUrl: text("success_url"),
    cancelUrl: text("cancel_url"),
    expiresAt,
  };
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
