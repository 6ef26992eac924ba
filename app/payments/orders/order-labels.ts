import type { PackageId } from "#app/listings/listing.ts";
import type { OrderStatus } from "#app/payments/events/outcomes.ts";
import { packages } from "#app/payments/package.ts";
import type { BadgeTone } from "#app/ui/feedback/badge.tsx";

export type OrderKind = keyof typeof suffixes;

export const orderStatusLabels: Record<OrderStatus, { label: string; tone: BadgeTone }> = {
  open: { label: "Not paid yet", tone: "warning" },
  processing: { label: "Processing", tone: "warning" },
  paid: { label: "Paid", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  expired: { label: "Not completed", tone: "neutral" },
  disputed: { label: "Disputed", tone: "danger" },
  charged_back: { label: "Returned by the bank", tone: "danger" },
};

/** A refunded order stays paid in the books, but that is not what people want to know. */
export function describeOrder(order: { status: OrderStatus; amount: number; refunded: number }) {
  const { status, amount, refunded } = order;
  if (status !== "paid" || refunded === 0) return orderStatusLabels[status];
  return { label: refundLabel(amount, refunded), tone: "warning" } as const;
}

export const refundLabel = (amount: number, refunded: number): string =>
  refunded >= amount ? "Refunded" : "Partly refunded";

const suffixes = { package: "", renewal: ", monthly renewal", success_fee: ", success fee" };

export const orderLabel = (kind: OrderKind, packageId: PackageId): string =>
  packages[packageId].name + suffixes[kind];
