import type { Reversal } from "#app/payments/orders/kept-payments.ts";
import { packages } from "#app/payments/package.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import type { OrderKind } from "#app/payments/orders/order-labels.ts";

export interface RefundSituation {
  kind: OrderKind;
  isRest: boolean;
  reversal: Reversal;
  listingStatus: string;
  hasRenewal: boolean;
}

/** Must match `reverseIfReturned`. */
export function refundEffect(situation: RefundSituation): string {
  const { kind, isRest, reversal, listingStatus, hasRenewal } = situation;
  if (kind === "success_fee") return "The listing stays sold. Nothing else changes.";
  if (!isRest)
    return hasRenewal
      ? "Part of the payment stays with us, so the listing stays as it is and keeps renewing."
      : "Part of the payment stays with us, so the listing stays as it is.";
  if (reversal.kind === "none")
    return reversal.later
      ? "A later payment stands for the listing, so it stays as it is."
      : "This payment bought no time on the market, so nothing else changes.";
  if (listingStatus === "sold")
    return hasRenewal
      ? "The listing is sold and stays so. Its renewal ends."
      : "The listing is sold and stays so.";
  if (reversal.kind === "falls-back") {
    const { packageId, periodEnd } = reversal.to;
    return `The listing goes back to what was paid before: ${packages[packageId].name}, until ${formatDate(periodEnd)}, without renewal. The owner is notified by email.`;
  }
  if (listingStatus === "active" || listingStatus === "pending")
    return hasRenewal
      ? "The listing leaves the market, its renewal ends, and the owner is notified by email."
      : "The listing leaves the market, and the owner is notified by email.";
  return hasRenewal
    ? "The listing is not on the market. Its renewal ends."
    : "The listing is not on the market, so nothing else changes.";
}
