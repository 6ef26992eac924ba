import { ItemPart, PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import type { QueueItemOf } from "#app/admin/queues/source/queue-sources.server.ts";
import { photoHref } from "#app/listings/media/photo.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { QuotedThread } from "#app/admin/queues/messages/message-body.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

export function ListingReportBody({ item }: { item: QueueItemOf<"listing-reports"> }) {
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

export function PersonReportBody({ item }: { item: QueueItemOf<"person-reports"> }) {
  const { person, reporter, listingTitle } = item;
  return (
    <>
      <ReportText reason={item.reason} details={item.details} />
      <ItemPart title={listingTitle ? `Conversation about ${listingTitle}` : "Conversation"}>
        {item.messages.length > 0 ? (
          <QuotedThread messages={item.messages} />
        ) : (
          <p className="text-ink-2">There are no messages in it any more.</p>
        )}
      </ItemPart>
      <EarlierReports reports={item.earlier} />
      {person && <PersonCard title="Reported" person={person} kind="person-reports" />}
      {reporter && <PersonCard title="Reporter" person={reporter} />}
    </>
  );
}

function EarlierReports({ reports }: { reports: QueueItemOf<"person-reports">["earlier"] }) {
  if (reports.length === 0) return null;
  return (
    <ItemPart title="Other reports of it">
      <ul className="flex flex-col gap-3 text-sm">
        {reports.map(({ id, reason, details, at, outcome }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold">{reason}</span>
              <span className="text-ink-2">
                <TimeAgo {...at} />
              </span>
              <Badge>{outcome ?? "Waiting"}</Badge>
            </p>
            {details && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{details}</p>}
          </li>
        ))}
      </ul>
    </ItemPart>
  );
}

const ReportText = ({ reason, details }: { reason: string; details: string }) => (
  <ItemPart title="The report">
    <p className="font-semibold">{reason}</p>
    <p className="mt-1 max-w-[68ch] wrap-anywhere whitespace-pre-line text-ink-2">
      {details || "No details were given."}
    </p>
  </ItemPart>
);
