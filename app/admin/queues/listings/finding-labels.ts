import type { ReviewReason } from "#app/listings/listing.ts";

export const findingLabels: Record<ReviewReason, { badge: string; title: string }> = {
  "banned-words": { badge: "Banned words", title: "It contains banned words" },
  "repeated-text": { badge: "Repeated text", title: "Another owner's listing has the same text" },
  "repeated-photos": {
    badge: "Repeated photos",
    title: "Another owner's listing shows the same photos",
  },
  "earlier-rejection": {
    badge: "Rejected before",
    title: "A listing of this owner was rejected before",
  },
};
