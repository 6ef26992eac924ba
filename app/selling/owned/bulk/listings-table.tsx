import type { ReactNode } from "react";
import { describeRejection, editHref, hasPublicPage } from "#app/selling/owned/owned-listing.ts";
import type { OwnedListingView } from "#app/selling/owned/make-owned-listing-view.ts";
import { hasTerm, ListingTerm, StatusBadge } from "#app/selling/owned/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import type { Sorting } from "#app/ui/data/sort-header.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export interface TableListing extends OwnedListingView {
  /** In words: 3 hours. */
  replyTime: string | null;
}

/** A draft has no figures yet. */
const figure = (value: (listing: TableListing) => ReactNode) => (listing: TableListing) =>
  listing.status === "draft" ? null : value(listing);

const columns: Column<TableListing>[] = [
  { key: "newest", header: "Listing", sortable: true, cell: (listing) => <Name {...listing} /> },
  {
    key: "views",
    header: "Views",
    align: "end",
    sortable: true,
    cell: figure(({ views }) => formatNumber(views)),
  },
  {
    key: "saves",
    header: "Saves",
    align: "end",
    sortable: true,
    cell: figure(({ saves }) => formatNumber(saves)),
  },
  {
    key: "inquiries",
    header: "Leads",
    align: "end",
    sortable: true,
    cell: figure(({ leads }) => formatNumber(leads ?? 0)),
  },
  {
    key: "reply",
    header: "Reply time",
    align: "end",
    sortable: true,
    cell: figure(({ replyTime }) => replyTime),
  },
  { key: "ending", header: "Term", sortable: true, cell: writeTerm },
  { key: "actions", header: "Actions", align: "end", cell: (listing) => <Links {...listing} /> },
];

export const ListingsTable = ({
  listings,
  sorting,
}: {
  listings: TableListing[];
  sorting: Sorting;
}) => (
  <DataTable
    caption="My listings"
    columns={columns}
    rows={listings}
    rowKey={({ id }) => id}
    nameOf={({ title }) => title}
    sorting={sorting}
  />
);

function Name(listing: TableListing) {
  const { title, place, status } = listing;
  return (
    <>
      <p className="font-serif text-base leading-snug font-medium wrap-anywhere">
        <PlainLink to={editHref(listing)} className="hover:underline">
          {title}
        </PlainLink>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <StatusBadge
          status={status}
          isWithdrawn={listing.isWithdrawn}
          isSaleAgreed={listing.isSaleAgreed}
        />
        {listing.isRepresented && <Badge tone="accent">You represent the owner</Badge>}
        {place && <span>{place}</span>}
      </p>
      {listing.isConfirmationDue && status === "active" && !listing.isRepresented && (
        <p className="mt-1 text-warning">Please confirm that it is still for sale.</p>
      )}
      {listing.rejectionReason && (
        <p className="mt-1 text-danger">{describeRejection(status, listing.rejectionReason)}</p>
      )}
    </>
  );
}

/** Nothing without a term: on a phone the label would stand alone. */
function writeTerm(listing: TableListing) {
  return (
    hasTerm(listing) && (
      <span className="md:whitespace-nowrap">
        <ListingTerm listing={listing} />
      </span>
    )
  );
}

function Links(listing: TableListing) {
  const { title, status } = listing;
  const edit = status === "draft" ? "Continue" : "Edit";
  return (
    <p className="md:whitespace-nowrap">
      <PlainLink
        to={editHref(listing)}
        aria-label={`${edit} ${title}`}
        className="link inline-flex min-h-6 items-center px-1"
      >
        {edit}
      </PlainLink>
      {hasPublicPage(listing) && (
        <PlainLink
          to={listingHref(listing)}
          aria-label={`View ${title}`}
          className="link inline-flex min-h-6 items-center px-1"
        >
          View
        </PlainLink>
      )}
    </p>
  );
}
