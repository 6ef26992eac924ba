import type { Route } from "./+types/orders-export.route.ts";
import { csvResponse } from "#app/admin/lists/csv.server.ts";
import type { CsvColumn } from "#app/admin/lists/csv.ts";
import { listParams, parseListState } from "#app/admin/lists/list-state.ts";
import { orderKindLabels, orderListSpec } from "#app/admin/orders/order-list.ts";
import {
  type AdminOrderRow,
  readAdminOrders,
} from "#app/admin/orders/order-list.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { orderStatusLabels } from "#app/payments/orders/order-labels.ts";
import { packages } from "#app/payments/package.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { actorOf } from "#app/admin/actor.ts";

/** Dollars with a point, as every spreadsheet reads them. */
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const taxOf = ({ taxes }: AdminOrderRow): number => taxes.reduce((sum, tax) => sum + tax.amount, 0);

const columns: CsvColumn<AdminOrderRow>[] = [
  { header: "Order", value: ({ id }) => id },
  { header: "Receipt", value: ({ receiptNumber }) => receiptNumber },
  { header: "Kind", value: ({ kind }) => orderKindLabels[kind] },
  { header: "Package", value: ({ packageId }) => packages[packageId].name },
  { header: "Status", value: ({ status }) => orderStatusLabels[status].label },
  { header: "Name", value: ({ person }) => person },
  { header: "Email", value: ({ email }) => email },
  { header: "Listing", value: ({ title }) => title },
  { header: "Region", value: ({ region }) => region },
  { header: "Ordered", value: ({ createdAt }) => createdAt },
  { header: "Paid", value: ({ paidAt }) => paidAt },
  { header: "Amount (CAD)", value: ({ amount }) => dollars(amount) },
  { header: "Of which tax (CAD)", value: (order) => dollars(taxOf(order)) },
  { header: "Refunded (CAD)", value: ({ refunded }) => dollars(refunded) },
  { header: "Payment", value: ({ paymentId }) => paymentId },
];

/** Logged before the first row is sent, so that an aborted download is logged too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = parseListState(orderListSpec, url.searchParams);
  const now = new Date();
  await recordAudit(db, {
    ...actorOf(context),
    action: "orders-exported",
    subjectType: "order",
    subjectId: "list",
    details: { filters: Object.fromEntries(listParams(orderListSpec, { ...state, page: 1 })) },
  });
  return csvResponse("orders", now, columns, readAdminOrders(db, state, now));
}
