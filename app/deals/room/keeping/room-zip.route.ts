import { Readable } from "node:stream";
import { data } from "react-router";
import type { Route } from "./+types/room-zip.route.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { writeZip } from "#app/platform/files/write-zip.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { beginExport, exportRoom } from "./export-room.server.ts";
import { findOwnRoom } from "#app/deals/room/filling/own-room.server.ts";

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

export async function loader({ context, params: { id: listingId } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { id: requestId, isHead } = context.get(requestContext);
  const own = { listingId, managerId: context.get(viewerContext).id, requestId };
  if (!(await findOwnRoom(services.db, own))) notFound();
  const headers = {
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="data-room-${listingId.slice(-8)}.zip"`,
    "cache-control": "private, no-store",
  };
  if (isHead) return new Response(null, { headers });
  if (!(await beginExport(services.db, own, new Date())))
    throw data(null, { status: 429, headers: { "retry-after": "3600" } });
  const body = Readable.toWeb(Readable.from(writeZip(exportRoom(services, listingId))));
  return new Response(body as ReadableStream<Uint8Array>, { headers });
}
