import type { MouseEvent } from "react";
import { groupTitles } from "./list-options.ts";
import { type SuggestionData, type SuggestionGroup, suggestionGroups } from "./suggestion-data.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";

interface OptionListProps {
  id: string;
  options: readonly SuggestionData[];
  /** The index of the highlighted option; -1 for none. */
  active: number;
  /** Whether a last option clears the recent searches. */
  canClear: boolean;
  onChoose: (index: number, event: MouseEvent) => void;
}

const icons: Readonly<Record<SuggestionGroup, IconName>> = {
  recent: "clock",
  "trade-in-place": "search",
  trade: "search",
  place: "map-pin",
  listing: "store",
};

const optionClass =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start hover:bg-sunken aria-selected:bg-accent-soft";

/** The list below a search field. Its options are links, which can also be opened in another tab. */
export function OptionList({ id, options, active, canClear, onChoose }: OptionListProps) {
  // Keep the focus in the field, or its blur would close the list before the click.
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[min(28rem,60svh)] overflow-y-auto rounded-surface border border-line bg-surface p-1.5 text-start shadow-float"
    >
      {suggestionGroups
        .filter((group) => options.some((option) => option.group === group))
        .map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <p id={`${id}-${group}`} className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">
              {groupTitles[group]}
            </p>
            {options.map(
              (option, index) =>
                option.group === group && (
                  <Option
                    key={option.to}
                    id={`${id}-${index}`}
                    option={option}
                    selected={index === active}
                    onClick={(event) => onChoose(index, event)}
                  />
                ),
            )}
            {group === "recent" && canClear && (
              <button
                type="button"
                tabIndex={-1}
                id={`${id}-${options.length}`}
                role="option"
                aria-selected={active === options.length}
                onClick={(event) => onChoose(options.length, event)}
                className={`${optionClass} text-sm font-semibold text-accent`}
              >
                <Icon name="x" className="size-4 shrink-0" />
                Clear recent searches
              </button>
            )}
          </div>
        ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  option: SuggestionData;
  selected: boolean;
  onClick: (event: MouseEvent) => void;
}

function Option({ id, option, selected, onClick }: OptionProps) {
  const { group, label, note, count, to } = option;
  return (
    <a
      href={to}
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={selected}
      onClick={onClick}
      className={optionClass}
    >
      <Icon name={icons[group]} className="size-4 shrink-0 text-ink-3" />
      <span className="min-w-0 grow">
        <span className="line-clamp-2 font-medium">{label}</span>
        {note && <span className="block truncate text-xs text-ink-3">{note}</span>}
      </span>
      {count && (
        <span className="figures shrink-0 text-sm text-ink-2">
          {count.number} <span className="sr-only">{count.word}</span>
        </span>
      )}
    </a>
  );
}
