import { type SQL, sql } from "drizzle-orm";
import { listings } from "#app/listings/listings.table.ts";
import type { DocumentGrant } from "./document-access.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";

/** A column of a query on listings: the owner's answer to this person; null without a request. */
export const documentGrantOf = (userId: SQL) =>
  sql<Exclude<
    DocumentGrant,
    "none"
  > | null>`(select case when a.granted_at is not null then 'granted'
      when a.refused_at is not null then 'refused' else 'requested' end
    from ${documentAccess} a where a.listing_id = ${listings.id} and a.user_id = ${userId})`;
