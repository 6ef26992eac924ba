import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { listings } from "#app/listings/listings.table.ts";
import { listingChangeKinds } from "#app/messages/alerts/alert.ts";
import { moment, money, oneOf, partOf } from "#app/platform/db/columns.ts";
import { currencies } from "#app/shared/money.ts";

/** Written by triggers; see the migration `alerts`. */
export const listingChanges = pgTable(
  "listing_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: partOf(() => listings.id),
    kind: text({ enum: listingChangeKinds }).notNull(),
    happenedAt: moment().notNull(),
    price: money(),
    priceBefore: money(),
    currency: text({ enum: currencies }).notNull(),
    /** A flag instead of a high-water mark, because rows with a smaller id may commit later. */
    matchedAt: moment(),
  },
  (t) => [
    uniqueIndex("listing_changes_new_once")
      .on(t.listingId)
      .where(sql`${t.kind} = 'new'`),
    index("listing_changes_listing").on(t.listingId, t.happenedAt),
    index("listing_changes_recent").on(t.happenedAt),
    index("listing_changes_waiting")
      .on(t.id)
      .where(sql`${t.matchedAt} is null`),
    oneOf("listing_changes_kind", t.kind, listingChangeKinds),
    oneOf("listing_changes_currency", t.currency, currencies),
    check(
      "listing_changes_reduced",
      sql`${t.kind} <> 'reduced' or coalesce(${t.price} < ${t.priceBefore}, false)`,
    ),
  ],
);
