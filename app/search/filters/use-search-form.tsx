import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { useNavigate, useNavigation } from "react-router";
import { formHref } from "./form-href.ts";

interface FormScope {
  base: string;
  presets: [name: string, value: string][];
}

/** Every change navigates. The inputs are uncontrolled, so that quick clicks are never lost; new loader data resets them. */
export function useSearchForm(id: string, scope: FormScope, data: unknown) {
  const navigate = useNavigate();
  const submittedHref = useRef("");
  /** The form data of our own pending navigation; null if something else caused it. */
  const sent = useRef<FormData | null>(null);
  const results = useRef<HTMLDivElement>(null);

  // A layout effect: a later one could reset fields while the visitor types.
  useLayoutEffect(() => {
    const form = findForm(id);
    if (!form) return;
    for (const field of form.elements) if (!isBeingEdited(field, sent.current)) resetField(field);
    submittedHref.current = hrefOf(form);
    if (sent.current && results.current && results.current.getBoundingClientRect().top < 0)
      results.current.scrollIntoView({ block: "start" });
    sent.current = null;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is reset when the loader data changes.
  }, [data, id]);

  const { location: next } = useNavigation();
  const nextQuery = next?.pathname === scope.base ? next.search : null;
  useEffect(() => {
    const form = findForm(id);
    // A chip was pressed: apply its URL to the form now, so that a box ticked before the response adds to it.
    if (form && nextQuery !== null && !sent.current)
      fillFromQuery(form, new URLSearchParams(nextQuery));
  }, [id, nextQuery]);

  const hrefOf = (form: HTMLFormElement) => formHref(new FormData(form), scope);

  function go(form: HTMLFormElement) {
    const href = hrefOf(form);
    if (href === submittedHref.current) return;
    submittedHref.current = href;
    sent.current = new FormData(form);
    void navigate(href, { preventScrollReset: true });
  }

  return {
    results,
    onChange({ target }: ChangeEvent<HTMLElement> | FormEvent<HTMLElement>) {
      const form = target instanceof HTMLElement && "form" in target ? target.form : null;
      if (!(form instanceof HTMLFormElement) || form.id !== id) return;
      const isChoice =
        target instanceof HTMLSelectElement ||
        (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type));
      if (!isChoice) return;
      if (target.getAttribute("name") === "country") clearRegionAndCity(form);
      go(form);
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      if (target instanceof HTMLInputElement && target.type === "text" && target.form?.id === id)
        go(target.form);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      go(event.currentTarget);
    },
  };
}

const findForm = (id: string): HTMLFormElement | null => {
  const found = document.getElementById(id);
  return found instanceof HTMLFormElement ? found : null;
};

/** Keep what was typed while the request was pending. */
const isBeingEdited = (field: Element, sent: FormData | null): boolean =>
  sent !== null &&
  field instanceof HTMLInputElement &&
  field === document.activeElement &&
  /^(text|search)$/.test(field.type) &&
  field.value !== sent.get(field.name);

function resetField(field: Element): void {
  if (field instanceof HTMLSelectElement) field.value = field.dataset.chosen ?? "";
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return;
  if (/^(checkbox|radio)$/.test(field.type)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

function fillFromQuery(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && !/^(currency|radius)$/.test(field.name))
      field.value = query.get(field.name) ?? "";
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "hidden" && field.name !== "area") continue;
    if (field.type === "checkbox") field.checked = query.getAll(field.name).includes(field.value);
    else if (field.type === "radio") field.checked = field.value === (query.get(field.name) ?? "");
    else field.value = query.get(field.name) ?? "";
  }
}

function clearRegionAndCity(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && /^(region|city|near)$/.test(field.name)) {
      if (field.type === "text") field.value = "";
      else field.checked = field.name === "city" && field.value === "";
    }
}
