import type { SearchViewData } from "#app/search/page/make-search-view.ts";
import { ResultCard } from "./result-card.tsx";
import { PageSizeChoice } from "./results-toolbar.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";
import type { ListingCardData } from "#app/listings/card/listing-card-data.ts";
import { SmallCard } from "#app/shortlist/recently-viewed/small-card.tsx";

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
      <Pagination
        label="Pages of results"
        page={view.page}
        pages={view.pages}
        href={(page) => view.pageHrefs[page] ?? view.base}
      />
      {view.total > view.results.length + view.featured.length && (
        <div className="ms-auto mt-5 w-fit">
          <PageSizeChoice form={form} view={view} />
        </div>
      )}
    </>
  );
}

/** How many photos a phone shows without scrolling. */
const eagerInStrip = 2;

/** Featured listings above the first page of results. They are on no page of the list below. */
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
