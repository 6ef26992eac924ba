interface FormScope {
  base: string;
  presets: readonly (readonly [name: string, value: string])[];
}

/** Without empty fields, so that the server need not redirect to a shorter URL. */
export function formHref(fields: Iterable<[string, unknown]>, scope: FormScope): string {
  const texts = [...fields].map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value.trim() : "",
  ]);
  const near = texts.find(([name]) => name === "near")?.[1];
  const filled = texts
    .map(([name, value]): [string, string] =>
      // A typed town replaces the chosen one; without it, the distance beside it says nothing.
      near !== undefined && name === (near ? "city" : "radius")
        ? [name, ""]
        : [name === "near" ? "city" : name, value],
    )
    .filter(([name, value]) => value !== "" && name !== fullFormField);
  const has = (name: string) => filled.some(([other]) => other === name);
  const isPreset = ([name, value]: [string, string]) =>
    scope.presets.some((preset) => preset[0] === name && preset[1] === value);
  const hasAmounts = filled.some(([name]) => /M(in|ax)$/.test(name));
  const hasPresets = scope.presets.every(([name, value]) =>
    filled.some((field) => field[0] === name && field[1] === value),
  );
  const kept = filled
    .filter((field) => !(hasPresets && isPreset(field)))
    .filter(([name]) => name !== "currency" || hasAmounts)
    .filter(([name]) => name !== "subcategory" || has("category"))
    .filter(([name]) => name !== "radius" || has("city"));
  const query = new URLSearchParams(kept).toString();
  const base = hasPresets ? scope.base : "/businesses";
  return query ? `${base}?${query}` : base;
}

/** Marks a submission of the full form without JavaScript: a preset that is missing from it was removed. */
export const fullFormField = "all";
