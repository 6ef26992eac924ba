import type { Route } from "./+types/users-export.route.ts";
import { verificationStatus } from "#app/accounts/user.ts";
import type { CsvColumn } from "#app/shared/csv.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import { typeLabels } from "#app/admin/users/users-list.ts";
import { type ListedUser, usersList } from "#app/admin/users/users-list.queries.server.ts";

const columns: CsvColumn<ListedUser>[] = [
  { header: "Id", value: ({ id }) => id },
  { header: "First name", value: ({ firstName }) => firstName },
  { header: "Last name", value: ({ lastName }) => lastName },
  { header: "Email", value: ({ email }) => email },
  { header: "Phone", value: ({ phone }) => phone },
  { header: "Type", value: ({ userType }) => typeLabels[userType] },
  { header: "Verification", value: verificationStatus },
  { header: "Email verified", value: ({ emailVerified }) => emailVerified },
  { header: "Phone verified", value: ({ phoneVerified }) => phoneVerified },
  { header: "Identity verified", value: ({ identityVerified }) => identityVerified },
  { header: "Joined", value: ({ createdAt }) => createdAt },
  { header: "Last active", value: ({ lastActiveAt }) => lastActiveAt },
  { header: "Deactivated", value: ({ deactivatedAt }) => deactivatedAt },
];

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, { name: "users", subjectType: "user", list: usersList, columns });
