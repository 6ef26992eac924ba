import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { offers } from "#app/deals/offers/offers.table.ts";
import { maxReason } from "#app/deals/offers/offer.ts";
import { signedDocuments } from "#app/deals/signing/signing.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { id, linkTo, moment, oneOf, partOf } from "#app/platform/db/columns.ts";
import { saleStates } from "./sale.ts";

export const sales = pgTable(
  "sales",
  {
    id: id(),
    offerId: partOf(() => offers.id),
    listingId: linkTo(() => listings.id),
    state: text({ enum: saleStates }).notNull().default("agreed"),
    agreedAt: moment().notNull(),
    endedAt: moment(),
    /** Why it fell through. */
    reason: text().notNull().default(""),
    /** The letter of intent. */
    letterId: linkTo(() => signedDocuments.id),
    /** The text that the other buyers got. */
    toldAt: moment(),
    toldText: text(),
  },
  (t) => [
    uniqueIndex("sales_offer").on(t.offerId),
    uniqueIndex("sales_letter").on(t.letterId),
    uniqueIndex("sales_one_agreed")
      .on(t.listingId)
      .where(sql`${t.state} = 'agreed'`),
    index("sales_listing").on(t.listingId, t.agreedAt),
    oneOf("sales_state", t.state, saleStates),
    check("sales_ended", sql`(${t.state} = 'agreed') = (${t.endedAt} is null)`),
    check("sales_told", sql`(${t.toldAt} is null) = (${t.toldText} is null)`),
    check("sales_reason", sql`length(${t.reason}) <= ${sql.raw(String(maxReason))}`),
  ],
);
