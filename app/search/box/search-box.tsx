import { useState } from "react";
import { LazySuggestions } from "./lazy-suggestions.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

interface SearchBoxProps {
  form: string;
  words: string;
}

/** A plain search field. Suggestions are loaded on focus. */
export function SearchBox({ form, words }: SearchBoxProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  return (
    <div className="relative">
      <div className="flex items-center rounded-control border border-line-strong bg-surface p-1 transition-colors duration-120 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent hover:border-ink-2">
        <label htmlFor="words" className="sr-only">
          Search businesses for sale
        </label>
        <Icon name="search" className="ms-3 size-5 text-ink-3" />
        <input
          type="search"
          id="words"
          name="q"
          form={form}
          defaultValue={words}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Bakery, Ontario, car wash…"
          onFocus={(event) => setInput(event.currentTarget)}
          className="h-11 min-w-0 grow bg-transparent px-3 placeholder:text-ink-3 focus:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          form={form}
          className="h-11 shrink-0 rounded-[0.375rem] bg-accent px-5 text-sm font-semibold text-on-accent transition-colors duration-120 hover:bg-accent-strong"
        >
          Search
        </button>
      </div>
      <LazySuggestions input={input} />
    </div>
  );
}
