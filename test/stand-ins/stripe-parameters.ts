/**
 * The parameters of Stripe's API for the requests that we send, from the SDK's type definitions.
 * `*` stands for a list index or a custom key.
 */
const lineItem = "line_items[*]";
const known: Record<string, string[]> = {
  "POST /v1/checkout/sessions": [
    "mode",
    `${lineItem}[quantity]`,
    `${lineItem}[price_data][currency]`,
    `${lineItem}[price_data][unit_amount]`,
    `${lineItem}[price_data][product_data][name]`,
    `${lineItem}[price_data][recurring][interval]`,
    "client_reference_id",
    "customer_email",
    "metadata[*]",
    "success_url",
    "cancel_url",
    "expires_at",
    "payment_intent_data[metadata][*]",
    "subscription_data[metadata][*]",
    "subscription_data[trial_period_days]",
  ],
  "GET /v1/checkout/sessions/*": [],
  "POST /v1/checkout/sessions/*/expire": [],
  "GET /v1/subscriptions/*": [],
  "POST /v1/subscriptions/*": ["cancel_at_period_end"],
  "DELETE /v1/subscriptions/*": ["prorate"],
  "GET /v1/invoices": ["subscription", "limit", "expand[*]"],
  "GET /v1/invoice_payments": ["invoice", "status"],
  "GET /v1/payment_intents/*": [],
  "POST /v1/refunds": ["payment_intent", "amount", "metadata[*]"],
  "GET /v1/refunds": ["payment_intent", "limit"],
  "GET /v1/disputes": ["payment_intent", "limit"],
  "POST /v1/billing_portal/sessions": ["customer", "return_url", "flow_data[type]"],
};

export interface KnownRequest {
  name: string;
  /** The id in the path, if it has one. */
  id: string;
}

export function findRequest(method: string, pathname: string): KnownRequest | null {
  for (const name of Object.keys(known)) {
    const [wanted, pattern] = name.split(" ") as [string, string];
    const match = new RegExp(`^${pattern.replace("*", "([^/]+)")}$`).exec(pathname);
    if (wanted === method && match) return { name, id: match[1] ?? "" };
  }
  return null;
}

const shapeOf = (parameter: string): string =>
  parameter
    .replace(/^line_items\[\d+\]/, lineItem)
    .replace(/^expand\[\d+\]$/, "expand[*]")
    .replace(/(metadata\]?)\[[^\]]+\]$/, "$1[*]");

/** The first parameter that the API would reject. */
export const unknownParameter = (name: string, parameters: URLSearchParams): string | null =>
  [...parameters.keys()].find((key) => !known[name]!.includes(shapeOf(key))) ?? null;
