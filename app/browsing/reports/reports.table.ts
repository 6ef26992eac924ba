import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { reportReasons } from "./report.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";

export const reportStates = ["open", "resolved", "dismissed"] as const;

export const listingReports = pgTable(
  "listing_reports",
  {
    id: id(),
    listingId: partOf(() => listings.id),
    reporterId: uuid().references(() => users.id, { onDelete: "set null" }),
    reason: text({ enum: reportReasons }).notNull(),
    details: text().notNull().default(""),
    state: text({ enum: reportStates }).notNull().default("open"),
    handledBy: uuid().references(() => users.id),
    handledAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index("listing_reports_state").on(t.state, t.createdAt),
    index("listing_reports_listing").on(t.listingId),
    oneOf("listing_reports_reason", t.reason, reportReasons),
    oneOf("listing_reports_state_words", t.state, reportStates),
    check("listing_reports_handled", sql`(${t.state} = 'open') = (${t.handledAt} is null)`),
  ],
);
