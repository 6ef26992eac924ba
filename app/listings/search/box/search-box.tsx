import { type KeyboardEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useSuggestions } from "#app/listings/search/box/use-suggestions.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Icon } from "#app/ui/icon.tsx";
import { searchIcon } from "#app/ui/icon-paths.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface SearchBoxProps {
  form: string;
  words: string;
}

const listId = "suggestions";

/** A plain box without scripts; with them, a combobox whose list is a way to go and never a must. */
export function SearchBox({ form, words }: SearchBoxProps) {
  const hydrated = useHydrated();
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
  function onKeyDown(event: KeyboardEvent) {
    if (!open) return;
    const last = suggestions.length - 1;
    if (event.key === "ArrowDown") setActive(active === last ? -1 : active + 1);
    else if (event.key === "ArrowUp") setActive(active === -1 ? last : active - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && active >= 0) choose(active);
    else return;
    event.preventDefault();
  }
  const combobox = {
    role: "combobox",
    "aria-expanded": open,
    "aria-controls": open ? listId : undefined,
    "aria-autocomplete": "list",
    "aria-activedescendant": active >= 0 ? `${listId}-${String(active)}` : undefined,
  } as const;
  return (
    <div className="relative">
      <div className="flex items-center rounded-control border border-line-strong bg-surface p-1 transition-colors duration-120 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent hover:border-ink-2">
        <label htmlFor="words" className="sr-only">
          Search businesses for sale
        </label>
        <Icon path={searchIcon} className="ms-3 size-5 text-ink-3" />
        <input
          {...(hydrated ? combobox : {})}
          type="search"
          id="words"
          name="q"
          form={form}
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Bakery, Ontario, car wash…"
          onInput={(event) => {
            setActive(-1);
            setTyped(readForm(event.currentTarget.form));
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          className="h-11 min-w-0 grow bg-transparent px-3 placeholder:text-ink-3 focus:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          form={form}
          onClick={close}
          className="h-11 shrink-0 rounded-[0.375rem] bg-accent px-5 text-sm font-semibold text-on-accent transition-colors duration-120 hover:bg-accent-strong"
        >
          Search
        </button>
      </div>
      {open && (
        <div
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[24rem] overflow-y-auto rounded-surface border border-line bg-surface p-1.5 shadow-float"
        >
          {suggestions.map(({ label, note, to }, index) => (
            <button
              type="button"
              tabIndex={-1}
              key={`${to} ${label}`}
              id={`${listId}-${String(index)}`}
              role="option"
              aria-selected={index === active}
              // The box keeps the focus, or its blur would take the list away before the press.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              className="flex min-h-10 w-full text-start items-baseline justify-between gap-4 rounded-control px-3 py-2 hover:bg-sunken aria-selected:bg-accent-soft"
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
    </div>
  );
}

const readForm = (form: HTMLFormElement | null): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form ?? undefined)].filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
    ),
  );
