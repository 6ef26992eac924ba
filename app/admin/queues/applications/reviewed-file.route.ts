import type { Route } from "./+types/reviewed-file.route.ts";
import { identityReview } from "#app/accounts/identity/identity-review.server.ts";
import { openReviewedFile } from "#app/accounts/reviews/open-reviewed-file.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { passportReview } from "#app/deals/passport/passport-review.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";

/** `/admin/queues/identities/{id}/picture` and `/admin/queues/passports/{id}/proof` */
export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { id: adminId } = context.get(viewerContext);
  const { id: requestId } = context.get(requestContext);
  const review = url.pathname.endsWith("/proof") ? passportReview : identityReview;
  const file = isId(id)
    ? await openReviewedFile(context.get(servicesContext), review, { id, adminId, requestId })
    : null;
  if (!file) return notFound();
  return new Response(file.body, {
    headers: {
      "content-type": file.contentType,
      "content-length": String(file.size),
      "content-disposition": "inline",
      "cache-control": "no-store",
    },
  });
}
