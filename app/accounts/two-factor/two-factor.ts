import type { UserType } from "#app/accounts/user.ts";

export const requiresTwoFactor = (
  { userType }: { userType: UserType },
  rule: "optional" | "required",
): boolean => rule === "required" && userType === "admin";
