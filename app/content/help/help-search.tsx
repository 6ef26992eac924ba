import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { maxHelpWords } from "#app/content/help/search-articles.ts";
import { Icon } from "#app/ui/media/icon.tsx";

const pauseMs = 150;

export function HelpSearch({ words }: { words: string }) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Form role="search" aria-label="Help" action="/help" className="max-w-xl">
      <div className="flex items-center rounded-control border border-line-strong bg-surface p-1.5 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent hover:border-ink-2">
        <Icon name="search" className="ms-3 size-5 shrink-0 text-ink-3" />
        <input
          type="search"
          name="q"
          defaultValue={words}
          maxLength={maxHelpWords}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Search the help"
          placeholder="Password, packages, compare…"
          onInput={({ currentTarget: { form } }) => {
            clearTimeout(timer.current);
            // Typing is one step in the history, not one per letter.
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
