import {
  brokerQueue,
  identityQueue,
  passportQueue,
} from "#app/admin/queues/applications/application-queues.server.ts";
import { contactQueue } from "#app/admin/queues/contact/contact-queue.server.ts";
import { deliverableQueue } from "#app/admin/queues/deliverables/deliverable-queue.server.ts";
import { listingQueue } from "#app/admin/queues/listings/listing-queue.server.ts";
import { messageQueue } from "#app/admin/queues/messages/message-queue.server.ts";
import type { QueueKind } from "#app/admin/queues/queue-kind.ts";
import {
  listingReportQueue,
  personReportQueue,
} from "#app/admin/queues/reports/report-queues.server.ts";
import type { QueueSource } from "#app/admin/queues/source/queue-source.server.ts";

const sources = {
  listings: listingQueue,
  "listing-reports": listingReportQueue,
  "person-reports": personReportQueue,
  messages: messageQueue,
  brokers: brokerQueue,
  identities: identityQueue,
  passports: passportQueue,
  contact: contactQueue,
  deliverables: deliverableQueue,
} satisfies Record<QueueKind, QueueSource>;

type Items = {
  [Kind in QueueKind]: NonNullable<Awaited<ReturnType<(typeof sources)[Kind]["find"]>>>;
};
export type QueueItemOf<Kind extends QueueKind> = Items[Kind];
export type QueueItem = Items[QueueKind];

export const queueSources: Record<QueueKind, QueueSource<QueueItem>> = sources;
