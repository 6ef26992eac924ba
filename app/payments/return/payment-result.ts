/** The state of the payment that a person returns from. The URL alone proves nothing: anyone can type it. */
export type PaymentResult =
  /** Paid, and the listing is live. */
  | "live"
  /** Paid, and an administrator looks at the listing first. */
  | "in-review"
  | "fee-paid"
  /** The provider has not told us yet. */
  | "confirming"
  /** A bank debit that takes a few days. */
  | "processing"
  | "failed"
  /** Paid, but it could not be published any more: the money goes back. */
  | "returned";

interface LatestOrder {
  kind: "package" | "renewal" | "success_fee";
  status: string;
  listingStatus: string;
  at: Date;
}

/** After a day nobody is still returning from a payment: checkouts end after 23 hours. */
const returnHours = 24;

export function paymentResult(order: LatestOrder | null, now: Date): PaymentResult | null {
  if (!order || now.getTime() - order.at.getTime() > returnHours * 60 * 60 * 1000) return null;
  switch (order.status) {
    case "paid":
      if (order.kind === "success_fee") return "fee-paid";
      if (order.listingStatus === "active") return "live";
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

/** Whether it is worth looking again soon. */
export const isUnsettled = (result: PaymentResult | null): boolean =>
  result === "confirming" || result === "processing";
