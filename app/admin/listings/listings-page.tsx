import type { Route } from "./+types/listings-page.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { listingsSpec } from "#app/admin/listings/listings-list.ts";
import {
  countCategories,
  type ListedListing,
  listingsList,
} from "#app/admin/listings/listings-list.queries.server.ts";
import { formatAskingPrice } from "#app/admin/listings/listing-labels.ts";
import { listingBulkLabels } from "#app/admin/bulk/listing-changes.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { actionsColumn, dateColumn, TwoLines } from "#app/admin/lists/cells.tsx";
import { counted, isNarrowed } from "#app/admin/lists/list-state.ts";
import { servicesContext } from "#app/context.ts";
import { categoryName } from "#app/listings/category.ts";
import { StatusBadge } from "#app/selling/owned/status-badge.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { privatePage } from "#app/shared/page-meta.ts";
import { placeName } from "#app/shared/places.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export const meta = privatePage(
  "All listings",
  "Every listing in every state: search, filter, export, change.",
);

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext);
  const { adminAreas } = args.context.get(viewerContext);
  const canOpenOwner = canOpenAdminPath(adminAreas, "/admin/users");
  const { state, all, list } = await listingsList.load(args);
  const categories = await countCategories(services, state);
  return {
    state,
    all,
    list: { ...list, rows: list.rows.map((row) => Object.assign(row, { canOpenOwner })) },
    categories: categories.map(({ category, listings }) => ({
      value: category,
      label: categoryName(category),
      count: listings,
    })),
  };
}

type Row = ListedListing & { canOpenOwner: boolean };

const columns: Column<Row>[] = [
  {
    key: "title",
    header: "Business",
    sortable: true,
    cell: ({ id, title, shortDescription }) => (
      <TwoLines
        main={
          <PlainLink to={`/admin/listings/${id}/edit`} className="hover:underline">
            {title}
          </PlainLink>
        }
        below={<span className="line-clamp-2 max-w-[36ch]">{shortDescription}</span>}
      />
    ),
  },
  {
    key: "category",
    header: "Category",
    cell: ({ category }) => (category ? categoryName(category) : "None yet"),
  },
  { key: "location", header: "Location", cell: placeName },
  {
    key: "askingPrice",
    header: "Price",
    sortable: true,
    align: "end",
    cell: formatAskingPrice,
  },
  {
    key: "status",
    header: "Status",
    cell: ({ status, withdrawnAt, featured, verified }) => (
      <span className="flex flex-wrap gap-1">
        <StatusBadge status={status} isWithdrawn={withdrawnAt !== null} />
        {featured && <Badge tone="warm">Featured</Badge>}
        {verified && <Badge tone="success">Verified</Badge>}
      </span>
    ),
  },
  {
    key: "owner",
    header: "Owner",
    cell: ({ ownerId, contactName, contactEmail, canOpenOwner }) => {
      const name = contactName || "No contact name";
      return (
        <TwoLines
          main={
            canOpenOwner ? (
              <PlainLink to={`/admin/users/${ownerId}`} className="hover:underline">
                {name}
              </PlainLink>
            ) : (
              name
            )
          }
          below={<span className="block md:min-w-40">{contactEmail}</span>}
        />
      );
    },
  },
  dateColumn("createdAt", "Created"),
  actionsColumn(({ id, title }) => [
    { to: `/business/${id}`, label: "View", name: `View ${title}` },
    { to: `/admin/listings/${id}/edit`, label: "Edit", name: `Edit ${title}` },
  ]),
];

export default function ListingsPage({
  loaderData: { state, all, list, categories },
}: Route.ComponentProps) {
  return (
    <AdminList
      spec={listingsSpec}
      state={state}
      options={{ category: categories }}
      counted={counted(list.total, all, "listings")}
      columns={columns}
      list={list}
      empty={{
        title: isNarrowed(state) ? "No listings found" : "No listings yet",
        hint: "Try other words, the beginning of a word, or fewer filters.",
      }}
      actions={
        <>
          <ButtonLink to="/sell-business" size="sm">
            Create Listing
          </ButtonLink>
          <ButtonLink to="/admin/listings/new" size="sm" variant="secondary">
            Create for a person
          </ButtonLink>
        </>
      }
      canExport
      bulk={{ labels: listingBulkLabels, nameOf: ({ title }) => title }}
    />
  );
}
