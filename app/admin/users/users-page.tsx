import type { Route } from "./+types/users-page.ts";
import { userBulkLabels } from "#app/admin/bulk/user-changes.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { actionsColumn, dateColumn, TwoLines } from "#app/admin/lists/cells.tsx";
import { counted, isNarrowed } from "#app/admin/lists/list-state.ts";
import { TypeBadge, VerificationBadge } from "#app/admin/users/user-badges.tsx";
import { usersSpec } from "#app/admin/users/users-list.ts";
import { type ListedUser, usersList } from "#app/admin/users/users-list.queries.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export const meta = privatePage(
  "Users",
  "Everybody with an account: search, filter, export, change.",
);

export const loader = (args: Route.LoaderArgs) => usersList.load(args);

const nameOf = ({ firstName, lastName, email }: ListedUser): string =>
  `${firstName} ${lastName}`.trim() || email;

const columns: Column<ListedUser>[] = [
  {
    key: "firstName",
    header: "Name",
    sortable: true,
    cell: (user) => (
      <TwoLines
        main={
          <PlainLink to={`/admin/users/${user.id}`} className="hover:underline">
            {nameOf(user)}
          </PlainLink>
        }
        below={user.phone}
      />
    ),
  },
  {
    key: "email",
    header: "Email",
    sortable: true,
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  {
    key: "type",
    header: "Type",
    cell: ({ userType, deactivatedAt }) => (
      <span className="flex flex-wrap gap-1">
        <TypeBadge userType={userType} />
        {deactivatedAt && <Badge tone="danger">Deactivated</Badge>}
      </span>
    ),
  },
  {
    key: "verification",
    header: "Verification",
    cell: (user) => <VerificationBadge flags={user} />,
  },
  dateColumn("createdAt", "Joined"),
  actionsColumn((user) => [
    { to: `/admin/users/${user.id}`, label: "View", name: `View ${nameOf(user)}` },
    { to: `/admin/users/${user.id}/edit`, label: "Edit", name: `Edit ${nameOf(user)}` },
  ]),
];

export default function UsersPage({ loaderData: { state, all, list } }: Route.ComponentProps) {
  return (
    <AdminList
      spec={usersSpec}
      state={state}
      counted={counted(list.total, all, "users")}
      columns={columns}
      list={list}
      empty={{
        title: isNarrowed(state) ? "No users found" : "No users yet",
        hint: "Try another spelling, the beginning of a name or email, a phone number, or fewer filters.",
      }}
      canExport
      bulk={{ labels: userBulkLabels, nameOf }}
    />
  );
}
