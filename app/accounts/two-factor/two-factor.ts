import type { UserType } from "#app/accounts/user.ts";

/** Two-step sign-in is optional, except for administrators if the operator requires it. */
export const requiresTwoFactor = (
  { userType }: { userType: UserType },
  rule: "optional" | "required",
): boolean => rule === "required" && userType === "admin";
