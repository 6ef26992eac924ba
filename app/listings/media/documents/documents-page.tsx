import { data, redirect } from "react-router";
import type { Route } from "./+types/documents-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { findOwnListingTitle } from "#app/listings/media/own-listing.server.ts";
import { DocumentSection } from "#app/listings/media/documents/document-section.tsx";
import { changeDocuments } from "#app/listings/media/documents/documents-action.server.ts";
import { isDocumentIntent } from "#app/listings/media/documents/documents-result.ts";
import { listOwnDocuments } from "#app/listings/media/documents/own-documents.queries.server.ts";
import { staysHere } from "#app/listings/media/section-form.tsx";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Documents of your listing",
    description: "Upload documents, decide who may open them, and see who did.",
    pathname,
  });

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { id: ownerId } = context.get(viewerContext);
  const title = isId(id) ? await findOwnListingTitle(db, { listingId: id, ownerId }) : null;
  if (title === null) throw data(null, { status: 404 });
  return {
    title,
    own: await listOwnDocuments(db, id),
    /** The server refused the body before any form was read. */
    isTooLarge: url.searchParams.get("problem") === "too-large",
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  if (!isDocumentIntent(intent)) throw data(null, { status: 400 });
  const services = context.get(servicesContext);
  const owned = { listingId: id, ownerId: context.get(viewerContext).id };
  if (!isId(id) || (await findOwnListingTitle(services.db, owned)) === null)
    throw data(null, { status: 404 });
  const requestId = context.get(requestContext).id;
  const change = { ...owned, intent, form, requestId, now: new Date() };
  const result = await changeDocuments(services, change);
  if (!result) throw data(null, { status: 404 });
  // Without JavaScript back to the page with the section; what went wrong is said on this page.
  const returnTo = form.get("returnTo");
  if (result.ok && returnTo && !form.has(staysHere)) throw redirect(ownPath(returnTo), 303);
  const status = result.ok ? 200 : result.reason === "not-possible" ? 409 : 422;
  return data(result, { status });
}

export default function DocumentsPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, own, isTooLarge } = loaderData;
  const refused = isTooLarge ? ({ ok: false, reason: "too-large", name: "" } as const) : null;
  return (
    <TitledSection
      id="documents-title"
      title="Documents"
      className="max-w-3xl"
      aside={
        <PlainLink to="/account/listings" className="link text-sm">
          My listings
        </PlainLink>
      }
    >
      <p className="-mt-3 text-ink-2">{title}</p>
      <DocumentSection listingId={params.id} own={own} result={actionData ?? refused} />
    </TitledSection>
  );
}
