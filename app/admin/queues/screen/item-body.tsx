import type { ReactNode } from "react";
import { ListingBody, MarkedText } from "#app/admin/queues/listings/listing-body.tsx";
import { MessageBody } from "#app/admin/queues/messages/message-body.tsx";
import {
  BrokerBody,
  IdentityBody,
  PassportBody,
} from "#app/admin/queues/applications/application-bodies.tsx";
import { DeliverableBody } from "#app/admin/queues/deliverables/deliverable-body.tsx";
import type { QueueItem, QueueItemOf } from "#app/admin/queues/source/queue-sources.server.ts";
import { ListingReportBody, PersonReportBody } from "#app/admin/queues/reports/report-bodies.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { ItemPart, PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import { queueHref } from "#app/admin/queues/queue-kind.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export const ItemBody = ({ item }: { item: QueueItem }) => (
  <>
    <h2
      id="item-title"
      tabIndex={-1}
      className="display scroll-mt-24 text-2xl wrap-anywhere outline-none"
    >
      {item.kind === "listings" ? <MarkedText parts={item.titleParts} /> : item.title}
    </h2>
    <p className="mt-1 mb-6 text-sm text-ink-2">
      {"Received "}
      <TimeAgo {...item.since} />
    </p>
    <div className="flex flex-col gap-8">{bodyOf(item)}</div>
  </>
);

function bodyOf(item: QueueItem): ReactNode {
  switch (item.kind) {
    case "listings":
      return <ListingBody item={item} />;
    case "listing-reports":
      return <ListingReportBody item={item} />;
    case "person-reports":
      return <PersonReportBody item={item} />;
    case "messages":
      return <MessageBody item={item} />;
    case "brokers":
      return <BrokerBody item={item} />;
    case "identities":
      return <IdentityBody item={item} />;
    case "passports":
      return <PassportBody item={item} />;
    case "contact":
      return <ContactBody item={item} />;
    case "deliverables":
      return <DeliverableBody item={item} />;
  }
}

function ContactBody({ item }: { item: QueueItemOf<"contact"> }) {
  const { content, name, email, reference, others, person, promise } = item;
  return (
    <>
      {promise && (
        <p className="-mt-4">
          <Badge tone="warning">{promise}</Badge>
        </p>
      )}
      <ItemPart title="Message">
        <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{content}</p>
        <p className="mt-3 text-sm wrap-anywhere text-ink-2">
          {`${name} · ${email} · Reference ${reference}`}
        </p>
      </ItemPart>
      {others.length > 0 && (
        <ItemPart title="Other messages from this address">
          <ul className="flex flex-col gap-1 text-sm">
            {others.map(({ id, topic, at }) => (
              <li key={id}>
                <PlainLink to={queueHref("contact", { item: id })} className="link">
                  {`${topic}, ${at}`}
                </PlainLink>
              </li>
            ))}
          </ul>
        </ItemPart>
      )}
      {person ? (
        <PersonCard title="Account" person={person} />
      ) : (
        <p className="text-sm text-ink-2">They were not signed in.</p>
      )}
    </>
  );
}
