import { useState } from "react";
import { Form } from "react-router";
import { LazySuggestions } from "./lazy-suggestions.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

interface SearchFormProps {
  id: string;
  /** Distinguishes two search forms on one page. */
  label?: string;
  size?: "md" | "lg";
  placeholder?: string;
  className?: string;
}

/** Goes straight to the results, with or without JavaScript. Suggestions are loaded on focus. */
export function SearchForm({
  id,
  label = "Search businesses for sale",
  size = "md",
  placeholder,
  className = "",
}: SearchFormProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const large = size === "lg";
  return (
    <Form role="search" aria-label={label} action="/businesses" className={`relative ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div
        className={`flex items-center rounded-control border border-line-strong bg-surface text-ink transition-colors duration-120 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent hover:border-ink-2 ${large ? "p-1.5" : "p-0.5"}`}
      >
        <Icon
          name="search"
          className={`shrink-0 text-ink-3 ${large ? "ms-3 size-5" : "ms-2.5 size-4"}`}
        />
        <input
          type="search"
          id={id}
          name="q"
          maxLength={200}
          onFocus={(event) => setInput(event.currentTarget)}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder ?? "Bakery, Ontario, car wash…"}
          className={`min-w-0 grow bg-transparent px-3 placeholder:text-ink-3 focus:outline-none [&::-webkit-search-cancel-button]:hidden ${large ? "h-11 text-base" : "h-9 text-sm"}`}
        />
        <button
          type="submit"
          className={`shrink-0 rounded-[0.375rem] font-semibold transition-colors duration-120 ${large ? "h-11 bg-accent px-6 text-on-accent hover:bg-accent-strong" : "h-8 px-3 text-sm text-accent hover:bg-accent-soft"}`}
        >
          Search
        </button>
      </div>
      <LazySuggestions input={input} />
    </Form>
  );
}
