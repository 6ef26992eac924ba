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

const suffixes = { package: "", renewal: ", monthly renewal", success_fee: ", success fee" };

export const orderLabel = (kind: OrderKind, packageId: PackageId): string =>
  packages[packageId].name + suffixes[kind];
