import { z } from "zod";
import { packageIds } from "#app/listings/listing.ts";
import { findOwnOrder } from "#app/payments/orders/order.queries.server.ts";
import { orderKinds, orderStatuses } from "#app/payments/payments.table.ts";
import { listOrdersAfter } from "#app/payments/upgrades/upgrades.queries.server.ts";
import { defineEndpoint, type Endpoint } from "#app/programs/api/requests/endpoint.ts";
import { named } from "#app/programs/api/requests/named.ts";
import { makePage, pageOf, pageQuery } from "#app/programs/api/requests/page-cursor.ts";
import { notFound } from "#app/programs/api/requests/problem.ts";

const group = "Orders";

const order = {
  id: z.uuid(),
  listingId: z.uuid(),
  title: z.string().describe("Of the listing."),
  kind: z.enum(orderKinds),
  packageId: z.enum(packageIds),
  status: z.enum(orderStatuses),
  amount: z.number().describe("In dollars, taxes included."),
  currency: z.literal("CAD"),
  refunded: z.number(),
  receiptNumber: z.string().nullable(),
  createdAt: z.iso.datetime(),
};
const orderSummary = named("OrderSummary", order);
const wholeOrder = named("Order", {
  ...order,
  credit: z.number().describe("For the unused part of an earlier package."),
  taxes: z.array(
    z.strictObject({
      label: z.string(),
      rate: z.number(),
      amount: z.number(),
      number: z.string(),
    }),
  ),
  paidAt: z.iso.datetime().nullable(),
  periodStart: z.iso.datetime().nullable(),
  periodEnd: z.iso.datetime().nullable(),
});

const dollars = (cents: number) => cents / 100;
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export const orderEndpoints: Endpoint[] = [
  defineEndpoint({
    id: "listOrders",
    method: "GET",
    path: "/orders",
    summary: "List your orders",
    description: "Packages, renewals and success fees, latest first, as on your Upgrades page.",
    group,
    scope: "orders:read",
    query: z.strictObject(pageQuery),
    answer: { status: 200, about: "A page of orders.", schema: pageOf(orderSummary) },
    async handle({ db, bearer, query: { cursor, limit } }) {
      const rows = await listOrdersAfter(db, bearer.userId, cursor ?? null, limit + 1);
      const body = makePage(
        rows,
        limit,
        ({ createdAt: at, id }) => ({ at, id }),
        ({ amount, refunded, createdAt, ...row }) =>
          Object.assign(row, {
            amount: dollars(amount),
            refunded: dollars(refunded),
            createdAt: createdAt.toISOString(),
          }),
      );
      return { status: 200, body };
    },
  }),

  defineEndpoint({
    id: "getOrder",
    method: "GET",
    path: "/orders/{orderId}",
    summary: "Read an order",
    group,
    scope: "orders:read",
    params: z.object({ orderId: z.uuid() }),
    answer: { status: 200, about: "The order.", schema: wholeOrder },
    async handle({ db, bearer, params }) {
      const found = (await findOwnOrder(db, bearer.userId, params.orderId)) ?? notFound();
      const { id, listingId, title, kind, packageId, status, receiptNumber } = found;
      return {
        status: 200,
        body: {
          id,
          listingId,
          title,
          kind,
          packageId,
          status,
          receiptNumber,
          amount: dollars(found.amount),
          currency: "CAD",
          refunded: dollars(found.refunds.reduce((sum, { amount }) => sum + amount, 0)),
          credit: dollars(found.credit),
          taxes: found.taxes.map(({ label, rate, amount, number }) => ({
            label,
            rate,
            number,
            amount: dollars(amount),
          })),
          createdAt: found.createdAt.toISOString(),
          paidAt: iso(found.paidAt),
          periodStart: iso(found.periodStart),
          periodEnd: iso(found.periodEnd),
        },
      };
    },
  }),
];
