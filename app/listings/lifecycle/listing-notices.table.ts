import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { noticeKinds } from "./notices.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createdAt, moment, oneOf, partOf } from "#app/platform/db/columns.ts";

/** Which notices owners got, written in the transaction of the email: no notice is sent twice. */
export const listingNotices = pgTable(
  "listing_notices",
  {
    listingId: partOf(() => listings.id),
    kind: text({ enum: noticeKinds }).notNull(),
    /** The subject of the notice: the end of the term, the renewal day, or the day a confirmation was due. */
    period: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.kind, t.period] }),
    oneOf("listing_notices_kind", t.kind, noticeKinds),
  ],
);
