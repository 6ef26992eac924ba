import { notFound } from "#app/platform/http/not-found.ts";
import { redirect } from "react-router";
import type { Route } from "./+types/open-notification.route.ts";
import { findNotificationHref, openNotification } from "./mark-read.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { id: userId } = context.get(viewerContext);
  const { impersonation } = context.get(requestContext);
  const open = impersonation ? findNotificationHref : openNotification;
  const href = isId(params.id) ? await open(db, userId, params.id, new Date()) : null;
  if (href === null) notFound();
  return redirect(href);
}
