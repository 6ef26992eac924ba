import type { UserType } from "#app/accounts/user.ts";
import type { ListSpec } from "#app/admin/lists/list-state.ts";

export const typeLabels: Record<UserType, string> = {
  buyer: "Buyer",
  seller: "Seller",
  broker: "Broker",
  admin: "Admin",
};

export const usersSpec = {
  heading: "Users",
  pathname: "/admin/users",
  words: { label: "Search by name or email", placeholder: "Name or email" },
  filters: {
    type: { label: "Type", all: "All types", options: typeLabels },
    verification: {
      label: "Verification",
      all: "Any verification",
      options: {
        verified: "Verified",
        "partially-verified": "Partially Verified",
        "not-verified": "Not Verified",
      },
    },
    state: {
      label: "State",
      all: "Any state",
      options: { active: "Active", deactivated: "Deactivated" },
    },
  },
  sorts: ["createdAt", "firstName", "email"],
  defaultDirection: "desc",
} as const satisfies ListSpec;
