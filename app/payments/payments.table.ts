import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import { packageIds } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { FactKind, PaymentFact } from "#app/payments/provider/payment-fact.ts";
import {
  createdAt,
  id,
  linkTo,
  moment,
  money,
  oneOf,
  updatedAt,
} from "#app/platform/db/columns.ts";

export const orderKinds = ["package", "renewal", "success_fee"] as const;
/** `processing`: a bank debit that takes days. `charged_back`: a dispute was lost. */
export const orderStatuses = [
  "open",
  "processing",
  "paid",
  "failed",
  "expired",
  "disputed",
  "charged_back",
] as const;
export const subscriptionStatuses = ["active", "past_due", "cancelled"] as const;

export interface TaxLine {
  label: string;
  rate: number;
  amount: number;
  number: string;
}

export const orders = pgTable(
  "orders",
  {
    id: id(),
    listingId: linkTo(() => listings.id),
    userId: linkTo(() => users.id),
    kind: text({ enum: orderKinds }).notNull(),
    packageId: text({ enum: packageIds }).notNull(),
    /** Price less credit, plus taxes. */
    amount: money().notNull(),
    /** The unused part of the replaced package. */
    credit: money().notNull().default(0),
    taxes: jsonb().$type<TaxLine[]>().notNull().default([]),
    renewal: jsonb().$type<{ amount: number; taxes: TaxLine[] }>(),
    currency: text({ enum: ["CAD"] })
      .notNull()
      .default("CAD"),
    status: text({ enum: orderStatuses }).notNull().default("open"),
    checkoutId: text(),
    invoiceId: text(),
    paymentId: text(),
    checkoutUrl: text(),
    checkoutExpiresAt: moment(),
    successPath: text(),
    cancelPath: text(),
    receiptNumber: text(),
    paidAt: moment(),
    /** The bought period; empty if the money is returned. */
    periodStart: moment(),
    periodEnd: moment(),
    /** Another sale of the same listing has its own fee. */
    soldAt: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("orders_checkout_key").on(t.checkoutId),
    uniqueIndex("orders_invoice_key").on(t.invoiceId),
    uniqueIndex("orders_payment_key").on(t.paymentId),
    uniqueIndex("orders_one_open")
      .on(t.listingId)
      .where(sql`${t.kind} = 'package' and ${t.status} in ('open', 'processing')`),
    uniqueIndex("orders_one_fee")
      .on(t.listingId, t.soldAt)
      .where(sql`${t.kind} = 'success_fee'`),
    uniqueIndex("orders_receipt_key").on(t.receiptNumber),
    index("orders_listing").on(t.listingId, t.createdAt),
    index("orders_user").on(t.userId, t.createdAt),
    index("orders_status_created").on(t.status, t.createdAt.desc().nullsFirst()),
    index("orders_paid").on(t.paidAt),
    index("orders_unsettled")
      .on(t.id)
      .where(sql`${t.status} in ('open', 'processing')`),
    oneOf("orders_kind", t.kind, orderKinds),
    oneOf("orders_status", t.status, orderStatuses),
    oneOf("orders_package", t.packageId, packageIds),
    oneOf("orders_currency", t.currency, ["CAD"]),
    check("orders_amount", sql`${t.amount} > 0`),
    check("orders_credit", sql`${t.credit} >= 0`),
    check(
      "orders_paid_has_a_day",
      sql`(${t.status} in ('paid', 'disputed', 'charged_back')) = (${t.paidAt} is not null)`,
    ),
  ],
);

/** A trigger keeps the sum within the order's amount. */
export const refunds = pgTable(
  "refunds",
  {
    id: id(),
    orderId: linkTo(() => orders.id),
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

export const subscriptions = pgTable(
  "subscriptions",
  {
    id: id(),
    listingId: linkTo(() => listings.id),
    userId: linkTo(() => users.id),
    packageId: text({ enum: packageIds }).notNull(),
    orderId: uuid().references((): AnyPgColumn => orders.id),
    status: text({ enum: subscriptionStatuses }).notNull().default("active"),
    amount: money().notNull(),
    taxes: jsonb().$type<TaxLine[]>().notNull().default([]),
    renewsAt: moment().notNull(),
    paidUntil: moment().notNull(),
    /** While the cancelled renewal can still be resumed. */
    endsAt: moment(),
    retryAt: moment(),
    reminded: boolean().notNull().default(false),
    cancelledAt: moment(),
    providerSubscriptionId: text(),
    customerId: text(),
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

/** Append-only; see `provider/payment-fact.ts`. */
export const paymentFacts = pgTable(
  "payment_facts",
  {
    id: text().primaryKey(),
    kind: text().$type<FactKind>().notNull(),
    orderId: uuid().references(() => orders.id),
    checkoutId: text(),
    invoiceId: text(),
    paymentId: text(),
    subscriptionId: text(),
    occurredAt: moment().notNull(),
    details: jsonb().$type<PaymentFact>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("payment_facts_order").on(t.orderId),
    index("payment_facts_checkout").on(t.checkoutId),
    index("payment_facts_invoice").on(t.invoiceId),
    index("payment_facts_payment").on(t.paymentId),
    index("payment_facts_subscription").on(t.subscriptionId),
  ],
);

/** Emails already sent: none is sent twice. */
export const paymentNotices = pgTable("payment_notices", {
  key: text().primaryKey(),
  createdAt: createdAt(),
});

export const taxAuthorities = ["GST", "QST", "PST-BC", "PST-MB", "PST-SK"] as const;
export const taxLabels = ["GST", "HST", "QST", "PST"] as const;

/** A tax without a row is not charged. */
export const taxRegistrations = pgTable(
  "tax_registrations",
  {
    authority: text({ enum: taxAuthorities }).primaryKey(),
    number: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf("tax_registrations_authority", t.authority, taxAuthorities),
    check("tax_registrations_number", sql`${t.number} <> ''`),
  ],
);

/** The first rows come with a migration. */
export const taxRates = pgTable(
  "tax_rates",
  {
    region: text().notNull(),
    label: text({ enum: taxLabels }).notNull(),
    since: date({ mode: "string" }).notNull(),
    /** GST and HST are one registration. */
    authority: text({ enum: taxAuthorities }).notNull(),
    /** In percent; 0 ends a tax. */
    rate: numeric({ precision: 6, scale: 3, mode: "number" }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.region, t.label, t.since] }),
    oneOf("tax_rates_label", t.label, taxLabels),
    oneOf("tax_rates_authority", t.authority, taxAuthorities),
    check("tax_rates_rate", sql`0 <= ${t.rate} and ${t.rate} <= 30`),
    check("tax_rates_region", sql`${t.region} like 'CA-%'`),
  ],
);
