import { data, redirect } from "react-router";
import type { Route } from "./+types/documents-page.ts";
import { requestContext, type Services, servicesContext } from "#app/context.ts";
import { getMediaEditor } from "#app/listings/media/media-editor.ts";
import { attachDocument } from "./attach-document.server.ts";
import { changeDocuments } from "./change-documents.server.ts";
import { DocumentSection } from "./document-section.tsx";
import { type DocumentsResult, isDocumentIntent } from "./documents-result.ts";
import { listOwnDocuments } from "./own-documents.queries.server.ts";
import { MediaPageHeading } from "#app/listings/media/media-page-heading.tsx";
import { findOwnListing, type OwnedMedia } from "#app/listings/media/own-listing.server.ts";
import { showableFileName } from "#app/platform/uploads/upload.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { ownPath } from "#app/shared/own-path.ts";
import { privateMeta } from "#app/shared/page-meta.ts";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: loaderData?.isAdministrator
      ? `Documents of ${loaderData.title}`
      : "Documents of your listing",
    description: "Upload documents, decide who may open them, and see who did.",
    pathname,
  });

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const editor = getMediaEditor(context);
  const listing = isId(id) ? await findOwnListing(db, { listingId: id, ...editor }) : null;
  if (!listing) notFound();
  return {
    title: listing.title,
    isAdministrator: editor.administratorId !== null,
    own: await listOwnDocuments(db, id),
    /** The server refused the body before any form was read. */
    isTooLarge: url.searchParams.get("problem") === "too-large",
  };
}

/** For browsers without JavaScript. What went wrong is said on this page; otherwise the person returns to where they were. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  if (!isDocumentIntent(intent)) throw data(null, { status: 400 });
  const services = context.get(servicesContext);
  const owned = { listingId: id, ...getMediaEditor(context) };
  if (!isId(id) || (await findOwnListing(services.db, owned)) === null) notFound();
  const change = { ...owned, form, requestId: context.get(requestContext).id, now: new Date() };
  const results =
    intent === "attach"
      ? await attachFiles(services, change)
      : [await changeDocuments(services, { ...change, intent })].filter((one) => one !== null);
  if (results.length === 0) notFound();
  const refusal = results.find(({ ok }) => !ok);
  const returnTo = form.get("returnTo");
  if (!refusal && returnTo) throw redirect(ownPath(returnTo), 303);
  const isConflict = refusal && "reason" in refusal && refusal.reason === "changed-elsewhere";
  return data(results, { status: refusal ? (isConflict ? 409 : 422) : 200 });
}

async function attachFiles(
  services: Services,
  { form, now, ...owned }: OwnedMedia & { form: FormData; requestId: string; now: Date },
): Promise<DocumentsResult[]> {
  const results: DocumentsResult[] = [];
  for (const file of form.getAll("document")) {
    if (!(file instanceof File)) throw data(null, { status: 400 });
    // A form without a chosen file sends an empty one without a name.
    if (file.size === 0 && file.name === "") continue;
    const read = () => file.bytes();
    const attached = { ...owned, id: createId(), name: file.name, read };
    const outcome = await attachDocument({ ...services, now }, attached);
    if (outcome.ok) results.push({ ok: true, intent: "attach", name: outcome.name });
    else if (outcome.reason === "not-found") notFound();
    else results.push({ ok: false, reason: outcome.reason, name: showableFileName(file.name) });
  }
  return results.length > 0 ? results : [{ ok: false, reason: "no-file", name: "" }];
}

const tooLarge: DocumentsResult[] = [{ ok: false, reason: "too-large", name: "" }];

export default function DocumentsPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { title, own, isTooLarge, isAdministrator } = loaderData;
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <MediaPageHeading listing={{ id: params.id, title }} isAdministrator={isAdministrator} />
      <DocumentSection
        listingId={params.id}
        own={own}
        results={actionData ?? (isTooLarge ? tooLarge : [])}
        isAdministrator={isAdministrator}
      />
    </div>
  );
}
