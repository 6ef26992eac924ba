import { data, isRouteErrorResponse, redirect, useParams } from "react-router";
import type { Route } from "./+types/request-access-page.ts";
import { agreementHref } from "#app/deals/agreement/agreement.ts";
import { signInHref } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { inquiriesPerDay, inquiriesPerDayUnconfirmed } from "#app/messages/inquiry/inquiry.ts";
import { requestAccess } from "./request-access.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";

const businessHref = (id: string) => `/business/${id}#confidential`;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

/** The form is on the page of the business. */
export function loader({ params: { id } }: Route.LoaderArgs) {
  return redirect(isId(id) ? businessHref(id) : "/businesses");
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  await readForm(request);
  if (!isId(id)) notFound();
  const { viewer, id: requestId } = context.get(requestContext);
  if (!viewer) return redirect(signInHref(businessHref(id)));
  const { db, jobs } = context.get(servicesContext);
  const outcome = await requestAccess(db, jobs, {
    listingId: id,
    buyerId: viewer.id,
    now: new Date(),
    requestId,
  });
  if (outcome.ok) return redirect(businessHref(id));
  if (outcome.reason === "agreement-needed") return redirect(agreementHref(id));
  throw data(null, { status: outcome.reason === "not-found" ? 404 : 429 });
}

export default function RequestAccessPage() {
  return null;
}

const tooMany = {
  title: "You have written to many owners today",
  text: `To protect owners, you can write to ${inquiriesPerDay} a day, or ${inquiriesPerDayUnconfirmed} until you confirm your email address. Please come back tomorrow.`,
};
const notPossible = {
  title: "These documents can't be requested",
  text: "The business may no longer be for sale, or its owner has taken the documents down.",
};

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { id } = useParams();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = status === 429 ? tooMany : status === 404 ? notPossible : null;
  const offer = [{ label: "Back to the business", to: `/business/${id ?? ""}` }];
  return <LazyErrorScreen error={error} {...(words && { words: { ...words, offer } })} />;
}
