import type { BulkHandler } from "#app/admin/bulk/bulk-handler.ts";
import type { BulkList } from "#app/admin/bulk/bulk.ts";
import { conversationBulk } from "#app/admin/bulk/conversation-bulk.server.ts";
import { listingBulk } from "#app/admin/bulk/listing-bulk.server.ts";

export const bulkHandlers: Partial<Record<BulkList, BulkHandler>> = {
  listings: listingBulk,
  conversations: conversationBulk,
};
