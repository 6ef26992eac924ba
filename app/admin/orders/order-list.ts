import type { ListSpec } from "#app/admin/lists/list-state.ts";
import { type OrderKind, orderStatusLabels } from "#app/payments/orders/order-labels.ts";
import { packages } from "#app/payments/package.ts";

export const orderKindLabels: Record<OrderKind, string> = {
  package: "Package",
  renewal: "Renewal",
  success_fee: "Success fee",
};

export const orderName = ({ id, receiptNumber }: { id: string; receiptNumber: string | null }) =>
  receiptNumber ?? `Order ${id.slice(-8)}`;

/** `refunded` is not a status: a refunded order stays paid. */
const statusOptions = {
  ...Object.fromEntries(
    Object.entries(orderStatusLabels).map(([name, { label }]) => [name, label]),
  ),
  refunded: "Refunded",
};

export const orderListSpec = {
  heading: "Orders",
  pathname: "/admin/orders",
  words: { label: "Search orders", placeholder: "Receipt, person, listing or provider id" },
  filters: {
    status: { label: "Status", all: "All statuses", options: statusOptions },
    kind: { label: "Kind", all: "All kinds", options: orderKindLabels },
    package: {
      label: "Package",
      all: "All packages",
      options: Object.fromEntries(Object.values(packages).map(({ id, name }) => [id, name])),
    },
    period: {
      label: "Period",
      all: "Any time",
      options: {
        "7": "Last 7 days",
        "30": "Last 30 days",
        "90": "Last 90 days",
        "365": "Last 12 months",
      },
    },
  },
  sorts: ["date", "amount"],
  defaultDirection: "desc",
} as const satisfies ListSpec;
