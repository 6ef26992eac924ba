import type { RouterContextProvider } from "react-router";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext } from "#app/context.ts";

export const actorOf = (context: Readonly<RouterContextProvider>) => ({
  actorId: context.get(viewerContext).id,
  requestId: context.get(requestContext).id,
});
