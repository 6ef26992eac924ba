import type { Route } from "./+types/counts.route.ts";
import type { UnreadCounts } from "#app/platform/live/unread-counts.tsx";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { markDelivered } from "#app/messages/thread/reading/mark-read.server.ts";
import { getUnreadCounts } from "./unread-counts.queries.server.ts";

/** `/account/counts`: loaded by a page after a live update, which counts as delivery of the messages. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  const { liveNumber: number, impersonation } = context.get(requestContext);
  const { id } = context.get(viewerContext);
  // Impersonation delivers no messages.
  if (!impersonation) await markDelivered(db, id, new Date());
  const counts = await getUnreadCounts(db, id);
  return Response.json({ ...counts, number } satisfies UnreadCounts);
}
