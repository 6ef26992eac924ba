import type { Route } from "./+types/users-page.ts";
import { userTypes } from "#app/accounts/user.ts";
import { AdminBulkBar } from "#app/admin/bulk/bulk-bar.tsx";
import { userBulkLabels } from "#app/admin/bulk/user-changes.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { RowLinks, TwoLines } from "#app/admin/lists/cells.tsx";
import { counted } from "#app/admin/lists/counted.ts";
import { isNarrowed, parseListState } from "#app/admin/lists/list-state.ts";
import { TypeBadge, typeLabels, VerificationBadge } from "#app/admin/users/user-badges.tsx";
import {
  usersSpec,
  userStateLabels,
  userStates,
  verificationFilters,
  verificationLabels,
} from "#app/admin/users/users-list.ts";
import { type ListedUser, listUsersForAdmin } from "#app/admin/users/users-list.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged } from "#app/shared/paging.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const pathname = "/admin/users";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Users",
    description: "Everybody with an account: search, filter, export, change.",
    pathname,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = parseListState(usersSpec, url.searchParams);
  const { rows, total, all } = await listUsersForAdmin(context.get(servicesContext), state);
  return { state, all, list: paged(rows.map(makeRow), total, state) };
}

const makeRow = (user: ListedUser) => ({
  id: user.id,
  name: `${user.firstName} ${user.lastName}`.trim() || user.email,
  phone: user.phone,
  email: user.email,
  userType: user.userType,
  flags: {
    emailVerified: user.emailVerified,
    phoneVerified: user.phoneVerified,
    identityVerified: user.identityVerified,
  },
  isDeactivated: user.deactivatedAt !== null,
  joined: user.createdAt.toISOString(),
});

type Row = ReturnType<typeof makeRow>;

const columns: Column<Row>[] = [
  {
    key: "firstName",
    header: "Name",
    sortable: true,
    cell: ({ id, name, phone }) => (
      <TwoLines
        main={
          <PlainLink to={`/admin/users/${id}`} className="hover:underline">
            {name}
          </PlainLink>
        }
        below={phone}
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
    cell: ({ userType, isDeactivated }) => (
      <span className="flex flex-wrap gap-1">
        <TypeBadge userType={userType} />
        {isDeactivated && <Badge tone="danger">Deactivated</Badge>}
      </span>
    ),
  },
  {
    key: "verification",
    header: "Verification",
    cell: ({ flags }) => <VerificationBadge flags={flags} />,
  },
  {
    key: "createdAt",
    header: "Joined",
    sortable: true,
    cell: ({ joined }) => <DateText value={joined} />,
  },
  {
    key: "actions",
    header: "Actions",
    align: "end",
    cell: ({ id, name }) => (
      <RowLinks
        links={[
          { to: `/admin/users/${id}`, label: "View", name: `View ${name}` },
          { to: `/admin/users/${id}/edit`, label: "Edit", name: `Edit ${name}` },
        ]}
      />
    ),
  },
];

export default function UsersPage({ loaderData: { state, all, list } }: Route.ComponentProps) {
  return (
    <AdminList
      heading="Users"
      pathname={pathname}
      spec={usersSpec}
      state={state}
      words={{ label: "Search by name or email", placeholder: "Name or email" }}
      filters={[
        {
          name: "type",
          label: "Type",
          all: "All types",
          options: userTypes.map((value) => ({ value, label: typeLabels[value] })),
        },
        {
          name: "verification",
          label: "Verification",
          all: "Any verification",
          options: verificationFilters.map((value) => ({
            value,
            label: verificationLabels[value],
          })),
        },
        {
          name: "state",
          label: "State",
          all: "Any state",
          options: userStates.map((value) => ({ value, label: userStateLabels[value] })),
        },
      ]}
      counted={counted(list.total, all, "users")}
      columns={columns}
      list={list}
      rowKey={({ id }) => id}
      empty={{
        title: isNarrowed(state) ? "No users found" : "No users yet",
        hint: "Try another spelling, the beginning of a name or email, a phone number, or fewer filters.",
      }}
      exportTo="/admin/users/export"
      selectLabel={({ name }) => name}
      bulkBar={
        <AdminBulkBar
          labels={userBulkLabels}
          spec={usersSpec}
          state={state}
          total={list.total}
          shown={list.rows.length}
        />
      }
    />
  );
}
