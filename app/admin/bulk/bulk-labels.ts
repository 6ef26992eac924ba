import type { AdminBulkLabels } from "#app/admin/bulk/bulk-change.ts";
import { conversationBulkLabels } from "#app/admin/bulk/conversation-changes.ts";
import { listingBulkLabels } from "#app/admin/bulk/listing-changes.ts";
import { userBulkLabels } from "#app/admin/bulk/user-changes.ts";

export const bulkLabels: readonly AdminBulkLabels[] = [
  userBulkLabels,
  listingBulkLabels,
  conversationBulkLabels,
];
