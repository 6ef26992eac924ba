import { type MouseEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { listOptions } from "./list-options.ts";
import { OptionList } from "./option-list.tsx";
import { clearRecentSearches, recordSearch, useRecentSearches } from "./recent-searches.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import type { SuggestionData } from "./suggestion-data.ts";

/** Turns the search field above it into a combobox. Suggestions are optional: Enter still submits the form. */
export default function Suggestions({ input }: { input: HTMLInputElement }) {
  const navigate = useNavigate();
  const listId = `${input.id}-suggestions`;
  /** The values of the form; null while the list is closed. */
  const [form, setForm] = useState<URLSearchParams | null>(null);
  const [active, setActive] = useState(-1);
  const recent = useRecentSearches();
  const suggestions = useSuggestions(form);
  const typed = form?.get("q") ?? "";
  const options = form ? listOptions(typed, recent, suggestions) : [];
  const canClear = typed.trim() === "" && options.length > 0;
  const open = options.length > 0;
  const last = options.length - (canClear ? 0 : 1);

  function close() {
    setForm(null);
    setActive(-1);
  }
  function clear() {
    clearRecentSearches();
    close();
  }
  function choose(index: number) {
    if (index === options.length) return clear();
    const { group, label, to } = options[index]!;
    if (group !== "listing") recordSearch({ label, to });
    close();
    forgetTyped(input);
    void navigate(to);
  }
  const onInput = useEffectEvent(() => {
    setActive(-1);
    setForm(readForm(input));
  });
  const onOpen = useEffectEvent(() => {
    if (form === null && input.value.trim() === "") onInput();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A word that is being composed with an input method is not complete yet.
    if (event.isComposing) return;
    if (event.key === "Enter" && active < 0) close();
    if (!open) return;
    if (event.key === "ArrowDown") setActive(active === last ? -1 : active + 1);
    else if (event.key === "ArrowUp") setActive(active === -1 ? last : active - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && active >= 0) choose(active);
    else return;
    event.preventDefault();
  });
  const onBlur = useEffectEvent(close);
  const onSubmit = useEffectEvent(() => {
    const words = input.value.trim();
    const query = new URLSearchParams({ q: words }).toString();
    if (words) recordSearch({ label: words, to: `/businesses?${query}` });
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener("input", () => onInput(), { signal });
    input.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    input.addEventListener("blur", () => onBlur(), { signal });
    input.addEventListener("focus", () => onOpen(), { signal });
    input.addEventListener("click", () => onOpen(), { signal });
    input.form?.addEventListener("submit", () => onSubmit(), { signal });
    // Handle what happened while this module was loading.
    const isTyped = input.value !== input.defaultValue;
    input.dispatchEvent(new Event(isTyped ? "input" : "focus"));
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    setOrRemove(input, "role", "combobox");
    setOrRemove(input, "aria-autocomplete", "list");
    setOrRemove(input, "aria-expanded", String(open));
    setOrRemove(input, "aria-controls", open ? listId : null);
    setOrRemove(input, "aria-activedescendant", active < 0 ? null : `${listId}-${active}`);
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [input, listId, open, active]);

  return (
    <>
      {open && (
        <OptionList
          id={listId}
          options={options}
          active={active}
          canClear={canClear}
          onChoose={(index, event) => {
            // Another tab or window is the browser's business.
            if (isModified(event)) return;
            event.preventDefault();
            choose(index);
          }}
        />
      )}
      <p role="status" className="sr-only">
        {open ? formatCount(options.length, { one: "suggestion", other: "suggestions" }) : ""}
      </p>
    </>
  );
}

/** The words became something else; the field shows those of the page again. */
function forgetTyped(input: HTMLInputElement): void {
  input.value = input.defaultValue;
}

const isModified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const readForm = ({ form, value }: HTMLInputElement): URLSearchParams => {
  const fields = new URLSearchParams(
    [...new FormData(form ?? undefined)].filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
    ),
  );
  fields.set("q", value);
  return fields;
};

/** Debounce: shorter than the pause between two words, longer than between two keystrokes. */
const debounceMs = 140;
const minLength = 2;
/** Answers of this visit, so that going back a letter asks nothing. */
const maxAnswers = 50;

interface Answer {
  query: string;
  suggestions: SuggestionData[];
}

const nothing: SuggestionData[] = [];

/** Fetches suggestions for the form's values, debounced. Stale responses are aborted. */
function useSuggestions(form: URLSearchParams | null): SuggestionData[] {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const query = form && (form.get("q") ?? "").trim().length >= minLength ? form.toString() : null;
  const known = answers.find((answer) => answer.query === query);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (query === null || isKnown) return undefined;
    const abort = new AbortController();
    const keep = (suggestions: SuggestionData[]) =>
      setAnswers((before) => [{ query, suggestions }, ...before].slice(0, maxAnswers));
    const ask = async () => {
      const answer = await fetch(`/businesses/suggest?${query}`, { signal: abort.signal });
      if (answer.ok) keep((await answer.json()) as SuggestionData[]);
    };
    // Suggestions are optional: the next keystroke retries.
    const timer = setTimeout(() => void ask().catch(() => undefined), debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isKnown]);
  if (query === null) return nothing;
  // The latest answer stays visible until the next one arrives.
  return (known ?? answers[0])?.suggestions ?? nothing;
}
