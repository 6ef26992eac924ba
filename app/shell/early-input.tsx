import { type ReactNode, useEffect, useInsertionEffect, useRef } from "react";
import { finishHydration } from "#app/ui/browser/use-hydrated.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Buttons pressed before the scripts arrived; see `deferScripts`. */
    earlyClicks?: HTMLButtonElement[];
  }
}

/** Re-enters what was typed before hydration, after all effects and field by field: one field may show or replace the next. */
export function EarlyInput({ children }: { children: ReactNode }) {
  const early = useRef<{ field: Field; value: string | boolean }[]>([]);
  // Before the first layout effect, which may change a field.
  useInsertionEffect(() => {
    early.current = [...document.querySelectorAll<Field>("input, textarea, select")]
      .filter(isChanged)
      .map((field) => ({ field, value: isTick(field) ? field.checked : field.value }));
  }, []);
  useEffect(() => {
    queueMicrotask(() => {
      for (const { field, value } of early.current.splice(0))
        enter(field.isConnected ? field : document.getElementById(field.id), value);
      for (const button of window.earlyClicks?.splice(0) ?? []) button.click();
      finishHydration();
    });
  }, []);
  return children;
}

const isTick = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex !== Math.max(0, [...field.options].findIndex(isDefault));
  if (!isTick(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type !== "radio");
}

const isDefault = (option: HTMLOptionElement): boolean => option.defaultSelected;

function enter(field: Element | null, value: string | boolean): void {
  if (!field || field.matches(":disabled")) return;
  if (isTick(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement && ![...field.options].some((one) => one.value === value))
    return;
  const input = field as Exclude<Field, HTMLSelectElement>;
  // Setting it moves the cursor.
  if (input.value !== value && input.type !== "file") input.value = String(value);
  // React ignores events of a text field whose value it has already recorded.
  const noted = Reflect.get(input, "_valueTracker") as { setValue(value: string): void } | null;
  noted?.setValue(input.defaultValue);
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
  if (input !== document.activeElement)
    input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}
