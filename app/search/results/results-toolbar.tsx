import type { DisplayChoice } from "#app/search/page/search-view.ts";
import type { SearchViewData } from "#app/search/page/make-search-view.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface ResultsToolbarProps {
  form: string;
  view: SearchViewData;
}

/** How results are displayed. The default has an empty value, so that it is not in the URL. */
export function SortChoice({ form, view }: ResultsToolbarProps) {
  return <Choice form={form} name="sort" label="Sort by" choice={view.sort} />;
}

export function PageSizeChoice({ form, view }: ResultsToolbarProps) {
  return <Choice form={form} name="pageSize" label="Per page" choice={view.pageSize} />;
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

interface ChoiceProps {
  form: string;
  name: string;
  label: string;
  choice: DisplayChoice;
}

function Choice({ form, name, label, choice }: ChoiceProps) {
  return (
    <label className="flex min-w-0 grow items-center gap-2 text-sm">
      <span className="text-ink-3 max-sm:sr-only">{label}</span>
      <span className="relative min-w-0 grow">
        <select
          name={name}
          form={form}
          defaultValue={choice.chosen}
          data-chosen={choice.chosen}
          className="control control-sm w-full"
        >
          {choice.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-2"
        />
      </span>
    </label>
  );
}

function ViewLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <PlainLink
      to={to}
      preventScrollReset
      aria-current={current ? "true" : undefined}
      className="inline-flex min-h-9.5 items-center px-4 font-semibold text-ink-2 first:rounded-s-[0.4375rem] last:rounded-e-[0.4375rem] hover:text-ink aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {children}
    </PlainLink>
  );
}
