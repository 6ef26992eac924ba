import type { ResultData, SearchViewData } from "#app/search/page/load-search.server.ts";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import { dot, type ListingCardData } from "#app/listings/card/listing-card-data.ts";
import { SmallCard } from "#app/shortlist/recently-viewed/small-card.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { CompareToggle } from "#app/shortlist/compare/compare-toggle.tsx";
import { CardFigures, CardPhoto } from "#app/listings/card/card-photo.tsx";
import { SaveButton } from "#app/listings/card/save-button.tsx";
import { listingHref } from "#app/listings/listing-address.ts";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { SmallSelect } from "#app/ui/forms/small-select.tsx";

/** How many photos a phone shows without scrolling; the browser lazy-loads the others. */
const eagerPhotos = 1;

export function ResultList({ form, view }: { form: string; view: SearchViewData }) {
  return (
    <>
      <FeaturedStrip listings={view.featured} />
      <ul className="results divide-y divide-line border-line lg:border-t">
        {view.results.map((result, index) => (
          <li key={result.id} className="later">
            <ResultCard result={result} eager={view.featured.length === 0 && index < eagerPhotos} />
          </li>
        ))}
      </ul>
      <ResultPages form={form} view={view} />
    </>
  );
}

export function ResultPages({ form, view }: { form: string; view: SearchViewData }) {
  return (
    <>
      <Pagination
        label="Pages of results"
        page={view.page}
        pages={view.pages}
        href={(page) => view.pageHrefs[page] ?? view.base}
      />
      {view.total > view.results.length + view.featured.length && (
        <div className="ms-auto mt-5 w-fit">
          <DisplaySelect form={form} name="pageSize" label="Per page" choice={view.pageSize} />
        </div>
      )}
    </>
  );
}

const eagerInStrip = 2;

function FeaturedStrip({ listings }: { listings: ListingCardData[] }) {
  if (listings.length === 0) return null;
  return (
    <section
      aria-labelledby="featured"
      className="mb-6 rounded-surface bg-sunken max-lg:mt-4 px-4 pt-3 pb-4"
    >
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="featured" className="text-sm font-semibold">
          Featured
        </h2>
        <p className="text-xs text-ink-2">Paid placements. They do not affect the order below.</p>
      </div>
      <ul className="-mx-4 grid auto-cols-[10.5rem] grid-flow-col gap-4 overflow-x-auto px-4 pb-1 xl:auto-cols-auto xl:grid-flow-row xl:grid-cols-5">
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <SmallCard card={listing} eager={index < eagerInStrip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DisplaySelectProps {
  form: string;
  name: string;
  label: string;
  choice: SearchViewData["sort"];
}

export function DisplaySelect({ form, name, label, choice }: DisplaySelectProps) {
  return (
    <label className="flex min-w-0 grow items-center gap-2 text-sm">
      <span className="text-ink-3 max-sm:sr-only">{label}</span>
      <SmallSelect
        name={name}
        form={form}
        defaultValue={choice.chosen}
        data-chosen={choice.chosen}
        className="min-w-0 grow"
        choices={choice.options}
      />
    </label>
  );
}

export function ViewSwitch({ view }: { view: SearchViewData }) {
  const links = [
    { label: "List", to: view.listTo, isCurrent: view.view === "list" },
    { label: "Map", to: view.mapTo, isCurrent: view.view === "map" },
  ];
  return (
    <nav aria-label="View" className="flex rounded-control border border-line-strong text-sm">
      {links.map(({ label, to, isCurrent }) => (
        <PlainLink
          key={label}
          to={to}
          preventScrollReset
          aria-current={isCurrent ? "true" : undefined}
          className="inline-flex min-h-9.5 items-center px-4 font-semibold text-ink-2 first:rounded-s-[0.4375rem] last:rounded-e-[0.4375rem] hover:text-ink aria-[current]:bg-ink aria-[current]:text-paper"
        >
          {label}
        </PlainLink>
      ))}
    </nav>
  );
}

interface ResultCardProps {
  result: ResultData;
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
          <b>{result.place}</b>
          {`${dot}${result.category}${dot}`}
          <span className="sr-only">Listed </span>
          <TimeAgo {...result.listed} />
        </p>
        <h2 className="card-title">
          <PlainLink to={listingHref(result)} prefetch viewTransition className="covers">
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
