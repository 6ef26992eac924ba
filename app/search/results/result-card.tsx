import { CompareToggle } from "#app/shortlist/compare/compare-toggle.tsx";
import { CardFigures, CardPhoto } from "#app/listings/card/card-photo.tsx";
import { dot } from "#app/listings/card/listing-card-data.ts";
import { SaveButton } from "#app/listings/card/save-button.tsx";
import type { ResultData } from "#app/search/page/search-view.ts";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface ResultCardProps {
  result: ResultData;
  /** The photo is above the fold. */
  eager?: boolean;
}

const photoSizes = "(min-width: 40rem) 18rem, 100vw";

/** A single link covers the whole result; the buttons are layered above it. Figures are aligned in columns for comparison. */
export function ResultCard({ result, eager }: ResultCardProps) {
  const { id, title } = result;
  return (
    <article className="result">
      <CardPhoto listing={result} sizes={photoSizes} eager={eager} />
      <div className="result-text">
        <p className="card-place">
          <b>{`${result.city}, ${result.region}`}</b>
          {`${dot}${result.category}${dot}`}
          <span className="sr-only">Listed </span>
          <TimeAgo {...result.listed} />
        </p>
        <h2 className="card-title">
          <PlainLink to={`/business/${id}`} prefetch viewTransition className="covers">
            {title}
          </PlainLink>
        </h2>
        <p className="card-summary">{result.summary}</p>
        <ul className="tags" aria-label="Tags">
          {result.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <CardFigures listing={result} askingLabel="Asking price" showCode />
      </div>
      <div className="card-actions">
        <CompareToggle listingId={id} title={title} look="round" />
        <SaveButton listingId={id} title={title} saved={result.saved} />
      </div>
    </article>
  );
}
