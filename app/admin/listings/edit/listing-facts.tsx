import type { ReactNode } from "react";
import { hasPage } from "#app/has-page.ts";
import type { ListingEditData } from "#app/admin/listings/edit/load-listing-edit.server.ts";
import { DateText } from "#app/ui/date-text.tsx";
import { type Definition, DefinitionList } from "#app/ui/definition-list.tsx";
import { formatCount, formatNumber } from "#app/ui/format-count.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";

/** Whose it is, its package and dates, and what happened around it. */
export function ListingFacts({ listing }: { listing: ListingEditData }) {
  const { id, owner, dates, counts } = listing;
  const dated = (term: string, value: string | null): Definition[] =>
    value ? [{ term, detail: <DateText value={value} /> }] : [];
  const items: Definition[] = [
    {
      term: "Owner",
      detail: (
        <>
          <Linked to={`/admin/users/${owner.id}`}>
            {owner.isDeleted ? "Former member" : `${owner.firstName} ${owner.lastName}`}
          </Linked>
          {!owner.isDeleted && <span className="block text-sm wrap-anywhere">{owner.email}</span>}
          {owner.isDeactivated && <span className="block text-sm text-danger">Deactivated</span>}
        </>
      ),
    },
    { term: "Package", detail: listing.package ?? "None" },
    ...dated("Bought", dates.bought),
    ...dated("Term ends", dates.expires),
    ...dated("Created", dates.created),
    ...dated("Published", dates.published),
    ...dated("Confirmed", listing.status === "active" ? dates.confirmed : null),
    ...dated("Sold", dates.sold),
    { term: "Views", detail: formatNumber(counts.views) },
    {
      term: "Leads",
      detail: <Linked to={`/admin/messages?q=${id}`}>{formatNumber(counts.leads)}</Linked>,
    },
    {
      term: "Orders",
      detail: <Linked to={`/admin/orders?q=${id}`}>{formatNumber(counts.orders)}</Linked>,
    },
    {
      term: "Reports",
      detail: (
        <Linked to={`/admin/queues/listing-reports`}>
          {counts.openReports > 0
            ? `${formatNumber(counts.reports)}, ${formatCount(counts.openReports, { one: "open", other: "open" })}`
            : formatNumber(counts.reports)}
        </Linked>
      ),
    },
  ];
  return (
    <aside aria-label="About this listing" className="lg:col-start-2">
      <DefinitionList items={items} columns={1} />
    </aside>
  );
}

/** The other screens of the admin area may belong to somebody else. */
function Linked({ to, children }: { to: string; children: ReactNode }) {
  return hasPage(to) ? (
    <PlainLink to={to} className="link">
      {children}
    </PlainLink>
  ) : (
    children
  );
}
