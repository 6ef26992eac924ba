import { fullFormField } from "#app/listings/search/page/full-form-field.ts";

interface FormScope {
  base: string;
  presets: readonly (readonly [name: string, value: string])[];
}

/** The address of what a form says: nothing empty in it, so that the server need not send the visitor on to a shorter one. */
export function formHref(fields: Iterable<[string, unknown]>, scope: FormScope): string {
  const said = [...fields]
    .map(([name, value]): [string, string] => [name, typeof value === "string" ? value.trim() : ""])
    .filter(([name, value]) => value !== "" && name !== fullFormField);
  const has = (name: string) => said.some(([other]) => other === name);
  const isPreset = ([name, value]: [string, string]) =>
    scope.presets.some((preset) => preset[0] === name && preset[1] === value);
  const hasAmounts = said.some(([name]) => /M(in|ax)$/.test(name));
  const stays = scope.presets.every(([name, value]) =>
    said.some((field) => field[0] === name && field[1] === value),
  );
  const kept = said
    .filter((field) => !(stays && isPreset(field)))
    .filter(([name]) => name !== "currency" || hasAmounts)
    .filter(([name]) => name !== "subcategory" || has("category"));
  const query = new URLSearchParams(kept).toString();
  const base = stays ? scope.base : "/businesses";
  return query ? `${base}?${query}` : base;
}
