import type { ItemHead } from "#app/admin/queues/queue-item.ts";
import type { QuotedMessage } from "#app/admin/queues/reports/report-item.ts";

export interface MessageItem extends ItemHead {
  messageId: string;
  /** Why it was flagged, in sentences. */
  reasons: string[];
  recipient: string;
  listingTitle: string | null;
  /** The message with the few before and after it. */
  messages: QuotedMessage[];
  /** To how many people the sender sent the same text. */
  sameText: number;
}
