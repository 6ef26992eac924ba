import { index, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { signedDocuments } from "#app/deals/signing/signing.table.ts";
import { linkTo } from "#app/platform/db/columns.ts";

/** What a signed agreement covers: the listing of its document, or all listings of a manager. */
export const agreements = pgTable(
  "agreements",
  {
    documentId: uuid()
      .primaryKey()
      .references(() => signedDocuments.id, { onDelete: "cascade" }),
    buyerId: linkTo(() => users.id),
    /** The owner or broker whose listings are all covered. */
    managerId: uuid().references(() => users.id),
  },
  (t) => [index("agreements_buyer").on(t.buyerId), index("agreements_manager").on(t.managerId)],
);
