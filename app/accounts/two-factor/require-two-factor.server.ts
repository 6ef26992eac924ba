import { redirect, type RouterContextProvider } from "react-router";
import { requiresTwoFactor } from "#app/accounts/two-factor/two-factor.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";

const setUpPage = "/account/security/two-factor";
/** Pages that stay available: the set-up itself and signing out. */
const open = new Set([setUpPage, "/signout", "/preferences"]);

/** If ADMIN_2FA is required, an administrator without two-step sign-in is redirected to set it up. */
export async function requireTwoFactor(
  context: Readonly<RouterContextProvider>,
  pathname: string,
): Promise<void> {
  const { viewer } = context.get(requestContext);
  const { env, db } = context.get(servicesContext);
  if (!viewer || !requiresTwoFactor(viewer, env.ADMIN_2FA) || open.has(pathname)) return;
  if (!(await isTwoFactorOn(db, viewer.id))) throw redirect(setUpPage);
}
