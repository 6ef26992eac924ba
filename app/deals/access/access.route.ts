import { data, redirect } from "react-router";
import type { Route } from "./+types/access.route.ts";
import { isAccessStep, parseTerm } from "./access.ts";
import { changeAccess } from "./change-access.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ownPath } from "#app/shared/own-path.ts";

export function loader() {
  throw data(null, { status: 405 });
}

/** For the forms in the conversation and beside the documents. A step that is no longer possible is ignored. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, jobs } = context.get(servicesContext);
  const form = await readForm(request);
  const { listingId, buyerId } = params;
  const step = form.get("intent");
  if (!isId(listingId) || !isId(buyerId)) notFound();
  if (!isAccessStep(step)) throw data(null, { status: 400 });
  const outcome = await changeAccess(db, jobs, {
    listingId,
    buyerId,
    managerId: context.get(viewerContext).id,
    step,
    term: parseTerm(form.get("term")),
    now: new Date(),
    requestId: context.get(requestContext).id,
  });
  if (!outcome.ok && outcome.reason === "not-found") notFound();
  return redirect(ownPath(form.get("returnTo"), `/account/listings/${listingId}/documents`), 303);
}
