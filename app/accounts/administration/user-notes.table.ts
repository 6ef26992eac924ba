import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { maxUserNote } from "./user-note.ts";
import { createdAt, id, partOf } from "#app/platform/db/columns.ts";

/** What administrators know about a person. The person does not see it. */
export const userNotes = pgTable(
  "user_notes",
  {
    id: id(),
    userId: partOf(() => users.id),
    authorId: partOf(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("user_notes_user").on(t.userId, t.createdAt),
    check("user_notes_text", sql`length(${t.text}) between 1 and ${sql.raw(String(maxUserNote))}`),
  ],
);
