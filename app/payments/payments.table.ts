import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { packageIds } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createdAt, id, moment, money, oneOf, updatedAt } from "#app/platform/db/columns.ts";

export const orderKinds = ["package", "renewal", "success_fee"] as const;
export const orderStatuses = ["open", "paid", "failed", "expired", "disputed"] as const;
export const subscriptionStatuses = ["active", "past_due", "cancelled"] as const;

/** A one-time payment. Packages are priced and charged in Canadian dollars everywhere. */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: orderKinds }).notNull(),
    packageId: text({ enum: packageIds }).notNull(),
    amount: money().notNull(),
    currency: text({ enum: ["CAD"] })
      .notNull()
      .default("CAD"),
    status: text({ enum: orderStatuses }).notNull().default("open"),
    /** Ids at the payment provider: the checkout session, then the payment. */
    checkoutId: text(),
    paymentId: text(),
    receiptNumber: text(),
    paidAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("orders_checkout_key").on(t.checkoutId),
    uniqueIndex("orders_payment_key").on(t.paymentId),
    uniqueIndex("orders_receipt_key").on(t.receiptNumber),
    index("orders_listing").on(t.listingId, t.createdAt),
    index("orders_user").on(t.userId, t.createdAt),
    index("orders_status_created").on(t.status, t.createdAt.desc().nullsFirst()),
    index("orders_paid").on(t.paidAt),
    oneOf("orders_kind", t.kind, orderKinds),
    oneOf("orders_status", t.status, orderStatuses),
    oneOf("orders_package", t.packageId, packageIds),
    oneOf("orders_currency", t.currency, ["CAD"]),
    check("orders_amount", sql`${t.amount} > 0`),
    check(
      "orders_paid_has_a_day",
      sql`(${t.status} in ('paid', 'disputed')) = (${t.paidAt} is not null)`,
    ),
  ],
);

/** Refunds of an order; a trigger keeps their sum within its amount (see the migration `triggers`). */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    amount: money().notNull(),
    reason: text().notNull().default(""),
    providerRefundId: text(),
    refundedBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("refunds_provider_key").on(t.providerRefundId),
    index("refunds_order").on(t.orderId),
    index("refunds_created").on(t.createdAt),
    check("refunds_amount", sql`${t.amount} > 0`),
  ],
);

/** A package that renews monthly after its term, until the owner cancels. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    listingId: uuid()
      .notNull()
      .references(() => listings.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    packageId: text({ enum: packageIds }).notNull(),
    status: text({ enum: subscriptionStatuses }).notNull().default("active"),
    /** Price per month. */
    amount: money().notNull(),
    renewsAt: moment().notNull(),
    reminded: boolean().notNull().default(false),
    cancelledAt: moment(),
    providerSubscriptionId: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("subscriptions_one_running")
      .on(t.listingId)
      .where(sql`${t.status} <> 'cancelled'`),
    uniqueIndex("subscriptions_provider_key").on(t.providerSubscriptionId),
    index("subscriptions_user").on(t.userId),
    index("subscriptions_renewal")
      .on(t.renewsAt)
      .where(sql`${t.status} = 'active'`),
    oneOf("subscriptions_package", t.packageId, packageIds),
    oneOf("subscriptions_status", t.status, subscriptionStatuses),
    check("subscriptions_amount", sql`${t.amount} > 0`),
    check(
      "subscriptions_cancelled",
      sql`(${t.status} = 'cancelled') = (${t.cancelledAt} is not null)`,
    ),
  ],
);

/** Every verified webhook event of the payment provider, stored once by its id, however often it is delivered. */
export const providerEvents = pgTable(
  "provider_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    payload: jsonb().notNull(),
    occurredAt: moment().notNull(),
    receivedAt: createdAt(),
    processedAt: moment(),
    failure: text(),
  },
  (t) => [
    index("provider_events_waiting")
      .on(t.receivedAt)
      .where(sql`${t.processedAt} is null`),
  ],
);
