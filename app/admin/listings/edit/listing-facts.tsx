import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { AreaLink } from "#app/admin/area-link.tsx";
import type { ListingEditData } from "#app/admin/listings/edit/load-listing-edit.server.ts";
import { DateText } from "#app/ui/format/date-text.tsx";
import { type Definition, DefinitionList } from "#app/ui/data/definition-list.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";

interface ListingFactsProps {
  listing: ListingEditData;
  areas: AdminAreas;
}

export function ListingFacts({ listing, areas }: ListingFactsProps) {
  const { id, owner, dates, counts } = listing;
  const dated = (term: string, value: string | null): Definition[] =>
    value ? [{ term, detail: <DateText value={value} /> }] : [];
  const items: Definition[] = [
    {
      term: "Owner",
      detail: (
        <>
          <AreaLink areas={areas} to={`/admin/users/${owner.id}`}>
            {owner.isDeleted ? "Former member" : `${owner.firstName} ${owner.lastName}`}
          </AreaLink>
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
      detail: (
        <AreaLink areas={areas} to={`/admin/messages?q=${id}`}>
          {formatNumber(counts.leads)}
        </AreaLink>
      ),
    },
    {
      term: "Orders",
      detail: (
        <AreaLink areas={areas} to={`/admin/orders?q=${id}`}>
          {formatNumber(counts.orders)}
        </AreaLink>
      ),
    },
    {
      term: "Reports",
      detail: (
        <AreaLink areas={areas} to={`/admin/queues/listing-reports`}>
          {counts.openReports > 0
            ? `${formatNumber(counts.reports)}, ${formatCount(counts.openReports, { one: "open", other: "open" })}`
            : formatNumber(counts.reports)}
        </AreaLink>
      ),
    },
  ];
  return (
    <aside aria-label="About this listing" className="lg:col-start-2">
      <DefinitionList items={items} columns={1} />
    </aside>
  );
}
