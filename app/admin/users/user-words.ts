import type { UserType, VerificationStatus } from "#app/accounts/user.ts";
import type { verificationFilters, userStates } from "#app/admin/users/users-list.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

export const userTypeLabels: Record<UserType, string> = {
  buyer: "Buyer",
  seller: "Seller",
  broker: "Broker",
  admin: "Admin",
};

export const verificationLabels: Record<(typeof verificationFilters)[number], VerificationStatus> =
  {
    verified: "Verified",
    "partially-verified": "Partially Verified",
    "not-verified": "Not Verified",
  };

export const verificationTones: Record<VerificationStatus, BadgeTone> = {
  Verified: "success",
  "Partially Verified": "warning",
  "Not Verified": "neutral",
};

export const userStateLabels: Record<(typeof userStates)[number], string> = {
  active: "Active",
  deactivated: "Deactivated",
};
