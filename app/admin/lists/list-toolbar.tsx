import type { ReactNode } from "react";
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

export interface ListFilter {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string; count?: number }[];
}

interface ListToolbarProps {
  label: string;
  pathname: string;
  spec: ListSpec;
  state: ListState;
  words: { label: string; placeholder: string } | null;
  filters: readonly ListFilter[];
  fields?: ReactNode;
}

/** Selecting a filter submits the form; without JavaScript the button does. */
export function ListToolbar({
  label,
  pathname,
  spec,
  state,
  words,
  filters,
  fields,
}: ListToolbarProps) {
  const submitOnSelect = useSubmitOnSelect();
  const kept = listParams(spec, { ...state, page: 1 }).filter(([name]) =>
    ["sort", "dir", "size"].includes(name),
  );
  return (
    <div className="flex flex-col gap-3">
      <Form
        role="search"
        aria-label={label}
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
        {filters.map((filter) => (
          <FilterChoice key={filter.name} filter={filter} value={state.filters[filter.name]} />
        ))}
        {fields}
        <Button
          variant="secondary"
          size="sm"
          className={`min-h-10 ${filters.length % 2 === 0 || fields ? "col-span-2" : ""}`}
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

function FilterChoice({
  filter: { name, label, all, options },
  value,
}: {
  filter: ListFilter;
  value: string | null | undefined;
}) {
  return (
    <SmallSelect
      name={name}
      aria-label={label}
      key={value}
      defaultValue={value ?? ""}
      className="min-w-0 sm:w-44"
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.count === undefined
            ? option.label
            : `${option.label} (${formatNumber(option.count)})`}
        </option>
      ))}
    </SmallSelect>
  );
}
