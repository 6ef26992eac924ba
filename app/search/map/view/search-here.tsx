import { type Area, formatArea } from "#app/search/area.ts";
import { areaMark, type CellCounts, type MapView } from "#app/search/map/map-data.ts";
import { isCellInArea } from "#app/search/map/circles/map-grid.ts";
import { shortCount } from "#app/search/map/map-labels.ts";
import { visibleArea } from "./move-view.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface SearchHereProps {
  view: MapView;
  cells: CellCounts;
  areaHref: string;
  /** The area that is searched already, as in the URL. */
  chosen: string | null;
  onSearch: (area: Area) => void;
}

const look =
  "absolute left-1/2 z-3 inline-flex min-h-10 -translate-x-1/2 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap shadow-float max-sm:bottom-3 sm:top-3 print:hidden";

/** Offered once the map has been moved, with the number that it would find; not where that is nothing. */
export function SearchHere({ view, cells, areaHref, chosen, onSearch }: SearchHereProps) {
  const area = visibleArea(view);
  if (area && formatArea(area) === chosen) return null;
  const count = area ? countInArea(cells, area) : 0;
  if (!area || count === 0)
    return <p className={`${look} border-line bg-surface text-ink-2`}>No businesses here</p>;
  return (
    <PlainLink
      to={areaHref.replace(areaMark, formatArea(area))}
      preventScrollReset
      onClick={() => onSearch(area)}
      className={`${look} border-ink bg-ink text-paper hover:border-accent-strong hover:bg-accent-strong hover:text-on-accent`}
    >
      <Icon name="search" className="size-4 shrink-0" />
      Search this area
      {/* Of a very large market only squares of several cells are known here. */}
      {cells.size === 1 && <span className="figures font-normal">({shortCount(count)})</span>}
    </PlainLink>
  );
}

function countInArea({ packed }: CellCounts, area: Area): number {
  let count = 0;
  for (let at = 0; at < packed.length; at += 3)
    if (isCellInArea(packed[at]!, area)) count += packed[at + 1]!;
  return count;
}
