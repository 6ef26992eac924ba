import { CompareToggle } from "#app/listings/compare/compare-toggle.tsx";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import type { FormattedFigure } from "#app/listings/card/listing-card-data.ts";
import { CardPhoto } from "#app/listings/card/card-photo.tsx";
import { SaveButton } from "#app/listings/card/save-button.tsx";
import type { ResultData } from "#app/listings/search/page/search-view.ts";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

interface ResultCardProps {
  result: ResultData;
  /** The picture is on the first screen. */
  eager?: boolean;
}

const photoSizes = "(min-width: 40rem) 18rem, 100vw";
const tagsShown = 4;

/** One link per result, over all of it; the heart lies above the link. Figures stand in columns, so that the eye runs down them. */
export function ResultCard({ result, eager }: ResultCardProps) {
  return (
    <article className="group relative grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[minmax(11rem,18rem)_minmax(0,1fr)]">
      <div className="relative self-start">
        <CardPhoto listing={result} sizes={photoSizes} eager={eager} />
      </div>
      <div className="flex min-w-0 flex-col">
        <p className="flex flex-wrap items-baseline gap-x-1.5 text-xs text-ink-3 sm:pe-24">
          <span className="font-semibold text-ink-2">
            {result.city}, {result.region}
          </span>
          <span aria-hidden="true">·</span>
          <span>{result.category}</span>
          <span aria-hidden="true">·</span>
          <span>
            <span className="sr-only">Listed </span>
            <TimeAgo {...result.listed} />
          </span>
        </p>
        <h2 className="mt-1 line-clamp-2 font-serif text-lg leading-snug font-medium tracking-tight text-pretty sm:pe-24">
          <PlainLink
            to={`/business/${result.id}`}
            prefetch
            viewTransition
            className="covers group-hover:underline"
          >
            {result.title}
          </PlainLink>
        </h2>
        <p className="mt-1 line-clamp-2 text-sm text-ink-2 sm:min-h-[2lh]">{result.summary}</p>
        <ul className="mt-2 mb-auto flex h-6 flex-wrap gap-x-1.5 overflow-hidden" aria-label="Tags">
          {result.tags.slice(0, tagsShown).map((tag) => (
            <li
              key={tag}
              className="inline-flex h-6 items-center rounded-full bg-sunken px-2.5 text-xs text-ink-2"
            >
              {tag}
            </li>
          ))}
        </ul>
        <dl className="mt-3 grid grid-cols-[1.5fr_1fr_1fr_auto] gap-x-4 border-t border-line pt-2.5 max-sm:grid-cols-2 max-sm:gap-y-2">
          <Figure label="Asking price" figure={result.askingPrice} main />
          <Figure label="Revenue" figure={result.revenue} />
          <Figure label="Cash flow" figure={result.cashFlow} />
          <div className="sm:text-end">
            <dt className="text-xs text-ink-3">
              <abbr title="Asking price divided by cash flow" className="no-underline">
                Multiple
              </abbr>
            </dt>
            <dd className="figures text-sm/6 font-medium">
              {result.multiple === null ? "–" : `${result.multiple.toFixed(1)}×`}
            </dd>
          </div>
        </dl>
      </div>
      <div className="absolute top-2.5 right-2.5 flex flex-col gap-2 sm:-top-1 sm:right-0 sm:flex-row sm:gap-0">
        <CompareToggle listingId={result.id} title={result.title} look="round" />
        <SaveButton listingId={result.id} title={result.title} saved={result.saved} />
      </div>
    </article>
  );
}

interface FigureProps {
  label: string;
  figure: FormattedFigure | null;
  /** The figure that matters most. */
  main?: boolean;
}

function Figure({ label, figure, main }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className={main ? "leading-6 font-semibold" : "text-sm/6 font-medium"}>
        <FigureText figure={figure} showApprox={main} showCode={main} />
      </dd>
    </div>
  );
}
