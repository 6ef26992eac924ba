import { redirect, type RouterContextProvider } from "react-router";
import { mustAcceptTerms } from "#app/accounts/terms/legal-version.ts";
import { requestContext } from "#app/context.ts";

const acceptPage = "/account/terms";
/** What stays possible without accepting: reading, leaving, asking us, and what has nothing to do with the account. */
const open = new Set([
  "/signout",
  "/signin",
  "/preferences",
  "/compare",
  "/contact",
  "/account/delete",
]);

/** Whoever has not accepted the current terms can read everything, but changes nothing before they do. */
export function requireTerms(
  context: Readonly<RouterContextProvider>,
  { method }: Request,
  pathname: string,
): void {
  const { viewer } = context.get(requestContext);
  const isRead = method === "GET" || method === "HEAD";
  if (isRead || !viewer || !mustAcceptTerms(viewer)) return;
  if (pathname === acceptPage || open.has(pathname)) return;
  throw redirect(`${acceptPage}?returnTo=${encodeURIComponent(pathname)}`, 303);
}
