/** What a webhook can tell. A payload has ids, states and amounts, and no names or texts: see decision 047. */
export interface WebhookEvent {
  name: string;
  label: string;
  description: string;
  /** What `data` of the payload looks like. */
  example: Record<string, unknown>;
}

const listing = (status: string) => ({
  listing: { id: "01997c1e-5a3b-7000-8000-3f5d2c1b0a99", status },
});
const lead = {
  id: "01997c20-0b1c-7000-8000-6e4f3d2c1b0a",
  listingId: "01997c1e-5a3b-7000-8000-3f5d2c1b0a99",
};
const order = {
  id: "01997c22-7d6e-7000-8000-9a8b7c6d5e4f",
  listingId: "01997c1e-5a3b-7000-8000-3f5d2c1b0a99",
  kind: "package",
  amount: 338.99,
  currency: "CAD",
};
const deliverable = (state: string) => ({
  deliverable: {
    id: "01997c24-1f2e-7000-8000-0c1d2e3f4a5b",
    listingId: "01997c1e-5a3b-7000-8000-3f5d2c1b0a99",
    kind: "realtor-listing",
    state,
  },
});

export const webhookEvents = [
  {
    name: "listing.submitted",
    label: "Listing sent for review",
    description: "A listing that you own or manage waits for review.",
    example: listing("pending"),
  },
  {
    name: "listing.approved",
    label: "Listing approved",
    description: "A listing passed its review and can be seen by everyone.",
    example: listing("active"),
  },
  {
    name: "listing.rejected",
    label: "Listing rejected",
    description: "A listing was sent back with a reason, or taken down.",
    example: listing("draft"),
  },
  {
    name: "listing.published",
    label: "Listing on the market",
    description: "A listing can be seen by everyone without a review, or again.",
    example: listing("active"),
  },
  {
    name: "listing.changed",
    label: "Listing changed",
    description:
      "What a listing on the market says changed: its text, figures, place or answers. Not its photos and documents.",
    example: listing("active"),
  },
  {
    name: "listing.sale_agreed",
    label: "Sale agreed",
    description: "An offer for a listing was accepted. Its page stays public.",
    example: listing("active"),
  },
  {
    name: "listing.sold",
    label: "Listing sold",
    description: "A listing was marked as sold.",
    example: listing("sold"),
  },
  {
    name: "listing.withdrawn",
    label: "Listing withdrawn",
    description: "A listing was taken off the market by whoever manages it.",
    example: listing("expired"),
  },
  {
    name: "listing.expired",
    label: "Listing expired",
    description: "The term of a listing ended, or its payment was returned.",
    example: listing("expired"),
  },
  {
    name: "lead.created",
    label: "New lead",
    description: "Somebody wrote to you about a listing, or as a broker, for the first time.",
    example: { lead },
  },
  {
    name: "message.received",
    label: "Message received",
    description: "You received a message. The first one of a lead is told as well.",
    example: { message: { id: "01997c21-3c4d-7000-8000-5f6e7d8c9b0a" }, lead },
  },
  {
    name: "order.paid",
    label: "Order paid",
    description: "An order of yours was paid.",
    example: { order },
  },
  {
    name: "order.refunded",
    label: "Order refunded",
    description: "We returned an order's payment, or a part of it.",
    example: { order, refund: { amount: 100, currency: "CAD" } },
  },
  {
    name: "deliverable.due",
    label: "Part of a package due",
    description: "A package promises something that is not done yet.",
    example: deliverable("due"),
  },
  {
    name: "deliverable.done",
    label: "Part of a package done",
    description: "A part of a package was delivered.",
    example: deliverable("done"),
  },
  {
    name: "deliverable.impossible",
    label: "Part of a package impossible",
    description: "A part of a package could not be delivered. The order says what was returned.",
    example: deliverable("impossible"),
  },
  {
    name: "deliverable.withdrawn",
    label: "Part of a package withdrawn",
    description: "A part of a package is not due any more, because its order ended.",
    example: deliverable("withdrawn"),
  },
] as const satisfies readonly WebhookEvent[];

export type WebhookEventName = (typeof webhookEvents)[number]["name"];

export const webhookEventNames = webhookEvents.map(({ name }) => name);

/** Sent by hand, to one address. */
export const testEvent = "webhook.test";

export const eventLabel = (name: string): string =>
  webhookEvents.find((event) => event.name === name)?.label ?? "Test";
