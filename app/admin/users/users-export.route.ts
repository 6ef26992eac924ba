import type { Route } from "./+types/users-export.route.ts";
import { verificationStatus } from "#app/accounts/user.ts";
import type { CsvColumns } from "#app/shared/csv.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import { typeLabels } from "#app/admin/users/users-list.ts";
import { type ListedUser, usersList } from "#app/admin/users/users-list.queries.server.ts";

const columns: CsvColumns<ListedUser> = {
  Id: ({ id }) => id,
  "First name": ({ firstName }) => firstName,
  "Last name": ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Type: ({ userType }) => typeLabels[userType],
  Verification: verificationStatus,
  "Email verified": ({ emailVerified }) => emailVerified,
  "Phone verified": ({ phoneVerified }) => phoneVerified,
  "Identity verified": ({ identityVerified }) => identityVerified,
  Joined: ({ createdAt }) => createdAt,
  "Last active": ({ lastActiveAt }) => lastActiveAt,
  Deactivated: ({ deactivatedAt }) => deactivatedAt,
};

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, { name: "users", subjectType: "user", list: usersList, columns });
