import type { PackageId } from "#app/listings/listing.ts";
import { packages } from "#app/payments/package.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { DateText } from "#app/ui/date-text.tsx";
import { Money } from "#app/ui/money.tsx";

export interface OrderView {
  id: string;
  title: string;
  kind: "package" | "renewal" | "success_fee";
  packageId: PackageId;
  amount: number;
  currency: string;
  status: "open" | "paid" | "failed" | "expired" | "disputed";
  receiptNumber: string | null;
  createdAt: Date;
  refunded: number;
}

const statuses: Record<OrderView["status"], { label: string; tone: BadgeTone }> = {
  open: { label: "Open", tone: "warning" },
  paid: { label: "Paid", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  expired: { label: "Not completed", tone: "neutral" },
  disputed: { label: "Disputed", tone: "danger" },
};

const kinds: Record<OrderView["kind"], (name: string) => string> = {
  package: (name) => name,
  renewal: (name) => `${name}, renewal`,
  success_fee: (name) => `${name}, success fee`,
};

const columns: Column<OrderView>[] = [
  {
    key: "date",
    header: "Date",
    cell: (order) => <DateText value={order.createdAt.toISOString()} />,
  },
  {
    key: "what",
    header: "Order",
    rowHeader: true,
    cell: ({ kind, packageId, title }) => (
      <span className="block min-w-56">
        {kinds[kind](packages[packageId].name)}
        <span className="block font-normal text-ink-3">{title}</span>
      </span>
    ),
  },
  {
    key: "receipt",
    header: "Receipt",
    cell: ({ receiptNumber }) =>
      receiptNumber ? (
        <span className="whitespace-nowrap">{receiptNumber}</span>
      ) : (
        <span className="text-ink-3">None</span>
      ),
  },
  { key: "status", header: "Status", cell: (order) => <OrderStatus order={order} /> },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    cell: ({ amount, currency }) => <Money amount={amount} currency={currency} showCode />,
  },
];

export function OrdersTable({ orders }: { orders: OrderView[] }) {
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={orders}
      rowKey={(order) => order.id}
      empty={<p className="text-ink-2">No orders yet.</p>}
    />
  );
}

function OrderStatus({ order }: { order: OrderView }) {
  const { label, tone } = statuses[order.status];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={tone}>{label}</Badge>
      {order.refunded > 0 && (
        <span className="text-ink-2">
          <Money amount={order.refunded} currency={order.currency} /> refunded
        </span>
      )}
    </span>
  );
}
