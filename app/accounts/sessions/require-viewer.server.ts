import { data, redirect, type RouterContextProvider } from "react-router";
import type { Viewer } from "#app/accounts/viewer.ts";
import { requestContext, servicesContext } from "#app/context.ts";

type Context = Readonly<RouterContextProvider>;

/** For account pages: without a session, the 401 page with a link to sign in and return. */
export function requireViewer(context: Context): Viewer {
  const { viewer } = context.get(requestContext);
  if (!viewer) throw data(null, { status: 401 });
  return viewer;
}

/** For actions and the sell wizard: redirects to sign in, and back afterwards. */
export function requireViewerOrSignIn(context: Context, returnTo: string): Viewer {
  const { viewer } = context.get(requestContext);
  if (!viewer) throw redirect(`/signin?returnTo=${encodeURIComponent(returnTo)}`);
  return viewer;
}

/** 403 for everybody else on every address, existing or not, so that it does not reveal which exist. */
export function requireAdmin(context: Context): Viewer {
  const { viewer } = context.get(requestContext);
  if (viewer?.userType !== "admin") throw data(null, { status: 403 });
  return viewer;
}

/** Developer tools are open to everybody in development; in production only administrators can use them. */
export function requireDeveloper(context: Context): void {
  if (context.get(servicesContext).env.mode === "production") requireAdmin(context);
}
