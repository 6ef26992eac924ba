import type { MouseEvent, ReactNode } from "react";
import type { CountParts } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";

interface GroupedOptionsProps<Group extends string> {
  /** Of the list around it; option 3 has the id `{id}-3`. */
  id: string;
  groups: Readonly<Record<Group, { title: string; icon: IconName }>>;
  options: readonly {
    group: Group;
    label: string;
    note: string | null;
    count?: CountParts | null;
    to: string;
  }[];
  active: number;
  onChoose: (index: number) => void;
  endOf?: (group: Group) => ReactNode;
}

export const optionClass =
  "flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-start hover:bg-sunken aria-selected:bg-accent-soft";

/** The options of a combobox are links, which the browser opens in a new tab if asked to. */
export function GroupedOptions<Group extends string>(props: GroupedOptionsProps<Group>) {
  const { id, groups, options, active, onChoose, endOf } = props;
  const choose = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(index);
  };
  return (Object.keys(groups) as Group[])
    .filter((group) => options.some((option) => option.group === group))
    .map((group) => (
      <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
        <p id={`${id}-${group}`} className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">
          {groups[group].title}
        </p>
        {options.map(
          ({ group: own, label, note, count, to }, index) =>
            own === group && (
              <a
                key={to}
                href={to}
                tabIndex={-1}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onClick={(event) => choose(event, index)}
                className={optionClass}
              >
                <Icon name={groups[group].icon} className="size-4 shrink-0 text-ink-3" />
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
            ),
        )}
        {endOf?.(group)}
      </div>
    ));
}
