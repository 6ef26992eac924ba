import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { deliverableStates, type Proof } from "#app/payments/deliverables/deliverable.ts";
import { deliverableKinds } from "#app/payments/package.ts";
import { orders } from "#app/payments/payments.table.ts";
import { createdAt, id, linkTo, moment, money, oneOf } from "#app/platform/db/columns.ts";

export const deliverables = pgTable(
  "deliverables",
  {
    id: id(),
    orderId: linkTo(() => orders.id),
    listingId: linkTo(() => listings.id),
    kind: text({ enum: deliverableKinds }).notNull(),
    state: text({ enum: deliverableStates }).notNull(),
    dueAt: moment().notNull(),
    settledAt: moment(),
    /** Null if the program did it. */
    settledBy: uuid().references(() => users.id),
    proof: jsonb().$type<Proof>(),
    /** Why it cannot be done, and what was refunded for it. */
    reason: text(),
    refunded: money().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("deliverables_once").on(t.orderId, t.kind),
    index("deliverables_listing").on(t.listingId),
    index("deliverables_due")
      .on(t.dueAt)
      .where(sql`${t.state} = 'due'`),
    index("deliverables_settled").on(t.settledAt),
    oneOf("deliverables_kind", t.kind, deliverableKinds),
    oneOf("deliverables_state", t.state, deliverableStates),
    check(
      "deliverables_settled_has_a_day",
      sql`(${t.state} in ('done', 'impossible')) = (${t.settledAt} is not null)`,
    ),
    check("deliverables_reason", sql`(${t.state} = 'impossible') = (${t.reason} is not null)`),
    check("deliverables_refunded", sql`${t.refunded} >= 0`),
  ],
);
