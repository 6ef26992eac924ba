import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import type { CategorySlug } from "#app/listings/category.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { id, linkTo, moment, oneOf, partOf } from "#app/platform/db/columns.ts";
import { mandateStates } from "./mandate.ts";

/** An offer to one broker; once accepted, the mandate itself. */
export const mandateOffers = pgTable(
  "mandate_offers",
  {
    id: id(),
    listingId: partOf(() => listings.id),
    brokerId: linkTo(() => users.id),
    /** The administrator, also of the offers that followed by themselves. */
    offeredBy: linkTo(() => users.id),
    offeredAt: moment().notNull(),
    expiresAt: moment().notNull(),
    state: text({ enum: mandateStates }).notNull().default("offered"),
    answeredAt: moment(),
    endedAt: moment(),
    /** Why it was declined or ended, in the words of who did it. */
    reason: text().notNull().default(""),
    /** In which the owner met the broker. */
    conversationId: uuid().references(() => conversations.id, { onDelete: "set null" }),
  },
  (t) => [
    uniqueIndex("mandate_offers_one_at_a_time")
      .on(t.listingId)
      .where(sql`${t.state} in ('offered', 'accepted')`),
    index("mandate_offers_listing").on(t.listingId, t.offeredAt),
    index("mandate_offers_broker").on(t.brokerId, t.state),
    oneOf("mandate_offers_state", t.state, mandateStates),
    check("mandate_offers_answered", sql`(${t.state} = 'offered') = (${t.answeredAt} is null)`),
    check("mandate_offers_ended", sql`(${t.state} = 'ended') = (${t.endedAt} is not null)`),
    check("mandate_offers_reason", sql`length(${t.reason}) <= 1000`),
  ],
);

/** Which mandates a broker takes. No region means every region, no category every category. */
export const mandateWishes = pgTable("mandate_wishes", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  takesMandates: boolean().notNull(),
  regions: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  categories: text()
    .array()
    .$type<CategorySlug[]>()
    .notNull()
    .default(sql`'{}'`),
});
