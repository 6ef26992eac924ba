import { data } from "react-router";
import type { Route } from "./+types/push.route.ts";
import { expiredPushCookie, pushCookie, readPushCookie } from "./push-cookie.ts";
import { pushKeysOf } from "#app/platform/push/push-keys.server.ts";
import { pushSubscriptionSchema } from "./push-subscription.schema.ts";
import { subscribeBrowser, unsubscribeBrowser } from "./push-subscriptions.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

export function loader() {
  throw data(null, { status: 405 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, env } = context.get(servicesContext);
  const { id: userId } = context.get(viewerContext);
  const form = Object.fromEntries(await readForm(request));
  if (form.intent === "unsubscribe") {
    await unsubscribeBrowser(db, userId, readPushCookie(request.headers, env.APP_URL));
    return data(
      { isSubscribed: false },
      { headers: { "Set-Cookie": expiredPushCookie(env.APP_URL) } },
    );
  }
  const given = pushSubscriptionSchema.safeParse(form);
  if (form.intent !== "subscribe" || !given.success || !pushKeysOf(env))
    throw data(null, { status: 400 });
  const outcome = await subscribeBrowser(db, { userId, ...given.data, now: new Date() });
  if (!outcome.ok) throw data(null, { status: outcome.reason === "too-many-attempts" ? 429 : 400 });
  return data(
    { isSubscribed: true },
    { headers: { "Set-Cookie": pushCookie(env.APP_URL, outcome.id) } },
  );
}
