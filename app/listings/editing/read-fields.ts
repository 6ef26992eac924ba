import { figureFromInputs } from "#app/listings/editing/figure-value.ts";
import { type FieldName, fieldOf, inputsOf } from "#app/listings/editing/listing-fields.ts";

/** Longer texts are refused by the schema; this only keeps nonsense small. */
const maxText = 20_000;

/** The texts of these fields in a form. */
export function readFields(
  form: FormData,
  names: readonly FieldName[],
): Partial<Record<FieldName, string>> {
  return Object.fromEntries(names.map((name) => [name, readField(form, name)]));
}

function readField(form: FormData, name: FieldName): string {
  const { isFlag, isList } = fieldOf(name);
  if (isFlag) return form.has(name) ? "yes" : "";
  if (isList) return form.getAll(name).map(String).join(",");
  const [first, second, third] = inputsOf(name);
  if (third) return figureFromInputs(textOf(form, first!), textOf(form, second!), form.has(third));
  if (second) {
    const [least, most] = [textOf(form, first!), textOf(form, second)];
    return least || most ? `${least}-${most}` : "";
  }
  return textOf(form, first!);
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, maxText) : "";
};
