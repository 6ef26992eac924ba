import type { VerificationStatus } from "#app/accounts/user.ts";

import type { ListSpec, ListState } from "#app/admin/lists/list-state.ts";
import { userTypes } from "#app/accounts/user.ts";

export const verificationFilters = ["verified", "partially-verified", "not-verified"] as const;
export const userStates = ["active", "deactivated"] as const;

type Filter = "type" | "verification" | "state";
type Sort = "createdAt" | "firstName" | "email";

export const usersSpec: ListSpec<Filter, Sort> = {
  filters: { type: userTypes, verification: verificationFilters, state: userStates },
  sorts: ["createdAt", "firstName", "email"],
  defaultDirection: "desc",
};

export type UsersState = ListState<Filter, Sort>;

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
