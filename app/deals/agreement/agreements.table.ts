import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { signedDocuments } from "#app/deals/signing/signing.table.ts";
import { linkTo } from "#app/platform/db/columns.ts";

/** What a signed confidentiality agreement serves for: the listing of its document, and all that somebody manages if it says so. */
export const agreements = pgTable(
  "agreements",
  {
    documentId: uuid()
      .primaryKey()
      .references(() => signedDocuments.id, { onDelete: "cascade" }),
    buyerId: linkTo(() => users.id),
    /** The owner or broker all of whose listings it covers. */
    managerId: uuid().references(() => users.id),
  },
  (t) => [index("agreements_buyer").on(t.buyerId), index("agreements_manager").on(t.managerId)],
);
