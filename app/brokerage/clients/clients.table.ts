import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createdAt, id, moment, partOf } from "#app/platform/db/columns.ts";

/** An owner whom a broker represents: with an account under a mandate, or by name and address for the broker's own listings. */
export const reportClients = pgTable(
  "report_clients",
  {
    id: id(),
    brokerId: partOf(() => users.id),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Of an owner with an account: none, the account's counts. */
    email: text(),
    invitedAt: moment().notNull(),
    /** Agreed by the link in the email. */
    confirmedAt: moment(),
    /** Unsubscribed. The row stays, so that the broker cannot ask again. */
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("report_clients_email").on(t.brokerId, t.email),
    uniqueIndex("report_clients_user").on(t.brokerId, t.userId),
    index("report_clients_of_user")
      .on(t.userId)
      .where(sql`${t.userId} is not null`),
    index("report_clients_unconfirmed")
      .on(t.invitedAt)
      .where(sql`${t.confirmedAt} is null`),
    check("report_clients_one_address", sql`num_nonnulls(${t.userId}, ${t.email}) = 1`),
    check("report_clients_name", sql`length(${t.name}) between 1 and 120`),
    check("report_clients_other", sql`${t.userId} <> ${t.brokerId}`),
  ],
);

/** The broker's own listings that belong to a client. Those under a mandate follow from it. */
export const reportListings = pgTable(
  "report_listings",
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    clientId: partOf(() => reportClients.id),
  },
  (t) => [index("report_listings_client").on(t.clientId)],
);
