import type { UserType } from "#app/accounts/user.ts";

/** Blocks a request until the person has done something; `impersonation` blocks all changes. */
export type Hold = "impersonation" | "two-factor" | "terms";

export const setUpPage = "/account/security/two-factor";
export const acceptPage = "/account/terms";

/** The required step itself, sign-out, and pages that do not involve the account. */
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

/** Anti-spam laws: unsubscribing always works. */
const unsubscribing = /^\/(unsubscribe\/messages|email-alerts\/unsubscribe)\//;

export const isOpenDuring = (hold: Hold, path: string): boolean =>
  open[hold].has(path) || (hold === "terms" && unsubscribing.test(path));

export const holdWords: Record<Hold, string> = {
  impersonation: "Nothing can be changed while you view the site as someone else.",
  "two-factor": `Set up two-step sign-in first: ${setUpPage}`,
  terms: `Accept our current terms first: ${acceptPage}`,
};

export const requiresTwoFactor = (
  { userType }: { userType: UserType },
  rule: "optional" | "required",
): boolean => rule === "required" && userType === "admin";
