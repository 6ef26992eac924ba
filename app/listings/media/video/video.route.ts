import { data } from "react-router";
import type { Route } from "./+types/video.route.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { getMediaEditor } from "#app/listings/media/media-editor.ts";
import { findOwnListing } from "#app/listings/media/own-listing.server.ts";
import { changeVideo, isVideoIntent } from "./change-video.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";

export function loader() {
  throw data(null, { status: 405 });
}

/** Sets or removes the video. It answers with JSON: the section calls it beside the router, from any page. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!isVideoIntent(form.get("intent"))) return Response.json(null, { status: 400 });
  const { db } = context.get(servicesContext);
  const requestId = context.get(requestContext).id;
  const owned = { listingId: id, ...getMediaEditor(context), requestId };
  const isOwn = isId(id) && (await findOwnListing(db, owned)) !== null;
  const result = isOwn ? await changeVideo(db, owned, form) : null;
  return Response.json(result, { status: result ? (result.ok ? 200 : 422) : 404 });
}
