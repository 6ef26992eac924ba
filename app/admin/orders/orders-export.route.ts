import type { Route } from "./+types/orders-export.route.ts";
import type { CsvColumns } from "#app/shared/csv.ts";
import { exportList } from "#app/admin/lists/export-list.server.ts";
import { orderKindLabels } from "#app/admin/orders/order-list.ts";
import { type AdminOrderRow, ordersList } from "#app/admin/orders/order-list.queries.server.ts";
import { describeOrder } from "#app/payments/orders/order-labels.ts";
import { packages } from "#app/payments/package.ts";

/** Dollars with a point, as every spreadsheet reads them. */
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const taxOf = ({ taxes }: AdminOrderRow): number => taxes.reduce((sum, tax) => sum + tax.amount, 0);

const columns: CsvColumns<AdminOrderRow> = {
  Order: ({ id }) => id,
  Receipt: ({ receiptNumber }) => receiptNumber,
  Kind: ({ kind }) => orderKindLabels[kind],
  Package: ({ packageId }) => packages[packageId].name,
  Status: (order) => describeOrder(order).label,
  Name: ({ person }) => person,
  Email: ({ email }) => email,
  Listing: ({ title }) => title,
  Region: ({ region }) => region,
  Ordered: ({ createdAt }) => createdAt,
  Paid: ({ paidAt }) => paidAt,
  "Amount (CAD)": ({ amount }) => dollars(amount),
  "Of which tax (CAD)": (order) => dollars(taxOf(order)),
  "Refunded (CAD)": ({ refunded }) => dollars(refunded),
  Payment: ({ paymentId }) => paymentId,
};

export const loader = (args: Route.LoaderArgs) =>
  exportList(args, { name: "orders", subjectType: "order", list: ordersList, columns });
