import { contactQueue } from "#app/admin/queues/contact/contact-queue.server.ts";
import { listingQueue } from "#app/admin/queues/listings/listing-queue.server.ts";
import { messageQueue } from "#app/admin/queues/messages/message-queue.server.ts";
import { brokerQueue } from "#app/admin/queues/applications/broker-queue.server.ts";
import { identityQueue } from "#app/admin/queues/applications/identity-queue.server.ts";
import type { QueueKind } from "#app/admin/queues/queue-kind.ts";
import type { QueueSource } from "#app/admin/queues/queue-source.ts";
import { listingReportQueue } from "#app/admin/queues/reports/listing-report-queue.server.ts";
import { personReportQueue } from "#app/admin/queues/reports/person-report-queue.server.ts";

export const queueSources: Record<QueueKind, QueueSource> = {
  listings: listingQueue,
  "listing-reports": listingReportQueue,
  "person-reports": personReportQueue,
  messages: messageQueue,
  brokers: brokerQueue,
  identities: identityQueue,
  contact: contactQueue,
};
