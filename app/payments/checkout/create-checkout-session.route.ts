import type { Route } from "./+types/create-checkout-session.route.ts";
import { findViewer } from "#app/accounts/sessions/find-viewer.server.ts";
import { sessionCookieName } from "#app/accounts/sessions/session-cookie.server.ts";
import { holdWords } from "#app/accounts/sessions/hold.ts";
import { requestContext, type RequestInfo, servicesContext, type Services } from "#app/context.ts";
import { checkoutSchema, ownReturnPath } from "#app/payments/checkout/checkout.schema.ts";
import { paymentFailed } from "./payment-failed.ts";
import {
  type CheckoutOutcome,
  startCheckout,
} from "#app/payments/checkout/start-checkout.server.ts";
import { askProvider } from "#app/payments/payment-request.server.ts";

const statuses = {
  "invalid-argument": 400,
  unauthenticated: 401,
  "permission-denied": 403,
  "not-found": 404,
  aborted: 409,
  "resource-exhausted": 429,
  internal: 500,
  unavailable: 503,
  "deadline-exceeded": 504,
} as const;

type CallableCode = keyof typeof statuses;

const callableError = (
  code: CallableCode,
  message: string,
  status: number = statuses[code],
): Response =>
  Response.json(
    { error: { code, status: code.toUpperCase().replaceAll("-", "_"), message } },
    { status, headers: { "cache-control": "private, no-store" } },
  );

const refusals: Record<Extract<CheckoutOutcome, { ok: false }>["reason"], [CallableCode, string]> =
  {
    "not-found": ["not-found", "Business not found"],
    "invalid-package": ["invalid-argument", "Invalid package ID"],
    "not-for-sale": ["invalid-argument", "A package cannot be bought for this listing"],
    "not-an-upgrade": ["invalid-argument", "This package, or a better one, is running already"],
    "payment-in-progress": ["aborted", "A payment for this listing is being confirmed"],
    "too-many-attempts": ["resource-exhausted", "Too many attempts. Please try again in an hour."],
  };

export const loader = () => callableError("invalid-argument", "Use POST", 405);

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return callableError("invalid-argument", "Use POST", 405);
  const services = context.get(servicesContext);
  const session = context.get(requestContext);
  const { viewer, hold } = session.viewer ? session : await findBearer(services, request);
  if (hold) return callableError("permission-denied", holdWords[hold]);
  if (!viewer) return callableError("unauthenticated", "Sign in to buy a package");
  const parsed = checkoutSchema.safeParse(await readJson(request));
  if (!parsed.success)
    return callableError("invalid-argument", parsed.error.issues[0]?.message ?? "Invalid request");
  const { packageId, businessId, successUrl, cancelUrl } = parsed.data;
  const successPath = ownReturnPath(successUrl, services.env.APP_URL);
  const cancelPath = ownReturnPath(cancelUrl, services.env.APP_URL);
  if (!successPath || !cancelPath)
    return callableError("invalid-argument", "Return addresses must be on this site");
  const outcome = await askProvider(context, (payment) =>
    startCheckout(payment, {
      userId: viewer.id,
      listingId: businessId,
      packageId,
      successPath,
      cancelPath,
      now: new Date(),
    }),
  );
  if (!outcome) return callableError("unavailable", paymentFailed);
  if (!outcome.ok) return callableError(...refusals[outcome.reason]);
  const { sessionId, url } = outcome;
  return Response.json(
    { data: { sessionId, url } },
    { headers: { "cache-control": "private, no-store" } },
  );
}

/** The bearer token is the value of the session cookie, for callers without cookies. */
async function findBearer(
  services: Services,
  { headers, method, url }: Request,
): Promise<Pick<RequestInfo, "viewer" | "hold">> {
  const token = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (!token) return { viewer: null };
  const name = sessionCookieName(services.env.APP_URL);
  const value = token.includes("%") ? token : encodeURIComponent(token);
  const cookie = new Headers({ cookie: `${name}=${value}` });
  return findViewer(services, { method, url, headers: cookie });
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
