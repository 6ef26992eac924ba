import { redirect, type RouterContextProvider } from "react-router";
import { signInHref } from "#app/accounts/sessions/guard.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { findRoom } from "./find-room.server.ts";

/** Asks visitors to sign in, even if there is no room: they must not learn whether there is one. */
export async function openRoom(
  context: Readonly<RouterContextProvider>,
  listingId: string,
  url: URL,
) {
  const { viewer } = context.get(requestContext);
  if (!viewer) throw redirect(signInHref(url.pathname));
  const room = await findRoom(context.get(servicesContext).db, listingId, viewer, new Date());
  return room ? { room, viewer } : notFound();
}
