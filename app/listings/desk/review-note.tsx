import type { ReviewReason } from "#app/listings/listing.ts";
import { describeReview } from "#app/listings/review/describe-review.ts";
import { Banner } from "#app/ui/banner.tsx";

/** While a listing waits: what is being checked, and what that means for its owner. */
export function ReviewNote({ reasons, isPaid }: { reasons: ReviewReason[]; isPaid: boolean }) {
  const { title, checks, meanwhile } = describeReview(reasons, { isPaid });
  return (
    <Banner tone="warning" title={title}>
      {checks.length > 0 && (
        <ul className="my-1 list-disc ps-5">
          {checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      )}
      <p className="mt-1">{meanwhile}</p>
    </Banner>
  );
}
