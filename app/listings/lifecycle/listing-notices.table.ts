import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { noticeKinds } from "./notices.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createdAt, moment, oneOf } from "#app/platform/db/columns.ts";

/** Which owner was told what, written in the transaction that writes the email: no notice is sent twice. */
export const listingNotices = pgTable(
  "listing_notices",
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: "cascade" }),
    kind: text({ enum: noticeKinds }).notNull(),
    /** What the notice is about: the end of the term, the day of the renewal, the day on which a confirmation was due. */
    period: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.listingId, t.kind, t.period] }),
    oneOf("listing_notices_kind", t.kind, noticeKinds),
  ],
);
