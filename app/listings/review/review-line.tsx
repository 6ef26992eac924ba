import type { ReviewReason } from "#app/listings/listing.ts";
import { describeReview } from "./describe-review.ts";

interface ReviewLineProps {
  reasons: readonly ReviewReason[];
  isPaid: boolean;
}

/** The same in the row of a list. */
export function ReviewLine({ reasons, isPaid }: ReviewLineProps) {
  const { title, checks, meanwhile } = describeReview(reasons, { isPaid });
  return (
    <div className="mt-2 max-w-prose text-sm">
      <p className="font-medium text-warning">{`${title}.`}</p>
      <p className="mt-0.5 text-ink-2">{[...checks, meanwhile].join(" ")}</p>
    </div>
  );
}
