import { redirect, type RouterContextProvider } from "react-router";
import { mustHaveTwoFactor } from "#app/accounts/two-factor/two-factor.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";

const setUpPage = "/account/security/two-factor";
/** What stays open meanwhile: the page itself, and the way out. */
const open = new Set([setUpPage, "/signout", "/preferences"]);

/** Where the operator asks for it, an administrator without two-step sign-in is sent to set it up before anything else. */
export async function requireTwoFactor(
  context: Readonly<RouterContextProvider>,
  pathname: string,
): Promise<void> {
  const { viewer } = context.get(requestContext);
  const { env, db } = context.get(servicesContext);
  if (!viewer || !mustHaveTwoFactor(viewer, env.ADMIN_2FA) || open.has(pathname)) return;
  if (!(await isTwoFactorOn(db, viewer.id))) throw redirect(setUpPage);
}
