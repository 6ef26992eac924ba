import { data } from "react-router";
import type { Route } from "./+types/signed-document.route.ts";
import { makeSignedPdf } from "./make-signed-pdf.server.ts";
import { findSignedDocument } from "./signing.queries.server.ts";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { contentDisposition } from "#app/platform/inspection/document-name.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";

const signedDocumentLimit = defineRateLimit("signedDocument", { max: 60, windowMinutes: 60 });

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { id: userId } = context.get(viewerContext);
  const document = isId(params.id)
    ? await findSignedDocument(db, { documentId: params.id, userId })
    : null;
  if (!document) notFound();
  const headers = {
    "content-type": "application/pdf",
    "content-disposition": contentDisposition(`${document.title}.pdf`),
    "cache-control": "private, no-store",
  };
  if (context.get(requestContext).isHead) return new Response(null, { headers });
  if (!(await allowAttempt(db, signedDocumentLimit, userId, new Date())))
    throw data(null, { status: 429 });
  const bytes = await makeSignedPdf(userId, document);
  if (!bytes) throw data(null, { status: 503 });
  return new Response(bytes, { headers });
}
