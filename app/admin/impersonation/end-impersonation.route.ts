import { redirect } from "react-router";
import type { Route } from "./+types/end-impersonation.route.ts";
import { endImpersonation } from "#app/accounts/impersonation/impersonate.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

export const loader = () => redirect("/");

/** Outside the admin area, because the impersonated viewer is not an administrator. */
export async function action({ request, context }: Route.ActionArgs) {
  await readForm(request);
  const { sessionId, id: requestId } = context.get(requestContext);
  const { db } = context.get(servicesContext);
  const personId = sessionId && (await endImpersonation(db, { sessionId, requestId }));
  return redirect(personId ? `/admin/users/${personId}` : "/", 303);
}
