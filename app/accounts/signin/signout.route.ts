import { redirect } from "react-router";
import type { Route } from "./+types/signout.route.ts";
import { expiredPushCookie, readPushCookie } from "#app/accounts/notifications/push/push-cookie.ts";
import { unsubscribeBrowser } from "#app/accounts/notifications/push/push-subscriptions.server.ts";
import { cookieHeaders } from "#app/accounts/sessions/cookies.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";

/** A GET request does not sign out. */
export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const { auth, db, env } = context.get(servicesContext);
  const { id, viewAs, ...info } = context.get(requestContext);
  const viewer = viewAs?.administrator ?? info.viewer;
  if (!viewer) return redirect("/");
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  await unsubscribeBrowser(db, viewer.id, readPushCookie(request.headers, env.APP_URL));
  await recordAudit(db, {
    actorId: viewer.id,
    action: "signed-out",
    subjectType: "user",
    subjectId: viewer.id,
    requestId: id,
  });
  const cookies = [...headers.getSetCookie(), expiredPushCookie(env.APP_URL)];
  return redirect("/", { headers: cookieHeaders(cookies) });
}
