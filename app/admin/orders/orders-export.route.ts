import type { Route } from "./+types/orders-export.route.ts";
import type { CsvColumn } from "#app/shared/csv.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import { orderKindLabels } from "#app/admin/orders/order-list.ts";
import { type AdminOrderRow, ordersList } from "#app/admin/orders/order-list.queries.server.ts";
import { describeOrder } from "#app/payments/orders/order-labels.ts";
import { packages } from "#app/payments/package.ts";

/** Dollars with a point, as every spreadsheet reads them. */
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const taxOf = ({ taxes }: AdminOrderRow): number => taxes.reduce((sum, tax) => sum + tax.amount, 0);

const columns: CsvColumn<AdminOrderRow>[] = [
  { header: "Order", value: ({ id }) => id },
  { header: "Receipt", value: ({ receiptNumber }) => receiptNumber },
  { header: "Kind", value: ({ kind }) => orderKindLabels[kind] },
  { header: "Package", value: ({ packageId }) => packages[packageId].name },
  { header: "Status", value: (order) => describeOrder(order).label },
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

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, { name: "orders", subjectType: "order", list: ordersList, columns });
