import { data, type MiddlewareFunction, redirect, type RouterContextProvider } from "react-router";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import type { ImpersonationRefusal } from "#app/accounts/impersonation/impersonation.ts";
import type { UserType } from "#app/accounts/user.ts";
import { requestContext, servicesContext, shellContext } from "#app/context.ts";
import { acceptPage, setUpPage } from "./hold.ts";
import { viewerContext } from "./viewer-context.ts";

type Guard = MiddlewareFunction<Response>;
type Context = Readonly<RouterContextProvider>;

export const signInHref = (returnTo: string): string =>
  `/signin?returnTo=${encodeURIComponent(returnTo)}`;

/** Pages answer 401, actions redirect. The layout needs a loader: without one the router runs no middleware on client-side navigation. */
export const requireSignIn: Guard = async ({ request: { method }, context, url }) => {
  const { viewer } = context.get(requestContext);
  if (viewer) context.set(viewerContext, viewer);
  else if (method === "GET" || method === "HEAD") throw await refusal(context, 401);
  else throw redirect(signInHref(url.pathname + url.search));
};

/** 403 on every address, existing or not, so that it does not reveal which exist. */
export const requireRole =
  (...roles: UserType[]): Guard =>
  async ({ context }) => {
    const { viewer } = context.get(requestContext);
    if (!viewer || !roles.includes(viewer.userType)) throw await refusal(context, 403);
    context.set(viewerContext, viewer);
  };

const requireAdmin = requireRole("admin");

export const requireAdminArea: Guard = async (args, next) => {
  await requireAdmin(args, next);
  const { adminAreas } = args.context.get(viewerContext);
  if (!canOpenAdminPath(adminAreas, args.url.pathname)) throw await refusal(args.context, 403);
};

export const requireDeveloper: Guard = async (args, next) => {
  if (args.context.get(servicesContext).env.mode === "production") await requireAdmin(args, next);
};

/** For pages that only the person may see: sign-ins, second step, all of their data. */
export const refuseImpersonation: Guard = async ({ context }) => {
  if (context.get(requestContext).impersonation) throw await refusal(context, 403, "secret");
};

/** Runs before any loader or action and redirects to a required step. */
export async function answerHold(context: Context, pathname: string): Promise<void> {
  switch (context.get(requestContext).hold) {
    case "impersonation":
      throw await refusal(context, 403, "change");
    case "two-factor":
      throw redirect(setUpPage);
    case "terms":
      throw redirect(`${acceptPage}?returnTo=${encodeURIComponent(pathname)}`, 303);
  }
}

/** No loader runs after an error in middleware, so the error carries the data of the shell. */
const refusal = async (
  context: Context,
  status: 401 | 403,
  impersonationRefusal?: ImpersonationRefusal,
) => data({ shell: await context.get(shellContext)(), impersonationRefusal }, { status });
