import type { ReactNode } from "react";
import { ContactBody } from "#app/admin/queues/contact/contact-body.tsx";
import { ListingBody } from "#app/admin/queues/listings/listing-body.tsx";
import { MarkedText } from "#app/admin/queues/listings/marked-text.tsx";
import { MessageBody } from "#app/admin/queues/messages/message-body.tsx";
import { BrokerBody, IdentityBody } from "#app/admin/queues/applications/application-bodies.tsx";
import type { QueueItem } from "#app/admin/queues/queue-item.ts";
import { ListingReportBody, PersonReportBody } from "#app/admin/queues/reports/report-bodies.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";

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
    case "contact":
      return <ContactBody item={item} />;
  }
}
