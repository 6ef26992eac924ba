import type { VerificationStatus } from "#app/accounts/user.ts";
import type { userStates, verificationFilters } from "#app/admin/users/users-list.ts";

export const verificationLabels: Record<(typeof verificationFilters)[number], VerificationStatus> =
  {
    verified: "Verified",
    "partially-verified": "Partially Verified",
    "not-verified": "Not Verified",
  };

export const userStateLabels: Record<(typeof userStates)[number], string> = {
  active: "Active",
  deactivated: "Deactivated",
};
