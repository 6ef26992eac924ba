import type { Route } from "./+types/reviewed-file.route.ts";
import { openProof } from "./open-proof.server.ts";
import { identityReview } from "#app/accounts/identity/identity-review.server.ts";
import { openReviewedFile } from "#app/accounts/reviews/open-reviewed-file.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { privately } from "#app/listings/media/documents/serve-documents.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";

/** `/admin/queues/identities/{id}/picture` and `/admin/queues/passports/{id}/proof` */
export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { id: adminId } = context.get(viewerContext);
  const { id: requestId } = context.get(requestContext);
  if (!isId(id)) return notFound();
  const services = context.get(servicesContext);
  const by = { id, adminId, requestId };
  const opened = url.pathname.endsWith("/proof")
    ? await openProof(services, by)
    : { ok: true as const, file: await openReviewedFile(services, identityReview, by) };
  if (!opened.ok)
    return new Response(`${opened.holder} works on this. Take it over to open the document.\n`, {
      status: 409,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  const { file } = opened;
  if (!file) return notFound();
  return new Response(file.body, {
    headers: {
      "content-type": file.contentType,
      "content-length": String(file.size),
      // A viewer of PDFs would run outside of the sandbox.
      "content-disposition": file.contentType === "application/pdf" ? "attachment" : "inline",
      ...privately,
    },
  });
}
