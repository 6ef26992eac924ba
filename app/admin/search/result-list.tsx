import {
  groupTitles,
  type ResultGroup,
  resultGroups,
  type SearchResult,
} from "#app/admin/search/search-result.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

interface ResultListProps {
  id: string;
  /** Sorted by group. */
  results: readonly SearchResult[];
  active: number;
  onChoose: (to: string) => void;
}

const icons: Readonly<Record<ResultGroup, IconName>> = {
  screens: "monitor",
  people: "user",
  listings: "store",
  orders: "credit-card",
};

export function ResultList({ id, results, active, onChoose }: ResultListProps) {
  return (
    <div id={id} role="listbox" aria-label="Results" className="overflow-y-auto p-2">
      {resultGroups
        .filter((group) => results.some((result) => result.group === group))
        .map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">
              {groupTitles[group]}
            </p>
            {results.map(
              ({ group: own, label, note, to }, index) =>
                own === group && (
                  <a
                    key={to}
                    href={to}
                    tabIndex={-1}
                    id={`${id}-${String(index)}`}
                    role="option"
                    aria-selected={index === active}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                      event.preventDefault();
                      onChoose(to);
                    }}
                    className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 hover:bg-sunken aria-selected:bg-accent-soft"
                  >
                    <Icon name={icons[group]} className="size-4 shrink-0 text-ink-3" />
                    <span className="min-w-0 grow">
                      <span className="block truncate text-sm font-medium">{label}</span>
                      {note && <span className="block truncate text-xs text-ink-3">{note}</span>}
                    </span>
                  </a>
                ),
            )}
          </div>
        ))}
    </div>
  );
}
