import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { listOptions, type SuggestionData, suggestionGroups } from "./list-options.ts";
import { clearRecentSearches, recordSearch, useRecentSearches } from "./recent-searches.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { GroupedOptions, optionClass } from "#app/ui/overlays/grouped-options.tsx";

interface SuggestionsProps {
  input: HTMLInputElement;
  /** Enter was pressed, perhaps before this part had loaded. */
  isSent: boolean;
}

/** Turns the search field above it into a combobox. Suggestions are optional: Enter still submits the form. */
export default function Suggestions({ input, isSent }: SuggestionsProps) {
  const navigate = useNavigate();
  const listId = `${input.id}-suggestions`;
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
  const wasSent = useEffectEvent(() => isSent);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A word in an input method is not complete yet.
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
    const isTyped = input.value !== input.defaultValue;
    if (!wasSent()) input.dispatchEvent(new Event(isTyped ? "input" : "focus"));
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
          onChoose={choose}
        />
      )}
      <p role="status" className="sr-only">
        {open ? formatCount(options.length, { one: "suggestion", other: "suggestions" }) : ""}
      </p>
    </>
  );
}

function forgetTyped(input: HTMLInputElement): void {
  input.value = input.defaultValue;
}

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
/** Responses of this visit, so that deleting a letter sends no request. */
const maxAnswers = 50;

interface Answer {
  query: string;
  suggestions: SuggestionData[];
}

const nothing: SuggestionData[] = [];

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
    const timer = setTimeout(() => void ask().catch(() => undefined), debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, isKnown]);
  if (query === null) return nothing;
  return (known ?? answers[0])?.suggestions ?? nothing;
}

interface OptionListProps {
  id: string;
  options: readonly SuggestionData[];
  active: number;
  canClear: boolean;
  onChoose: (index: number) => void;
}

function OptionList({ id, options, active, canClear, onChoose }: OptionListProps) {
  // Keep the focus in the field, or its blur would close the list before the click.
  const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[min(28rem,60svh)] overflow-y-auto rounded-surface border border-line bg-surface p-1.5 text-start shadow-float"
    >
      <GroupedOptions
        id={id}
        groups={suggestionGroups}
        options={options}
        active={active}
        onChoose={onChoose}
        endOf={(group) =>
          group === "recent" &&
          canClear && (
            <button
              type="button"
              tabIndex={-1}
              id={`${id}-${options.length}`}
              role="option"
              aria-selected={active === options.length}
              onClick={() => onChoose(options.length)}
              className={`${optionClass} text-sm font-semibold text-accent`}
            >
              <Icon name="x" className="size-4 shrink-0" />
              Clear recent searches
            </button>
          )
        }
      />
    </div>
  );
}
