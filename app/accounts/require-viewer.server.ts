import { data, redirect, type RouterContextProvider } from "react-router";
import type { Viewer } from "#app/accounts/viewer.ts";
import { requestContext, servicesContext } from "#app/context.ts";

type Context = Readonly<RouterContextProvider>;

/** For account pages: nobody signed in is told so, with a link that leads back. */
export function requireViewer(context: Context): Viewer {
  const { viewer } = context.get(requestContext);
  if (!viewer) throw data(null, { status: 401 });
  return viewer;
}

/** For actions and the sell wizard: off to sign in, and back again. */
export function requireViewerOrSignIn(context: Context, returnTo: string): Viewer {
  const { viewer } = context.get(requestContext);
  if (!viewer) throw redirect(`/signin?returnTo=${encodeURIComponent(returnTo)}`);
  return viewer;
}

/** Denied to everybody else, whoever they are: whether an address exists is none of their business. */
export function requireAdmin(context: Context): Viewer {
  const { viewer } = context.get(requestContext);
  if (viewer?.userType !== "admin") throw data(null, { status: 403 });
  return viewer;
}

/** Tools for developers are open on their own machines; in production only an administrator reaches them. */
export function requireDeveloper(context: Context): void {
  if (context.get(servicesContext).env.mode === "production") requireAdmin(context);
}
