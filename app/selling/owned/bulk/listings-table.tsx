import type { ReactNode } from "react";
import { describeRejection, editHref, hasPublicPage } from "#app/selling/owned/owned-listing.ts";
import type { OwnedListingView } from "#app/selling/owned/make-owned-listing-view.ts";
import { ListingTerm, StatusBadge } from "#app/selling/owned/status-badge.tsx";
import { bulkFormId } from "#app/ui/bulk/bulk.ts";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

const wide = "hidden md:table-cell";
const headers = [
  ["Listing", "text-start"],
  ["Views", `text-end ${wide}`],
  ["Leads", `text-end ${wide}`],
  ["Term", `text-start ${wide}`],
];

export function ListingsTable({ listings }: { listings: OwnedListingView[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">My listings</caption>
      <thead>
        <tr className="border-b border-ink text-xs text-ink-2">
          <th scope="col" className="w-9 py-2">
            <span className="sr-only">Select</span>
          </th>
          {headers.map(([label, look]) => (
            <th key={label} scope="col" className={`px-2 py-2 font-semibold ${look}`}>
              {label}
            </th>
          ))}
          <th scope="col" className="py-2">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <Row key={listing.id} listing={listing} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ listing }: { listing: OwnedListingView }) {
  const { id, title, place, status, views } = listing;
  const leads = listing.leads ?? 0;
  const edit = editHref(listing);
  const isDraft = status === "draft";
  const term = <ListingTerm listing={listing} />;
  return (
    <tr className="border-b border-line align-top transition-colors duration-120 hover:bg-sunken has-checked:bg-accent-soft">
      <td className="py-3">
        <input
          type="checkbox"
          name="id"
          value={id}
          form={bulkFormId}
          aria-label={`Select ${title}`}
          className="tick"
        />
      </td>
      <th scope="row" className="min-w-0 px-2 py-3 text-start font-normal">
        <p className="font-serif text-base leading-snug font-medium wrap-anywhere">
          <PlainLink to={edit} className="hover:underline">
            {title}
          </PlainLink>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <StatusBadge
            status={status}
            isWithdrawn={listing.isWithdrawn}
            isSaleAgreed={listing.isSaleAgreed}
          />
          {place && <span>{place}</span>}
          {!isDraft &&
            [
              formatCount(views, { one: "view", other: "views" }),
              formatCount(leads, { one: "lead", other: "leads" }),
            ].map((count) => (
              <span key={count} className="figures md:hidden">
                {count}
              </span>
            ))}
          <span className="empty:hidden md:hidden">{term}</span>
        </p>
        {listing.isConfirmationDue && status === "active" && (
          <p className="mt-1 text-warning">Please confirm that it is still for sale.</p>
        )}
        {listing.rejectionReason && (
          <p className="mt-1 text-danger">{describeRejection(status, listing.rejectionReason)}</p>
        )}
      </th>
      <Cell isEnd>{isDraft ? "" : formatNumber(views)}</Cell>
      <Cell isEnd>{isDraft ? "" : formatNumber(leads)}</Cell>
      <Cell>{term}</Cell>
      <td className="py-3 text-end whitespace-nowrap">
        <PlainLink
          to={edit}
          aria-label={`${isDraft ? "Continue" : "Edit"} ${title}`}
          className="link inline-flex min-h-6 items-center px-1"
        >
          {isDraft ? "Continue" : "Edit"}
        </PlainLink>
        {hasPublicPage(listing) && (
          <PlainLink
            to={listingHref(listing)}
            aria-label={`View ${title}`}
            className="link hidden min-h-6 items-center px-1 md:inline-flex"
          >
            View
          </PlainLink>
        )}
      </td>
    </tr>
  );
}

const Cell = ({ children, isEnd = false }: { children: ReactNode; isEnd?: boolean }) => (
  <td
    className={`hidden px-2 py-3 whitespace-nowrap md:table-cell ${isEnd ? "figures text-end" : ""}`}
  >
    {children}
  </td>
);
