import { ItemPart, PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import { QueuePhotos } from "#app/admin/queues/screen/queue-photos.tsx";
import type { QueueItemOf } from "#app/admin/queues/source/queue-sources.server.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

export function DeliverableBody({ item }: { item: QueueItemOf<"deliverables"> }) {
  const { id, sheet, deliverable, listingId } = item;
  const files = `/admin/queues/deliverables/${id}`;
  return (
    <>
      <ul className="-mt-4 flex flex-wrap gap-2 *:flex">
        <li>
          <Badge tone={item.isOverdue ? "danger" : "neutral"}>
            {item.isOverdue ? `Overdue since ${item.due}` : `Due ${item.due}`}
          </Badge>
        </li>
        <li>
          <Badge>{item.packageName}</Badge>
        </li>
      </ul>
      {deliverable === "dedicated-broker" && item.state === "due" && (
        <p>
          <PlainLink to={`/admin/listings/${listingId}/edit#mandate`} className="link">
            Offer the mandate to a broker
          </PlainLink>
          {". It is done when one accepts."}
        </p>
      )}
      {deliverable === "email-blast" && item.state === "due" && (
        <p>
          <PlainLink to={`/admin/campaigns/new?listing=${listingId}`} className="link">
            Prepare the email to subscribers
          </PlainLink>
          {". It is done when the email has been sent."}
        </p>
      )}
      {sheet ? (
        <>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
            <FileLink href={`${files}/sheet`}>Data sheet to print</FileLink>
            <FileLink href={`${files}/listing.xml`}>XML with RESO names</FileLink>
            {item.photos.length > 0 && (
              <FileLink href={`${files}/photos.zip`}>Photos as a ZIP file</FileLink>
            )}
          </ul>
          <ItemPart title="Data sheet">
            <DefinitionList items={sheet.filter(({ term }) => !isLong(term))} />
          </ItemPart>
          {sheet
            .filter(({ term }) => isLong(term))
            .map(({ term, detail }) => (
              <ItemPart key={term} title={term}>
                <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{detail}</p>
              </ItemPart>
            ))}
          <QueuePhotos photos={item.photos} />
        </>
      ) : (
        <p className="text-ink-2">The listing is not on the market now.</p>
      )}
      {item.person && <PersonCard title="Owner" person={item.person} kind="deliverables" />}
    </>
  );
}

const isLong = (term: string): boolean => term === "Headline" || term === "Remarks";

const FileLink = ({ href, children }: { href: string; children: string }) => (
  <li>
    <a href={href} className="link inline-flex min-h-6 items-center gap-1.5">
      <Icon name="download" className="size-4" />
      {children}
    </a>
  </li>
);
