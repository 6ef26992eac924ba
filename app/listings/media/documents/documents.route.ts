import { data } from "react-router";
import type { Route } from "./+types/documents.route.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { getMediaEditor } from "#app/listings/media/media-editor.ts";
import { attachUpload } from "./attach-upload.server.ts";
import { changeDocuments } from "./change-documents.server.ts";
import { documentProblemMessages } from "./document.ts";
import { type DocumentsResult, isDocumentIntent } from "./documents-result.ts";
import { findOwnListing } from "#app/listings/media/own-listing.server.ts";
import type { AttachResult } from "#app/platform/uploads/upload.ts";
import { createUploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

export function loader() {
  throw data(null, { status: 405 });
}

const changedElsewhere: DocumentsResult = { ok: false, reason: "changed-elsewhere", name: "" };

/** Attaches an upload or changes the documents. It answers with JSON: the section calls it beside the router, from any page. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = String(form.get("intent") ?? "");
  if (!isDocumentIntent(intent)) return Response.json(null, { status: 400 });
  const services = context.get(servicesContext);
  const owned = { listingId: id, ...getMediaEditor(context) };
  if (!isId(id) || (await findOwnListing(services.db, owned)) === null)
    return Response.json(null, { status: 404 });
  const now = new Date();
  const requestId = context.get(requestContext).id;
  if (intent !== "attach") {
    const result = await changeDocuments(services, { ...owned, intent, form, requestId, now });
    const status = result ? (result.ok ? 200 : 409) : 404;
    return Response.json(result ?? changedElsewhere, { status });
  }
  const uploadId = String(form.get("upload"));
  if (!isId(uploadId)) return Response.json(null, { status: 404 });
  const uploads = createUploadStore(services.env.DATA_DIR);
  const outcome = await attachUpload({ ...services, now }, uploads, {
    ...owned,
    uploadId,
    requestId,
  });
  if (outcome.ok) return Response.json({ ok: true } satisfies AttachResult);
  if (outcome.reason === "not-found") return Response.json(null, { status: 404 });
  const { fileName, reason, canRetry } = outcome;
  const message = `${fileName}: ${documentProblemMessages[reason]}`;
  return Response.json({ ok: false, message, canRetry } satisfies AttachResult, { status: 422 });
}
