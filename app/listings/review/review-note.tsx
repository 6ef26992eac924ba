import type { ReviewReason } from "#app/listings/listing.ts";
import { describeReview } from "./describe-review.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface ReviewNoteProps {
  reasons: readonly ReviewReason[];
  isPaid: boolean;
  listing?: { title: string; href: string };
}

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

interface ReviewLineProps {
  reasons: readonly ReviewReason[];
  isPaid: boolean;
}

export function ReviewLine({ reasons, isPaid }: ReviewLineProps) {
  const { title, checks, meanwhile } = describeReview(reasons, { isPaid });
  return (
    <div className="mt-2 max-w-prose text-sm">
      <p className="font-medium text-warning">{`${title}.`}</p>
      <p className="mt-0.5 text-ink-2">{[...checks, meanwhile].join(" ")}</p>
    </div>
  );
}
