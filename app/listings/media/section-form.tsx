import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { postForm } from "#app/ui/forms/post-form.ts";

/** The forms of a section that may stand on any page. Without JavaScript they post to the section's own page. */
export interface SectionForms {
  /** The section's own page; its route for scripts is below it. */
  address: string;
  /** The section on whatever page it stands, to return to without JavaScript. */
  anchor: string;
  /** The form that is on its way. */
  sent: FormData | null;
  send: (form: FormData) => Promise<void>;
}

/** Sends one form at a time, and shows its answer. */
export function useSectionForms<Result extends object>(
  address: string,
  anchor: string,
  unreachable: Result,
) {
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<FormData | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const isBusy = useRef(false);
  const send = async (form: FormData) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSent(form);
    const posted = await postForm<Result>(`${address}/change`, form);
    setResult(posted.state === "answered" ? posted.result : unreachable);
    if (posted.state === "answered") await revalidate();
    setSent(null);
    isBusy.current = false;
  };
  return { forms: { address, anchor, sent, send } satisfies SectionForms, result };
}

interface SectionFormProps extends Omit<ComponentProps<"form">, "action" | "method"> {
  forms: SectionForms;
  intent: string;
  children?: ReactNode;
}

export function SectionForm({ forms, intent, children, ...rest }: SectionFormProps) {
  const { pathname, search } = useLocation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void forms.send(new FormData(event.currentTarget));
  };
  return (
    <form {...rest} method="post" action={forms.address} onSubmit={submit} noValidate>
      <input type="hidden" name="intent" value={intent} />
      {pathname !== forms.address && (
        <input type="hidden" name="returnTo" value={`${pathname}${search}#${forms.anchor}`} />
      )}
      {children}
    </form>
  );
}
