import type { Route } from "./+types/identity-picture.route.ts";
import { openIdentityPicture } from "#app/accounts/identity/open-identity-picture.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, files } = context.get(servicesContext);
  const { id: adminId } = context.get(viewerContext);
  const { id: requestId } = context.get(requestContext);
  const picture = isId(params.id)
    ? await openIdentityPicture({ db, files }, { verificationId: params.id, adminId, requestId })
    : null;
  if (!picture) return notFound();
  return new Response(picture.body, {
    headers: {
      "content-type": picture.contentType,
      "content-length": String(picture.size),
      "content-disposition": "inline",
      "cache-control": "no-store",
    },
  });
}
