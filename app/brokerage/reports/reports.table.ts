import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { reportClients } from "#app/brokerage/clients/clients.table.ts";
import { createdAt, id, moment, partOf } from "#app/platform/db/columns.ts";
import { mails } from "#app/platform/mail/mails.table.ts";

/** One for each client and month: the broker's note, and when it was sent. */
export const ownerReports = pgTable(
  "owner_reports",
  {
    id: id(),
    clientId: partOf(() => reportClients.id),
    /** Its first day. */
    month: date({ mode: "string" }).notNull(),
    note: text().notNull().default(""),
    /** By the schedule. */
    sentAt: moment(),
    sentByHandAt: moment(),
    /** The latest email, which keeps the PDF as it was sent. */
    mailId: uuid().references(() => mails.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("owner_reports_once").on(t.clientId, t.month),
    index("owner_reports_mail").on(t.mailId),
    check("owner_reports_month", sql`extract(day from ${t.month}) = 1`),
    check("owner_reports_note", sql`length(${t.note}) <= 1000`),
  ],
);
