import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { queueKinds } from "#app/admin/queues/queue-kind.ts";
import { createdAt, moment, oneOf, partOf } from "#app/platform/db/columns.ts";

/** Who works on an item of a queue. The row goes with the decision. */
export const queueClaims = pgTable(
  "queue_claims",
  {
    kind: text({ enum: queueKinds }).notNull(),
    itemId: uuid().notNull(),
    adminId: partOf(() => users.id),
    createdAt: createdAt(),
    /** An approval that can still be undone; a job carries it out. */
    approvedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.itemId] }),
    oneOf("queue_claims_kind", t.kind, queueKinds),
  ],
);
