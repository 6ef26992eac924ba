import type { ChoiceGroup, FilterOption } from "#app/listings/search/filters/filters.ts";

interface FilterRowProps {
  form: string;
  group: Pick<ChoiceGroup, "kind" | "name">;
  option: FilterOption;
}

/** Options without matches stay listed, but muted. */
export function FilterRow({ form, group, option }: FilterRowProps) {
  const quiet = option.count === "0" && !option.chosen;
  return (
    <label
      className={`flex min-h-8 items-start gap-2.5 py-1 text-sm ${quiet ? "text-ink-3" : "text-ink"}`}
    >
      <input
        type={group.kind === "check" ? "checkbox" : "radio"}
        name={group.name}
        value={option.value}
        form={form}
        defaultChecked={option.chosen}
        className="tick tick-sm"
      />
      <span className="grow">{option.label}</span>
      <span className="figures text-ink-3">
        <span className="sr-only">, </span>
        {option.count}
      </span>
    </label>
  );
}
