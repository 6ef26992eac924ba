import type { Area } from "#app/search/area.ts";
import { isCellInArea } from "#app/search/map/circles/map-grid.ts";
import type { SearchViewData } from "#app/search/page/make-search-view.ts";
import { ResultCard } from "#app/search/results/result-card.tsx";
import { PageSizeChoice } from "#app/search/results/results-toolbar.tsx";
import { Pagination } from "#app/ui/navigation/pagination.tsx";

interface MapResultsProps {
  form: string;
  view: SearchViewData;
  cells: readonly number[];
  /** The area of the circle under the pointer: its cards are marked. */
  activeArea: Area | null;
  onActiveCell: (cell: number) => void;
}

/** How many photos are visible without scrolling. */
const eagerPhotos = 2;

/** The results as cards; the one under the pointer marks its circle. */
export function MapResults({ form, view, cells, activeArea, onActiveCell }: MapResultsProps) {
  return (
    <section aria-label="Results">
      <ul className="map-cards results divide-y divide-line border-t border-line">
        {view.results.map((result, index) => {
          const cell = cells[index] ?? 0;
          const isActive = activeArea !== null && cell > 0 && isCellInArea(cell, activeArea);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only marks the circle of the card.
            <li
              key={result.id}
              data-active={isActive || undefined}
              onPointerEnter={() => onActiveCell(cell)}
              onPointerLeave={() => onActiveCell(0)}
              onFocus={() => onActiveCell(cell)}
              onBlur={() => onActiveCell(0)}
            >
              <ResultCard result={result} eager={index < eagerPhotos} />
            </li>
          );
        })}
      </ul>
      <Pagination
        label="Pages of results"
        page={view.page}
        pages={view.pages}
        href={(page) => view.pageHrefs[page] ?? view.base}
      />
      {view.total > view.results.length && (
        <div className="ms-auto mt-5 w-fit">
          <PageSizeChoice form={form} view={view} />
        </div>
      )}
    </section>
  );
}
