import { figureFromInputs, parseFigure } from "./figure-value.ts";
import { type FieldName, fieldOf, inputsOf } from "./listing-fields.ts";

/** The schema rejects longer texts; this only limits garbage. */
const maxText = 20_000;

/** The texts of these fields in a form. Missing fields stay unchanged; an unticked box counts as empty. */
export function readFields(
  form: FormData,
  names: readonly FieldName[],
): Partial<Record<FieldName, string>> {
  return Object.fromEntries(
    names
      .filter((name) => isBox(name) || form.has(inputsOf(name)[0]!))
      .map((name) => [name, readField(form, name)]),
  );
}

const isBox = (name: FieldName): boolean => Boolean(fieldOf(name).isFlag || fieldOf(name).isList);

function readField(form: FormData, name: FieldName): string {
  const { isFlag, isList } = fieldOf(name);
  if (isFlag) return form.has(name) ? "yes" : "";
  if (isList) return readCategories(form, inputsOf(name));
  const [first, second, third] = inputsOf(name);
  if (third) return figureFromInputs(textOf(form, first!), textOf(form, second!), form.has(third));
  if (second) {
    const [least, most] = [textOf(form, first!), textOf(form, second)];
    return least || most ? `${least}-${most}` : "";
  }
  return textOf(form, first!);
}

function readCategories(form: FormData, [boxes, main]: readonly string[]): string {
  const chosen = form.getAll(boxes!).map(String);
  const first = textOf(form, main!);
  return (
    chosen.includes(first) ? [first, ...chosen.filter((slug) => slug !== first)] : chosen
  ).join(",");
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, maxText) : "";
};

/** The inputs are uncontrolled, so that text typed before hydration is not lost; places and categories update themselves. */
export function showField(form: HTMLFormElement, name: FieldName, text: string): void {
  const { isFlag, isList } = fieldOf(name);
  if (isList || name === "region") return;
  if (isFlag) return check(form, name, text === "yes");
  const [first, second, third] = inputsOf(name);
  if (third) {
    const figure = parseFigure(text);
    fill(form, first!, figure.kind === "range" ? figure.range : "");
    fill(form, second!, figure.kind === "amount" ? figure.amount : "");
    check(form, third, figure.kind === "on-request");
  } else if (second) {
    const [least = "", most = ""] = text.split("-");
    fill(form, first!, least);
    fill(form, second, most);
  } else fill(form, name, text);
}

function fill(form: HTMLFormElement, input: string, value: string): void {
  const element = form.elements.namedItem(input);
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
    element.value = value;
}

function check(form: HTMLFormElement, input: string, isChecked: boolean): void {
  const element = form.elements.namedItem(input);
  if (element instanceof HTMLInputElement) element.checked = isChecked;
}
