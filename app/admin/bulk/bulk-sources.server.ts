import type { BulkList, BulkSource } from "#app/admin/bulk/bulk-change.ts";
import { conversationBulk } from "#app/admin/bulk/conversation-bulk.server.ts";
import { listingBulk } from "#app/admin/bulk/listing-bulk.server.ts";
import { userBulk } from "#app/admin/bulk/user-bulk.server.ts";

export const bulkSources: Record<BulkList, BulkSource> = {
  users: userBulk,
  listings: listingBulk,
  conversations: conversationBulk,
};
