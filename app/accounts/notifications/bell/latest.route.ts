import { notificationIcon } from "#app/notification-kinds.ts";
import type { Route } from "./+types/latest.route.ts";
import { viewNotification } from "#app/accounts/notifications/notification-view.ts";
import { listNotifications } from "#app/accounts/notifications/notifications.queries.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";

const shown = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const now = new Date();
  const { db } = context.get(servicesContext);
  const { id } = context.get(viewerContext);
  const rows = await listNotifications(db, id, { page: 1, size: shown });
  return Response.json(rows.map((row) => viewNotification(row, notificationIcon, now)));
}
