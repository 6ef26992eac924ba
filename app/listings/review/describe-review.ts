import type { ReviewReason } from "#app/listings/listing.ts";

const checks: Record<ReviewReason, string> = {
  "repeated-photos":
    "Another listing shows some of the same photos, so we make sure that you may use them.",
  "repeated-text": "Another listing has almost the same text, so we make sure that it is yours.",
  "earlier-rejection":
    "One of your listings was not approved earlier, so we make sure that everything is in order this time.",
  "banned-words": "Some of its words are on a list that we always read by hand.",
};

export interface ReviewText {
  title: string;
  checks: string[];
  meanwhile: string;
}

export const describeReview = (
  reasons: readonly ReviewReason[],
  { isPaid }: { isPaid: boolean },
): ReviewText => ({
  title: "We are checking your listing before it goes live",
  checks: reasons.map((reason) => checks[reason]),
  meanwhile: isPaid
    ? "This usually takes one business day. Your payment is kept, and your term starts on the day your listing goes live. We will email you as soon as it does."
    : "This usually takes one business day. You can keep editing, and we will email you when it is done.",
});
