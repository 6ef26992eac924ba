import type { ReactNode } from "react";
import { Link } from "react-router";
import type { SearchViewData } from "#app/listings/search/page/search-view.ts";
import { pageSizes, type Sort, sorts } from "#app/listings/search/search.ts";
import { Icon } from "#app/ui/icon.tsx";
import { chevronDownIcon } from "#app/ui/icon-paths.ts";

const sortNames: Readonly<Record<Sort, string>> = {
  default: "Default",
  "price-asc": "Price: Low to High",
  "price-desc": "Price: High to Low",
  newest: "Newest First",
  oldest: "Oldest First",
};

interface ResultsToolbarProps {
  form: string;
  view: SearchViewData;
}

/** How results are shown. What is usual has an empty value, and leaves no trace in the address. */
export function SortChoice({ form, view }: ResultsToolbarProps) {
  return (
    <Choice
      form={form}
      name="sort"
      label="Sort by"
      chosen={view.sort === "default" ? "" : view.sort}
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort === "default" ? "" : sort}>
          {sortNames[sort]}
        </option>
      ))}
    </Choice>
  );
}

export function ViewSwitch({ view }: Pick<ResultsToolbarProps, "view">) {
  return (
    <nav aria-label="View" className="flex rounded-control border border-line-strong text-sm">
      <ViewLink to={view.listTo} current={view.view === "list"}>
        List
      </ViewLink>
      <ViewLink to={view.mapTo} current={view.view === "map"}>
        Map
      </ViewLink>
    </nav>
  );
}

export function PageSizeChoice({ form, view }: ResultsToolbarProps) {
  return (
    <Choice
      form={form}
      name="pageSize"
      label="Per page"
      chosen={view.pageSize === 25 ? "" : String(view.pageSize)}
    >
      {pageSizes.map((size) => (
        <option key={size} value={size === 25 ? "" : size}>
          {size}
        </option>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  form: string;
  name: string;
  label: string;
  chosen: string;
  children: ReactNode;
}

function Choice({ form, name, label, chosen, children }: ChoiceProps) {
  return (
    <label className="flex min-w-0 grow items-center gap-2 text-sm">
      <span className="text-ink-3 max-sm:sr-only">{label}</span>
      <span className="relative min-w-0 grow">
        <select
          name={name}
          form={form}
          defaultValue={chosen}
          data-chosen={chosen}
          className="control control-sm w-full"
        >
          {children}
        </select>
        <Icon
          path={chevronDownIcon}
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-2"
        />
      </span>
    </label>
  );
}

function ViewLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={current ? "true" : undefined}
      className="inline-flex min-h-9.5 items-center px-4 font-semibold text-ink-2 first:rounded-s-[0.4375rem] last:rounded-e-[0.4375rem] hover:text-ink aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {children}
    </Link>
  );
}
