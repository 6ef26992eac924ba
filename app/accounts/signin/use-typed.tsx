import { type FormEvent, useEffect, useRef, useState } from "react";

/**
 * What stands in a form right now. The inputs keep their own values, so that text typed or filled in by a password manager
 * before our script arrived is not lost. A browser hides autofilled values from scripts until the first click: those count as given.
 */
export function useTyped(before: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(before);
  const [autofilled, setAutofilled] = useState<ReadonlySet<string>>(new Set());

  function read(element: HTMLFormElement) {
    setTyped(Object.fromEntries(new FormData(element)) as Record<string, string>);
    const filled = element.querySelectorAll<HTMLInputElement>("input:autofill");
    setAutofilled(new Set([...filled].map((input) => input.name)));
  }
  useEffect(() => {
    if (form.current) read(form.current);
  }, []);
  const reread = (event: FormEvent<HTMLFormElement>) => read(event.currentTarget);

  return {
    typed,
    /** Whether the field holds what is asked for, as far as can be seen. */
    holds: (name: string, test: (value: string) => boolean) =>
      test(typed[name] ?? "") || (typed[name] === "" && autofilled.has(name)),
    form: { ref: form, onInput: reread, onChange: reread, onAnimationStart: reread },
  };
}
