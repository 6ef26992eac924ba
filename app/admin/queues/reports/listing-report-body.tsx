import { ItemPart } from "#app/admin/queues/screen/item-part.tsx";
import { PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import type { ListingReportItem } from "#app/admin/queues/queue-item.ts";
import { EarlierReports, ReportText } from "#app/admin/queues/reports/earlier-reports.tsx";
import { photoHref } from "#app/listings/media/photo.ts";
import { Badge } from "#app/ui/badge.tsx";

export function ListingReportBody({ item }: { item: ListingReportItem }) {
  const { listing, person, reporter } = item;
  return (
    <>
      <ReportText reason={item.reason} details={item.details} />
      <ItemPart title="The listing">
        <div className="flex flex-col gap-4 sm:flex-row">
          {listing.photo && (
            <img
              src={photoHref(listing.photo, 400)}
              alt=""
              className="aspect-3/2 w-full rounded-control bg-sunken object-cover sm:w-56 sm:shrink-0 sm:self-start"
            />
          )}
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {listing.title}
              <Badge>{listing.status}</Badge>
            </p>
            <p className="mt-2 max-w-[68ch] wrap-anywhere whitespace-pre-line text-ink-2">
              {listing.description}
            </p>
          </div>
        </div>
      </ItemPart>
      <EarlierReports reports={item.earlier} />
      {person && <PersonCard title="Owner" person={person} kind="listing-reports" />}
      {reporter ? (
        <PersonCard title="Reporter" person={reporter} />
      ) : (
        <ItemPart title="Reporter">
          <p className="text-ink-2">Somebody who was not signed in, or has left.</p>
        </ItemPart>
      )}
    </>
  );
}
