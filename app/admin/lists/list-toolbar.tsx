import { Form } from "react-router";
import {
  isNarrowed,
  listParams,
  type ListSpec,
  type ListState,
  maxListWords,
} from "#app/admin/lists/list-state.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SmallSelect } from "#app/ui/forms/small-select.tsx";
import { useSubmitOnSelect } from "#app/ui/forms/use-submit-on-select.ts";

interface ListToolbarProps {
  spec: ListSpec;
  state: ListState;
  options: Readonly<Record<string, readonly FilterOption[]>>;
}

export interface FilterOption {
  value: string;
  label: string;
  count?: number;
}

/** Selecting a filter submits the form; without JavaScript the button does. */
export function ListToolbar({ spec, state, options }: ListToolbarProps) {
  const { heading, pathname, words } = spec;
  const filters = Object.entries(spec.filters);
  const submitOnSelect = useSubmitOnSelect();
  const kept = listParams(spec, { ...state, page: 1 }).filter(([name]) =>
    ["sort", "dir", "size"].includes(name),
  );
  return (
    <div className="flex flex-col gap-3">
      <Form
        role="search"
        aria-label={heading}
        action={pathname}
        onChange={submitOnSelect}
        className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap"
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {words && (
          <div className="relative col-span-2 sm:min-w-64 sm:flex-1">
            <Icon
              name="search"
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
            />
            <input
              type="search"
              name="q"
              key={state.q}
              defaultValue={state.q}
              maxLength={maxListWords}
              aria-label={words.label}
              placeholder={words.placeholder}
              className="control control-sm ps-9"
            />
          </div>
        )}
        {filters.map(([name, { label, all, options: labels }]) => (
          <SmallSelect
            name={name}
            aria-label={label}
            key={`${name} ${state.filters[name] ?? ""}`}
            defaultValue={state.filters[name] ?? ""}
            className="min-w-0 sm:w-44"
          >
            <option value="">{all}</option>
            {(options[name] ?? asOptions(labels)).map((option) => (
              <option key={option.value} value={option.value}>
                {option.count === undefined
                  ? option.label
                  : `${option.label} (${formatNumber(option.count)})`}
              </option>
            ))}
          </SmallSelect>
        ))}
        <Button
          variant="secondary"
          size="sm"
          className={`min-h-10 ${filters.length % 2 === 0 ? "col-span-2" : ""}`}
        >
          {words ? "Search" : "Apply"}
        </Button>
      </Form>
      {isNarrowed(state) && (
        <p className="text-sm">
          <PlainLink to={pathname} preventScrollReset className="link">
            Clear search and filters
          </PlainLink>
        </p>
      )}
    </div>
  );
}

const asOptions = (labels: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
