import { data } from "react-router";
import type { Route } from "./+types/identity-picture.route.ts";
import { openIdentityPicture } from "#app/accounts/identity/open-identity-picture.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";

/** The picture of a document, for administrators of support. Nothing keeps a copy of it on the way. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, files } = context.get(servicesContext);
  const { id: adminId } = context.get(viewerContext);
  const { id: requestId } = context.get(requestContext);
  const picture = isId(params.id)
    ? await openIdentityPicture({ db, files }, { verificationId: params.id, adminId, requestId })
    : null;
  if (!picture) throw data(null, { status: 404 });
  return new Response(picture.body, {
    headers: {
      "content-type": picture.contentType,
      "content-length": String(picture.size),
      "content-disposition": "inline",
      "cache-control": "no-store",
    },
  });
}
