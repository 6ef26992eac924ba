import type { BulkHandler } from "#app/admin/bulk/bulk-handler.ts";
import type { BulkList } from "#app/admin/bulk/bulk.ts";
import { conversationBulk } from "#app/admin/bulk/conversation-bulk.server.ts";
import { userBulk } from "#app/admin/bulk/user-bulk.server.ts";
import { listingBulk } from "#app/admin/bulk/listing-bulk.server.ts";

export const bulkHandlers: Record<BulkList, BulkHandler> = {
  users: userBulk,
  listings: listingBulk,
  conversations: conversationBulk,
};
