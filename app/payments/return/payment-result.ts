/** The URL alone proves nothing: anyone can type it. */
export type PaymentResult =
  | "live"
  /** A better package replaced a running one. */
  | "upgraded"
  | "in-review"
  | "fee-paid"
  | "confirming"
  | "processing"
  | "failed"
  /** Paid, but it could no longer be published. */
  | "returned";

interface LatestOrder {
  kind: "package" | "renewal" | "success_fee";
  status: string;
  listingStatus: string;
  credit: number;
  at: Date;
}

/** Checkouts end after 23 hours. */
const returnHours = 24;

export function paymentResult(order: LatestOrder | null, now: Date): PaymentResult | null {
  if (!order || now.getTime() - order.at.getTime() > returnHours * 60 * 60 * 1000) return null;
  switch (order.status) {
    case "paid":
      if (order.kind === "success_fee") return "fee-paid";
      if (order.listingStatus === "active") return order.credit > 0 ? "upgraded" : "live";
      return order.listingStatus === "pending" ? "in-review" : "returned";
    case "open":
      return "confirming";
    case "processing":
      return "processing";
    case "failed":
      return "failed";
    default:
      return null;
  }
}

export const isUnsettled = (result: PaymentResult | null): boolean =>
  result === "confirming" || result === "processing";
