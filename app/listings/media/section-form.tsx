import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { Button } from "#app/ui/actions/button.tsx";
import { postForm } from "#app/ui/forms/post-form.ts";
import type { MediaAnswer, MediaSectionName } from "./listing-media.ts";

/** The forms of a section that can be on any page. Without JavaScript they post to the section's own page. */
export interface SectionForms {
  address: string;
  section: MediaSectionName;
  isSending: (intent: string, field?: HiddenField) => boolean;
  send: (form: FormData) => Promise<void>;
}

interface HiddenField {
  name: "mediaId";
  value: string;
}

const unreachable: MediaAnswer = {
  ok: false,
  message: "Not saved: we can't reach the server. Please try again.",
};

export function useSectionForms(address: string, section: MediaSectionName) {
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<FormData | null>(null);
  const [answer, setAnswer] = useState<MediaAnswer | null>(null);
  const isBusy = useRef(false);
  const send = async (form: FormData) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSent(form);
    const posted = await postForm<MediaAnswer>(`${address}/change`, form);
    setAnswer(posted.state === "answered" ? posted.result : unreachable);
    if (posted.state === "answered") await revalidate();
    setSent(null);
    isBusy.current = false;
  };
  const isSending = (intent: string, field?: HiddenField) =>
    sent?.get("intent") === intent && (!field || sent.get(field.name) === field.value);
  return { forms: { address, section, isSending, send } satisfies SectionForms, answer };
}

interface SectionFormProps extends Omit<ComponentProps<"form">, "action" | "method"> {
  forms: SectionForms;
  intent: string;
  field?: HiddenField;
}

export function SectionForm({ forms, intent, field, children, ...rest }: SectionFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void forms.send(new FormData(event.currentTarget));
  };
  return (
    <form {...rest} method="post" action={forms.address} onSubmit={submit} noValidate>
      <input type="hidden" name="intent" value={intent} />
      {field && <input type="hidden" {...field} />}
      <ReturnTo {...forms} />
      {children}
    </form>
  );
}

interface ReturnToProps {
  address: string;
  section: MediaSectionName;
  path?: string | undefined;
}

export function ReturnTo({ address, section, path }: ReturnToProps) {
  const { pathname, search } = useLocation();
  const back = path ?? (pathname === address ? null : pathname + search);
  return back && <input type="hidden" name="returnTo" value={`${back}#${section}`} />;
}

interface SectionButtonProps extends ComponentProps<typeof Button> {
  forms: SectionForms;
  intent: string;
  field?: HiddenField;
}

export const SectionButton = ({ forms, intent, field, ...button }: SectionButtonProps) => (
  <SectionForm forms={forms} intent={intent} {...(field && { field })}>
    <Button size="sm" {...button} pending={forms.isSending(intent, field)} />
  </SectionForm>
);

interface MediaSectionProps extends ComponentProps<"section"> {
  id: MediaSectionName;
  title: string;
  count?: { of: number; most: number };
  children: ReactNode;
}

export function MediaSection({
  id,
  title,
  count,
  className = "",
  children,
  ...rest
}: MediaSectionProps) {
  return (
    <section
      {...rest}
      id={id}
      aria-labelledby={`${id}-title`}
      className={`flex flex-col gap-5 ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          id={`${id}-title`}
          tabIndex={-1}
          className="font-serif text-2xl font-medium tracking-tight outline-none"
        >
          {title}
        </h2>
        {count && (
          <p className="figures text-sm text-ink-2">
            <span aria-hidden="true">{`${count.of}/${count.most}`}</span>
            <span className="sr-only">{`${count.of} of ${count.most} ${id}`}</span>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
