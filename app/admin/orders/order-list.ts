import type { ListSpec, ListState } from "#app/admin/lists/list-state.ts";
import type { PackageId } from "#app/listings/listing.ts";
import { type OrderKind, orderStatusLabels } from "#app/payments/orders/order-labels.ts";
import { packages } from "#app/payments/package.ts";

export const orderKindLabels: Record<OrderKind, string> = {
  package: "Package",
  renewal: "Renewal",
  success_fee: "Success fee",
};

export const orderName = ({ id, receiptNumber }: { id: string; receiptNumber: string | null }) =>
  receiptNumber ?? `Order ${id.slice(-8)}`;

export const orderPeriods = {
  "7": "Last 7 days",
  "30": "Last 30 days",
  "90": "Last 90 days",
  "365": "Last 12 months",
} as const;

const statuses = Object.keys(orderStatusLabels);

/** `refunded` is not a status: a refunded order stays paid. */
export const orderListSpec = {
  filters: {
    status: [...statuses, "refunded"],
    kind: Object.keys(orderKindLabels),
    package: Object.keys(packages),
    period: Object.keys(orderPeriods),
  },
  sorts: ["date", "amount"],
  defaultDirection: "desc",
} as const satisfies ListSpec;

export type OrderListState = ListState<"status" | "kind" | "package" | "period", "date" | "amount">;

const asOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const orderListFilters = [
  {
    name: "status",
    label: "Status",
    all: "All statuses",
    options: [
      ...Object.entries(orderStatusLabels).map(([value, { label }]) => ({ value, label })),
      { value: "refunded", label: "Refunded" },
    ],
  },
  { name: "kind", label: "Kind", all: "All kinds", options: asOptions(orderKindLabels) },
  {
    name: "package",
    label: "Package",
    all: "All packages",
    options: (Object.keys(packages) as PackageId[]).map((value) => ({
      value,
      label: packages[value].name,
    })),
  },
  { name: "period", label: "Period", all: "Any time", options: asOptions(orderPeriods) },
];
