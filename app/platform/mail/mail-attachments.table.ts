import { customType, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "#app/platform/db/columns.ts";
import { mails } from "./mails.table.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A file of an email, apart from it: lists of emails must not read it. */
export const mailAttachments = pgTable("mail_attachments", {
  mailId: uuid()
    .primaryKey()
    .references(() => mails.id, { onDelete: "cascade" }),
  fileName: text().notNull(),
  contentType: text().notNull(),
  bytes: bytea().notNull(),
  createdAt: createdAt(),
});
