import type { ReviewReason } from "#app/listings/listing.ts";
import { describeReview } from "./describe-review.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface ReviewNoteProps {
  reasons: readonly ReviewReason[];
  isPaid: boolean;
  /** On pages that are not about one listing. */
  listing?: { title: string; href: string };
}

/** While a listing waits: what is being checked, and what that means for its owner. */
export function ReviewNote({ reasons, isPaid, listing }: ReviewNoteProps) {
  const { title, checks, meanwhile } = describeReview(reasons, { isPaid });
  return (
    <Banner tone="warning" title={title}>
      {listing && (
        <p className="mt-1">
          <PlainLink to={listing.href} className="font-semibold underline underline-offset-4">
            {listing.title}
          </PlainLink>
        </p>
      )}
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
