/**
 * What stands between a signed-in person and a request, wherever it is answered: an administrator who views the site as somebody
 * else changes nothing, one who must use two-step sign-in sets it up first, and whoever has not accepted the current terms can read
 * but not change anything.
 */
export type Hold = "impersonation" | "two-factor" | "terms";

export const setUpPage = "/account/security/two-factor";
export const acceptPage = "/account/terms";

/** What stays possible: the way out of the hold, leaving, and what has nothing to do with the account. */
const open: Record<Hold, ReadonlySet<string>> = {
  impersonation: new Set(["/view-as/end", "/signout"]),
  "two-factor": new Set([setUpPage, "/signout", "/preferences"]),
  terms: new Set([
    acceptPage,
    "/signout",
    "/signin",
    "/preferences",
    "/compare",
    "/contact",
    "/account/delete",
  ]),
};

/** Anti-spam laws: whoever gets our emails can end them, whatever else is asked of them. */
const unsubscribing = /^\/(unsubscribe\/messages|email-alerts\/unsubscribe)\//;

export const isOpenDuring = (hold: Hold, path: string): boolean =>
  open[hold].has(path) || (hold === "terms" && unsubscribing.test(path));

/** For answers that are no pages. */
export const holdWords: Record<Hold, string> = {
  impersonation: "Nothing can be changed while you view the site as someone else.",
  "two-factor": `Set up two-step sign-in first: ${setUpPage}`,
  terms: `Accept our current terms first: ${acceptPage}`,
};
