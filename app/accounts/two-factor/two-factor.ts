import type { UserType } from "#app/accounts/user.ts";

/** Two-step sign-in is everybody's own choice, except for administrators where the operator asks for it. */
export const mustHaveTwoFactor = (
  { userType }: { userType: UserType },
  rule: "optional" | "required",
): boolean => rule === "required" && userType === "admin";
