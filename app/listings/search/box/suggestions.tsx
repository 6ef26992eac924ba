import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useSuggestions } from "#app/listings/search/box/use-suggestions.tsx";
import { formatCount } from "#app/ui/format-count.ts";

const listId = "suggestions";

/** Turns the search field above it into a combobox. Suggestions are optional: Enter still submits the form. */
export default function Suggestions({ input }: { input: HTMLInputElement }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<URLSearchParams | null>(null);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const open = suggestions.length > 0;

  function close() {
    setTyped(null);
    setActive(-1);
  }
  function choose(index: number) {
    const chosen = suggestions[index];
    close();
    if (chosen) void navigate(chosen.to);
  }
  const onInput = useEffectEvent(() => {
    setActive(-1);
    setTyped(readForm(input.form));
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Enter" && active < 0) close();
    if (!open) return;
    const last = suggestions.length - 1;
    if (event.key === "ArrowDown") setActive(active === last ? -1 : active + 1);
    else if (event.key === "ArrowUp") setActive(active === -1 ? last : active - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && active >= 0) choose(active);
    else return;
    event.preventDefault();
  });
  const onBlur = useEffectEvent(close);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener("input", () => onInput(), { signal });
    input.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    input.addEventListener("blur", () => onBlur(), { signal });
    // Handle what was typed while this module was loading.
    if (input.value !== input.defaultValue) input.dispatchEvent(new Event("input"));
    return () => listening.abort();
  }, [input]);

  useEffect(() => {
    setOrRemove(input, "role", "combobox");
    setOrRemove(input, "aria-autocomplete", "list");
    setOrRemove(input, "aria-expanded", String(open));
    setOrRemove(input, "aria-controls", open ? listId : null);
    setOrRemove(input, "aria-activedescendant", active < 0 ? null : optionId(active));
  }, [input, open, active]);

  return (
    <>
      {open && (
        <div
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[24rem] overflow-y-auto rounded-surface border border-line bg-surface p-1.5 shadow-float"
        >
          {suggestions.map(({ label, note, to }, index) => (
            <button
              key={`${to} ${label}`}
              type="button"
              tabIndex={-1}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // Keep the focus in the field, or its blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              className="flex min-h-10 w-full items-baseline justify-between gap-4 rounded-control px-3 py-2 text-start hover:bg-sunken aria-selected:bg-accent-soft"
            >
              <span className="font-medium">{label}</span>
              <span className="figures shrink-0 text-xs text-ink-3">{note}</span>
            </button>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {open ? formatCount(suggestions.length, { one: "suggestion", other: "suggestions" }) : ""}
      </p>
    </>
  );
}

const optionId = (index: number): string => `${listId}-${String(index)}`;

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const readForm = (form: HTMLFormElement | null): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form ?? undefined)].filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
    ),
  );
