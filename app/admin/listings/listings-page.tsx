import type { Route } from "./+types/listings-page.ts";
import { canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { freshnessFilters, listingsSpec } from "#app/admin/listings/listings-list.ts";
import {
  countCategories,
  type ListedListing,
  listListingsForAdmin,
} from "#app/admin/listings/listings-list.queries.server.ts";
import { formatAskingPrice, statusLabels } from "#app/admin/listings/listing-labels.ts";
import { AdminBulkBar } from "#app/admin/bulk/bulk-bar.tsx";
import { listingBulkLabels } from "#app/admin/bulk/listing-changes.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { RowLinks, TwoLines } from "#app/admin/lists/cells.tsx";
import { counted } from "#app/admin/lists/counted.ts";
import { isNarrowed, parseListState } from "#app/admin/lists/list-state.ts";
import { servicesContext } from "#app/context.ts";
import { categoryName } from "#app/listings/category.ts";
import { StatusBadge } from "#app/selling/owned/status-badge.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged } from "#app/shared/paging.ts";
import { placeName } from "#app/shared/places.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const pathname = "/admin/listings";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "All listings",
    description: "Every listing in every state: search, filter, export, change.",
    pathname,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { adminAreas } = context.get(viewerContext);
  const canOpenUsers = canOpenAdminPath(adminAreas, "/admin/users");
  const state = parseListState(listingsSpec, url.searchParams);
  const [{ rows, total, all }, categories] = await Promise.all([
    listListingsForAdmin(services, state),
    countCategories(services, state),
  ]);
  return {
    state,
    all,
    list: paged(
      rows.map((row) => makeRow(row, canOpenUsers)),
      total,
      state,
    ),
    categories: categories.map(({ category, listings }) => ({
      value: category,
      label: categoryName(category),
      count: listings,
    })),
  };
}

const makeRow = (listing: ListedListing, canOpenUsers: boolean) => ({
  id: listing.id,
  title: listing.title,
  shortDescription: listing.shortDescription,
  category: listing.category ? categoryName(listing.category) : "None yet",
  place: placeName(listing),
  price: formatAskingPrice(listing),
  status: listing.status,
  isWithdrawn: listing.withdrawnAt !== null,
  featured: listing.featured,
  verified: listing.verified,
  owner: {
    name: listing.contactName || "No contact name",
    email: listing.contactEmail,
    href: canOpenUsers ? `/admin/users/${listing.ownerId}` : null,
  },
  created: listing.createdAt.toISOString(),
});

type Row = ReturnType<typeof makeRow>;

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
  { key: "category", header: "Category", cell: ({ category }) => category },
  { key: "location", header: "Location", cell: ({ place }) => place },
  {
    key: "askingPrice",
    header: "Price",
    sortable: true,
    align: "end",
    cell: ({ price }) => price,
  },
  {
    key: "status",
    header: "Status",
    cell: ({ status, isWithdrawn, featured, verified }) => (
      <span className="flex flex-wrap gap-1">
        <StatusBadge status={status} isWithdrawn={isWithdrawn} />
        {featured && <Badge tone="warm">Featured</Badge>}
        {verified && <Badge tone="success">Verified</Badge>}
      </span>
    ),
  },
  {
    key: "owner",
    header: "Owner",
    cell: ({ owner }) => (
      <TwoLines
        main={
          owner.href ? (
            <PlainLink to={owner.href} className="hover:underline">
              {owner.name}
            </PlainLink>
          ) : (
            owner.name
          )
        }
        below={<span className="block md:min-w-40">{owner.email}</span>}
      />
    ),
  },
  {
    key: "createdAt",
    header: "Created",
    sortable: true,
    cell: ({ created }) => <DateText value={created} />,
  },
  {
    key: "actions",
    header: "Actions",
    align: "end",
    cell: ({ id, title }) => (
      <RowLinks
        links={[
          { to: `/business/${id}`, label: "View", name: `View ${title}` },
          { to: `/admin/listings/${id}/edit`, label: "Edit", name: `Edit ${title}` },
        ]}
      />
    ),
  },
];

export default function ListingsPage({
  loaderData: { state, all, list, categories },
}: Route.ComponentProps) {
  return (
    <AdminList
      heading="Listings"
      pathname={pathname}
      spec={listingsSpec}
      state={state}
      words={{
        label: "Search by title, description or city",
        placeholder: "Title, description or city",
      }}
      filters={[
        {
          name: "status",
          label: "Status",
          all: "All statuses",
          options: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
        },
        { name: "category", label: "Category", all: "All categories", options: categories },
        {
          name: "freshness",
          label: "Confirmation",
          all: "Confirmed or not",
          options: [{ value: freshnessFilters[0], label: "Not confirmed by the owner" }],
        },
      ]}
      counted={counted(list.total, all, "listings")}
      columns={columns}
      list={list}
      rowKey={({ id }) => id}
      empty={{
        title: isNarrowed(state) ? "No listings found" : "No listings yet",
        hint: "Try other words, the beginning of a word, or fewer filters.",
      }}
      actions={
        <ButtonLink to="/sell-business" size="sm">
          Create Listing
        </ButtonLink>
      }
      exportTo="/admin/listings/export"
      selectLabel={({ title }) => title}
      bulkBar={
        <AdminBulkBar
          labels={listingBulkLabels}
          spec={listingsSpec}
          state={state}
          total={list.total}
          shown={list.rows.length}
        />
      }
    />
  );
}
