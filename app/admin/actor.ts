import type { RouterContextProvider } from "react-router";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext } from "#app/context.ts";

/** The administrator and the request, as the audit log records them. */
export const actorOf = (context: Readonly<RouterContextProvider>) => ({
  actorId: context.get(viewerContext).id,
  requestId: context.get(requestContext).id,
});
