import { parseFigure } from "./figure-value.ts";
import { type FieldName, fieldOf, inputsOf } from "./listing-fields.ts";

/**
 * Writes a field's text into the form. The inputs are uncontrolled, so that what was typed before hydration is not lost; the
 * places and categories, which depend on each other, are controlled and follow by themselves.
 */
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
