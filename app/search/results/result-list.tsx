import { FeaturedStrip } from "#app/search/featured/featured-strip.tsx";
import type { SearchViewData } from "#app/search/page/search-view.ts";
import { ResultCard } from "./result-card.tsx";
import { PageSizeChoice } from "./results-toolbar.tsx";
import { Pagination } from "#app/ui/pagination.tsx";

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
