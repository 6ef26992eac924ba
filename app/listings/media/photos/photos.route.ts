import { data } from "react-router";
import type { Route } from "./+types/photos.route.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { getMediaEditor } from "#app/listings/media/media-editor.ts";
import { attachPhoto } from "./attach-photo.server.ts";
import { changePhotos } from "./change-photos.server.ts";
import { findOwnListing } from "#app/listings/media/own-listing.server.ts";
import { photoChangeSchema } from "./photo-change.schema.ts";
import {
  canRetry,
  changeProblems,
  explainProblem,
  type PhotoChangeResult,
} from "./photo-problems.ts";
import type { AttachResult } from "#app/platform/uploads/upload.ts";
import { createUploadStore } from "#app/platform/uploads/upload-store.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

export function loader() {
  throw data(null, { status: 405 });
}

/** Attaches an upload or changes the photos. It answers with JSON: the section calls it beside the router, from any page. */
export async function action({ request, context, params: { id: listingId } }: Route.ActionArgs) {
  const editor = getMediaEditor(context);
  const { id: requestId } = context.get(requestContext);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (!isId(listingId)) return Response.json(null, { status: 404 });
  const own = { listingId, ...editor, requestId };
  if (form.get("intent") === "attach") {
    const uploadId = String(form.get("upload"));
    if (!isId(uploadId)) return Response.json(null, { status: 404 });
    const uploads = createUploadStore(services.env.DATA_DIR);
    const outcome = await attachPhoto(services, uploads, { ...own, uploadId, now: new Date() });
    if (outcome.ok) return Response.json({ ok: true } satisfies AttachResult);
    if (outcome.reason === "not-found") return Response.json(null, { status: 404 });
    const message = explainProblem(outcome.reason, outcome.fileName);
    const result: AttachResult = { ok: false, message, canRetry: canRetry(outcome.reason) };
    const isOurs = outcome.reason === "not-stored" || outcome.reason === "busy";
    return Response.json(result, { status: isOurs ? 503 : 422 });
  }
  const listing = await findOwnListing(services.db, own);
  if (!listing) return Response.json(null, { status: 404 });
  const parsed = photoChangeSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const message = parsed.error.issues[0]!.message;
    return Response.json({ ok: false, message } satisfies PhotoChangeResult, { status: 422 });
  }
  const outcome = await changePhotos(services.db, services.jobs, { ...own, change: parsed.data });
  if (outcome.ok) return Response.json(outcome satisfies PhotoChangeResult);
  if (outcome.reason === "not-found") return Response.json(null, { status: 404 });
  const message = changeProblems[outcome.reason];
  return Response.json({ ok: false, message } satisfies PhotoChangeResult, { status: 409 });
}
