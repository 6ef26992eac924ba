import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { useNavigate, useNavigation } from "react-router";
import { formHref } from "#app/listings/search/filters/form-href.ts";

interface FormScope {
  base: string;
  presets: [name: string, value: string][];
}

/**
 * Every tick goes to its results at once. The boxes are the browser's own, so that quick ticks are never lost and the focus
 * stays; when an answer arrives, whatever brought it (a chip, the back button), they are set to what it says.
 */
export function useSearchForm(id: string, scope: FormScope, answer: unknown) {
  const navigate = useNavigate();
  /** The address of what the form says, as of the last answer. */
  const answered = useRef("");
  /** What was sent from here and is not yet answered; null when something else leads to the next answer. */
  const sent = useRef<FormData | null>(null);
  const results = useRef<HTMLDivElement>(null);

  // Before anybody sees the answer, or they could already be typing into fields that are then set.
  useLayoutEffect(() => {
    const form = findForm(id);
    if (!form) return;
    for (const field of form.elements) if (!isTypedOn(field, sent.current)) setToAnswer(field);
    answered.current = hrefOf(form);
    // New results begin at their top; whoever stands above them already sees it.
    if (sent.current && results.current && results.current.getBoundingClientRect().top < 0)
      results.current.scrollIntoView({ block: "start" });
    sent.current = null;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new answer is what the form waits for.
  }, [answer, id]);

  const { location: next } = useNavigation();
  const nextQuery = next?.pathname === scope.base ? next.search : null;
  useEffect(() => {
    const form = findForm(id);
    // A chip was pressed: whoever ticks a box before the answer is here adds to what the chip said.
    if (form && nextQuery !== null && !sent.current)
      setToQuery(form, new URLSearchParams(nextQuery));
  }, [id, nextQuery]);

  const hrefOf = (form: HTMLFormElement) => formHref(new FormData(form), scope);

  function go(form: HTMLFormElement) {
    const href = hrefOf(form);
    if (href === answered.current) return;
    answered.current = href;
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
      if (target.getAttribute("name") === "country") forgetPlacesInside(form);
      go(form);
    },
    /** An amount is complete when its field is left. */
    onBlur({ target }: FocusEvent<HTMLElement>) {
      if (target instanceof HTMLInputElement && target.inputMode === "decimal" && target.form)
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

/** Somebody types on while the answer to what they had typed is on its way: that is not taken away. */
const isTypedOn = (field: Element, sent: FormData | null): boolean =>
  sent !== null &&
  field instanceof HTMLInputElement &&
  field === document.activeElement &&
  /^(text|search)$/.test(field.type) &&
  field.value !== sent.get(field.name);

function setToAnswer(field: Element): void {
  if (field instanceof HTMLSelectElement) field.value = field.dataset.chosen ?? "";
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return;
  if (/^(checkbox|radio)$/.test(field.type)) field.checked = field.defaultChecked;
  else field.value = field.defaultValue;
}

function setToQuery(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && field.name !== "currency")
      field.value = query.get(field.name) ?? "";
    if (!(field instanceof HTMLInputElement) || field.type === "hidden") continue;
    if (field.type === "checkbox") field.checked = query.getAll(field.name).includes(field.value);
    else if (field.type === "radio") field.checked = field.value === (query.get(field.name) ?? "");
    else field.value = query.get(field.name) ?? "";
  }
}

/** Another country has other regions. */
function forgetPlacesInside(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement && /^(region|city)$/.test(field.name))
      field.checked = field.name === "city" && field.value === "";
}
