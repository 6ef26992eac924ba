import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { type FoundLink, maxTextWords } from "./search/found-link.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";

const pauseMs = 250;

interface TextSearchProps {
  action: string;
  words: string;
  placeholder: string;
}

/** One search over the help and all articles. */
export function TextSearch({ action, words, placeholder }: TextSearchProps) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Form role="search" aria-label="Help and guides" action={action} className="max-w-xl">
      <div className="flex items-center rounded-control border border-line-strong bg-surface p-1.5 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent hover:border-ink-2">
        <Icon name="search" className="ms-3 size-5 shrink-0 text-ink-3" />
        <input
          type="search"
          name="q"
          defaultValue={words}
          maxLength={maxTextWords}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Search the help and the guides"
          placeholder={placeholder}
          onInput={({ currentTarget: { form } }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(
              () => void submit(form, { replace: true, preventScrollReset: true }),
              pauseMs,
            );
          }}
          className="h-11 min-w-0 grow bg-transparent px-3 placeholder:text-ink-3 focus:outline-none"
        />
        <button
          type="submit"
          className="h-11 shrink-0 rounded-[0.375rem] bg-accent px-6 font-semibold text-on-accent transition-colors duration-120 hover:bg-accent-strong"
        >
          Search
        </button>
      </div>
    </Form>
  );
}

export const FoundTexts = ({ words, found }: { words: string; found: readonly FoundLink[] }) => (
  <section aria-labelledby="found" className="mt-10 max-w-3xl">
    <h2 id="found" aria-live="polite" className="border-b border-ink pb-2 font-semibold">
      {found.length > 0
        ? `${formatCount(found.length, { one: "answer", other: "answers" })} for “${words}”`
        : `No answer for “${words}”`}
    </h2>
    {found.length > 0 ? (
      <TextList links={found} />
    ) : (
      <p className="py-4 text-ink-2">Try another word, or look through the topics below.</p>
    )}
  </section>
);

interface TextListProps {
  links: readonly { to: string; title: string; summary: string; shelf?: string }[];
  withoutShelf?: boolean;
}

export const TextList = ({ links, withoutShelf = false }: TextListProps) => (
  <ul>
    {links.map(({ to, title, summary, shelf }) => (
      <li key={to} className="border-b border-line">
        <PlainLink to={to} prefetch className="group block py-3">
          {shelf && !withoutShelf && <span className="block text-sm text-ink-3">{shelf}</span>}
          <span className="font-semibold group-hover:text-accent group-hover:underline">
            {title}
          </span>
          <span className="mt-0.5 block text-sm text-ink-2">{summary}</span>
        </PlainLink>
      </li>
    ))}
  </ul>
);
