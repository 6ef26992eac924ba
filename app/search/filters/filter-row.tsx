import type { ChoiceGroup, FilterOption } from "./filters.ts";

interface FilterRowProps {
  form: string;
  group: Pick<ChoiceGroup, "kind" | "name">;
  option: FilterOption;
}

/** Options without matches stay listed, but muted. */
export function FilterRow({ form, group, option }: FilterRowProps) {
  const isEmpty = option.count === "0" && !option.chosen;
  return (
    <label className={isEmpty ? "tick-row tick-row-empty" : "tick-row"}>
      <input
        type={group.kind === "check" ? "checkbox" : "radio"}
        name={group.name}
        value={option.value}
        form={form}
        defaultChecked={option.chosen}
        className="tick"
      />
      {`${option.label} `}
      <span>{option.count}</span>
    </label>
  );
}
