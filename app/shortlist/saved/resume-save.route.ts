import { redirect } from "react-router";
import type { Route } from "./+types/resume-save.route.ts";
import { signInHref } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { clearPendingSaveCookie, parsePendingSave, resumeHref } from "./pending-save.ts";
import { saveListing } from "./save-listing.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { ownPath } from "#app/shared/own-path.ts";

/** A listing that is no longer available is not saved. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const returnTo = ownPath(url.searchParams.get("returnTo"));
  const { viewer, impersonation } = context.get(requestContext);
  if (!viewer) return redirect(signInHref(resumeHref(returnTo)));
  const listingId = parsePendingSave(request.headers.get("cookie"));
  if (isId(listingId) && !impersonation) {
    const { db } = context.get(servicesContext);
    await saveListing(db, { userId: viewer.id, listingId, now: new Date() });
  }
  return redirect(returnTo, { headers: { "Set-Cookie": clearPendingSaveCookie } });
}
