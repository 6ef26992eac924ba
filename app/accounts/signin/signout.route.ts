import { eq } from "drizzle-orm";
import { redirect } from "react-router";
import type { Route } from "./+types/signout.route.ts";
import { expiredPushCookie, readPushCookie } from "#app/accounts/notifications/push/push-cookie.ts";
import { unsubscribeBrowser } from "#app/accounts/notifications/push/push-subscriptions.server.ts";
import { expiredSessionCookie } from "#app/accounts/sessions/session-cookie.server.ts";
import { sessions } from "#app/accounts/sessions/sessions.table.ts";
import { cookieHeaders } from "#app/accounts/sessions/cookies.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { recordOwnAction } from "#app/accounts/record-own-action.server.ts";

export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, env } = context.get(servicesContext);
  const { id, impersonation, sessionId, ...info } = context.get(requestContext);
  const viewer = impersonation?.administrator ?? info.viewer;
  if (!viewer) return redirect("/");
  if (sessionId) await db.delete(sessions).where(eq(sessions.id, sessionId));
  await unsubscribeBrowser(db, viewer.id, readPushCookie(request.headers, env.APP_URL));
  await recordOwnAction(db, viewer.id, "signed-out", id);
  const cookies = [expiredSessionCookie(env.APP_URL), expiredPushCookie(env.APP_URL)];
  return redirect("/", { headers: cookieHeaders(cookies) });
}
