import { type FormEvent, useEffect, useRef, useState } from "react";

/**
 * Uncontrolled, so that text typed or autofilled before hydration is kept. Browsers hide autofilled values until the first click: those
 * fields count as filled in.
 */
export function useFormValues(initial: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [autofilled, setAutofilled] = useState<ReadonlySet<string>>(new Set());

  function read(element: HTMLFormElement) {
    setValues(Object.fromEntries(new FormData(element)) as Record<string, string>);
    const filled = element.querySelectorAll<HTMLInputElement>("input:autofill");
    setAutofilled(new Set([...filled].map((input) => input.name)));
  }
  useEffect(() => {
    if (form.current) read(form.current);
  }, []);
  const reread = (event: FormEvent<HTMLFormElement>) => read(event.currentTarget);

  return {
    values,
    passes: (name: string, test: (value: string) => boolean) =>
      test(values[name] ?? "") || (values[name] === "" && autofilled.has(name)),
    form: { ref: form, onInput: reread, onChange: reread, onAnimationStart: reread },
  };
}
