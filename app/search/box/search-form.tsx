import { lazy, useState } from "react";
import { Form } from "react-router";
import { Icon } from "#app/ui/media/icon.tsx";
import { OptionalPart } from "#app/ui/browser/optional-part.tsx";

const Suggestions = lazy(() => import("./suggestions.tsx"));

interface SearchFormProps {
  id: string;
  label?: string;
  size?: "md" | "lg";
  placeholder?: string;
  className?: string;
}

const defaultLabel = "Search businesses for sale";

export const SearchForm = ({
  id,
  label = defaultLabel,
  size = "md",
  placeholder,
  className = "",
}: SearchFormProps) => (
  <Form role="search" aria-label={label} action="/businesses" className={`relative ${className}`}>
    <SearchField id={id} label={label} look={size} placeholder={placeholder} />
  </Form>
);

export const SearchBox = ({ form, words }: { form: string; words: string }) => (
  <div className="relative">
    <SearchField id="words" label={defaultLabel} look="page" form={form} words={words} />
  </div>
);

const looks = {
  md: {
    box: "p-0.5",
    icon: "ms-2.5 size-4",
    input: "h-9 text-sm",
    button: "h-8 px-3 text-sm text-accent hover:bg-accent-soft",
  },
  lg: {
    box: "p-1.5",
    icon: "ms-3 size-5",
    input: "h-11 text-base",
    button: "h-11 bg-accent px-6 text-on-accent hover:bg-accent-strong",
  },
  page: {
    box: "p-1",
    icon: "ms-3 size-5",
    input: "h-11",
    button: "h-11 bg-accent px-5 text-sm text-on-accent hover:bg-accent-strong",
  },
};

interface SearchFieldProps {
  id: string;
  label: string;
  look: keyof typeof looks;
  form?: string;
  words?: string;
  placeholder?: string | undefined;
}

function SearchField({
  id,
  label,
  look,
  form,
  words,
  placeholder = "Bakery, Ontario, car wash…",
}: SearchFieldProps) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isSent, setSent] = useState(false);
  const { box, icon, input: field, button } = looks[look];
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div
        className={`flex items-center rounded-control border border-line-strong bg-surface text-ink transition-colors duration-120 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent hover:border-ink-2 ${box}`}
      >
        <Icon name="search" className={`shrink-0 text-ink-3 ${icon}`} />
        <input
          type="search"
          id={id}
          name="q"
          form={form}
          defaultValue={words}
          maxLength={200}
          onFocus={(event) => setInput(event.currentTarget)}
          onInput={() => setSent(false)}
          onKeyDown={({ key }) => key === "Enter" && setSent(true)}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          className={`min-w-0 grow bg-transparent px-3 placeholder:text-ink-3 focus:outline-none [&::-webkit-search-cancel-button]:hidden ${field}`}
        />
        <button
          type="submit"
          form={form}
          className={`shrink-0 rounded-[0.375rem] font-semibold transition-colors duration-120 ${button}`}
        >
          Search
        </button>
      </div>
      {input && (
        <OptionalPart>
          <Suggestions input={input} isSent={isSent} />
        </OptionalPart>
      )}
    </>
  );
}
