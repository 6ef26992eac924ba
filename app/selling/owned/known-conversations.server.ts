import { type SQL, sql } from "drizzle-orm";

/**
 * Of the conversations `c`, those that the owner knows of: everything that a blocked person sent is withheld from them, and must not
 * show in their figures either.
 */
export const isKnownToOwner: SQL = sql`(c.message_count = 0 or exists (select 1 from messages known
  where known.conversation_id = c.id and (known.sender_id = c.owner_id or not known.withheld)))`;
