import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { createdAt, id, linkTo, moment, money, oneOf, partOf } from "#app/platform/db/columns.ts";
import { currencies } from "#app/shared/money.ts";
import { maxReason, offerStates, type OfferTerms, sides } from "./offer.ts";

/** One row for each version of a negotiation. */
export const offers = pgTable(
  "offers",
  {
    id: id(),
    conversationId: partOf(() => conversations.id),
    listingId: linkTo(() => listings.id),
    /** The version within the conversation. */
    number: integer().notNull(),
    by: text({ enum: sides }).notNull(),
    /** For the owner's side, the owner or the broker. */
    madeBy: linkTo(() => users.id),
    state: text({ enum: offerStates }).notNull().default("open"),
    price: money().notNull(),
    currency: text({ enum: currencies }).notNull(),
    terms: jsonb().$type<OfferTerms>().notNull(),
    validUntil: moment().notNull(),
    /** Why it was declined or withdrawn. */
    reason: text().notNull().default(""),
    remindedAt: moment(),
    createdAt: createdAt(),
    closedAt: moment(),
  },
  (t) => [
    uniqueIndex("offers_number").on(t.conversationId, t.number),
    uniqueIndex("offers_one_open")
      .on(t.conversationId)
      .where(sql`${t.state} = 'open'`),
    uniqueIndex("offers_one_accepted")
      .on(t.listingId)
      .where(sql`${t.state} = 'accepted'`),
    index("offers_listing").on(t.listingId, t.state),
    index("offers_made_by").on(t.madeBy),
    index("offers_deadline")
      .on(t.validUntil)
      .where(sql`${t.state} = 'open'`),
    oneOf("offers_by", t.by, sides),
    oneOf("offers_state", t.state, offerStates),
    oneOf("offers_currency", t.currency, currencies),
    check("offers_number_from_one", sql`${t.number} > 0`),
    check("offers_price", sql`${t.price} > 0`),
    check("offers_closed", sql`(${t.state} = 'open') = (${t.closedAt} is null)`),
    check("offers_reason", sql`length(${t.reason}) <= ${sql.raw(String(maxReason))}`),
  ],
);
