import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { createdAt, id, moment, oneOf, partOf } from "#app/platform/db/columns.ts";
import { type Attempt, deliveryStates, webhookStates } from "./webhook.ts";

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    userId: partOf(() => users.id),
    url: text().notNull(),
    events: text().array().notNull(),
    /** Encrypted. */
    secret: text().notNull(),
    /** The one before, which signs as well for a day. */
    previousSecret: text(),
    previousSecretUntil: moment(),
    state: text({ enum: webhookStates }).notNull().default("active"),
    /** Since the first attempt that failed after the last that did not. Such addresses wait in a queue of their own. */
    failingSince: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index("webhook_endpoints_user").on(t.userId),
    oneOf("webhook_endpoints_state", t.state, webhookStates),
    check("webhook_endpoints_https", sql`${t.url} like 'https://%' and length(${t.url}) <= 1024`),
    check("webhook_endpoints_events", sql`cardinality(${t.events}) > 0`),
    check(
      "webhook_endpoints_previous",
      sql`(${t.previousSecret} is null) = (${t.previousSecretUntil} is null)`,
    ),
  ],
);

/** An event on its way to one address, and the log of it. Written by triggers; see the migration `webhooks`. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** The order in which the events of an object happened. */
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** What receivers recognize it by; a number would tell how many there are. */
    messageId: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    endpointId: partOf(() => webhookEndpoints.id),
    event: text().notNull(),
    /** While one event of an object waits, later ones of it wait behind it. */
    objectId: uuid().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    happenedAt: moment()
      .notNull()
      .default(sql`now()`),
    state: text({ enum: deliveryStates }).notNull().default("waiting"),
    dueAt: moment()
      .notNull()
      .default(sql`now()`),
    /** A process is sending it. If it dies, another one sends it after this. */
    claimedUntil: moment(),
    /** Since it was last sent by hand. */
    tries: smallint().notNull().default(0),
    attempts: jsonb()
      .$type<Attempt[]>()
      .notNull()
      .default(sql`'[]'`),
  },
  (t) => [
    index("webhook_deliveries_log").on(t.endpointId, t.id),
    index("webhook_deliveries_due")
      .on(t.endpointId, t.dueAt)
      .where(sql`${t.state} = 'waiting'`),
    index("webhook_deliveries_object")
      .on(t.endpointId, t.objectId, t.id)
      .where(sql`${t.state} = 'waiting'`),
    index("webhook_deliveries_happened").on(t.happenedAt),
    oneOf("webhook_deliveries_state", t.state, deliveryStates),
  ],
);
