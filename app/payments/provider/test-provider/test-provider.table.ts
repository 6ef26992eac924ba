import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { TestObject } from "#app/payments/provider/test-provider/test-objects.ts";
import { createdAt, moment } from "#app/platform/db/columns.ts";

/** State of the test provider: checkouts, customers, subscriptions and invoices, as Stripe's JSON. */
export const testProviderObjects = pgTable(
  "test_provider_objects",
  {
    id: text().primaryKey(),
    data: jsonb().$type<TestObject>().notNull(),
    dueAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index("test_provider_objects_due")
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index("test_provider_objects_subscription").on(sql`(${t.data} ->> 'subscription')`),
  ],
);
