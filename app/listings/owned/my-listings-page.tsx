import { useLocation } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/my-listings-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { listingStatuses } from "#app/listings/listing.ts";
import { isListingStatus } from "#app/listings/owned/owned-listing.ts";
import { OwnedListingRow } from "#app/listings/owned/owned-listing-row.tsx";
import { makeOwnedListingView } from "#app/listings/owned/make-owned-listing-view.ts";
import {
  countOwnListings,
  listOwnListings,
} from "#app/listings/owned/owned-listings.queries.server.ts";
import { countLeadsByListing } from "#app/messages/leads/leads.queries.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { PageButton } from "#app/page-button.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { ListPagination } from "#app/ui/list-pagination.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "My Listings",
    description: "Your listings with their status, views and leads.",
    pathname,
  });

const pageSize = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const requested = url.searchParams.get("status");
  const status = isListingStatus(requested) ? requested : null;
  const page = pageFrom(url.searchParams, pageSize);
  const [counts, listings] = await Promise.all([
    countOwnListings(db, id),
    listOwnListings(db, id, status, page),
  ]);
  const leads = await countLeadsByListing(
    db,
    listings.map((listing) => listing.id),
  );
  const rows = listings.map((listing) => makeOwnedListingView(listing, leads.get(listing.id) ?? 0));
  return { status, counts, list: paged(rows, counts[status ?? "all"], page) };
}

const labels = {
  draft: "Drafts",
  pending: "Pending",
  active: "Active",
  sold: "Sold",
  expired: "Expired",
} as const;

export default function MyListingsPage({ loaderData }: Route.ComponentProps) {
  const { status, counts, list } = loaderData;
  const { pathname } = useLocation();
  return (
    <TitledSection
      id="listings-title"
      title="My Business Listings"
      aside={
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <HelpLink article="listing-states">What the states mean</HelpLink>
          <HelpLink article="my-listings">How views are counted</HelpLink>
        </p>
      }
    >
      {counts.all > 0 && (
        <FilterLinks
          label="Status"
          links={[
            { label: "All", to: pathname, count: counts.all, current: status === null },
            ...listingStatuses.map((one) => ({
              label: labels[one],
              to: `${pathname}?status=${one}`,
              count: counts[one],
              current: status === one,
            })),
          ]}
        />
      )}
      {list.rows.length > 0 ? (
        <>
          <ul className="divide-y divide-line border-t border-ink">
            {list.rows.map((listing) => (
              <li key={listing.id}>
                <OwnedListingRow listing={listing} />
              </li>
            ))}
          </ul>
          <ListPagination label="Pages of my listings" list={list} />
        </>
      ) : counts.all > 0 ? (
        <EmptyState
          headingLevel={3}
          title="Nothing here"
          hint="You have no listings with this status."
          action={
            <ButtonLink to={pathname} variant="secondary">
              Show all listings
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          headingLevel={3}
          title="No listings yet"
          hint="Tell buyers about your business in three steps. You can stop at any time and continue later."
          action={<PageButton to="/sell-business">List New Business</PageButton>}
        />
      )}
    </TitledSection>
  );
}
