import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import {
  type ContactTarget,
  type InquiryFields,
  problemMessage,
  type SendProblem,
  type SendResult,
  signInHref,
} from "./contact-state.ts";
import { forbiddenCharacters } from "./message-text.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { useDraftText } from "./use-draft-text.tsx";
import { errorList } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface ContactFormProps {
  target: ContactTarget;
  formKey: string;
  prefill: InquiryFields;
  confirmed: boolean;
  answer: SendResult | null;
}

const successMs = 5000;
/** Where the page opens after a submission without JavaScript: the form is far below the top. */
const resultId = "contact-result";
const unchanged = { since: null, names: [] as string[] };

export function ContactForm({ target, formKey, prefill, confirmed, answer }: ContactFormProps) {
  const fetcher = useFetcher<SendResult>();
  const result = fetcher.data ?? answer;
  const sending = fetcher.state === "submitting";
  const refusal = result && !result.ok ? result : null;
  const errors = useMemo(() => errorList(refusal?.errors ?? {}), [refusal]);
  const typed: Record<string, string> = { ...prefill, ...refusal?.typed };
  const form = useRef<HTMLFormElement>(null);
  const { area, onInput, clear } = useDraftText(target.draftKey);

  // Shown for five seconds; without JavaScript until the next navigation.
  const [over, setOver] = useState<SendResult | null>(null);
  useEffect(() => {
    const sent = fetcher.data;
    if (!sent?.ok) return;
    form.current?.reset();
    clear();
    const timer = setTimeout(() => setOver(sent), successMs);
    return () => clearTimeout(timer);
  }, [fetcher.data, clear]);

  // An error is shown until its field is edited: the new value has not been validated yet.
  const [changed, setChanged] = useState<{ since: SendResult | null; names: string[] }>(unchanged);
  const names = changed.since === refusal ? changed.names : unchanged.names;
  const errorOf = (name: string) => (names.includes(name) ? null : (refusal?.errors[name] ?? null));
  const noteChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (errorOf(name)) setChanged({ since: refusal, names: [...names, name] });
  };

  const field = (name: keyof InquiryFields) => ({
    name,
    error: errorOf(name),
    defaultValue: typed[name],
  });
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`${target.page}?index#${resultId}`}
      noValidate
      onInput={noteChange}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="formKey" value={formKey} />
      {refusal && !sending && (
        <div id={resultId} className="scroll-mt-24">
          {errors.length > 0 ? (
            <ErrorSummary errors={errors} />
          ) : (
            <Banner tone="danger">
              {problemMessage(refusal.problem, target)}
              <ProblemAction problem={refusal.problem} target={target} />
            </Banner>
          )}
        </div>
      )}
      <TextField
        label="Full Name"
        autoComplete="name"
        autoCapitalize="words"
        hint="Each word starts with a capital"
        {...field("fullName")}
      />
      <TextField label="Phone Number" type="tel" autoComplete="tel" {...field("phoneNumber")} />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        hint={confirmed ? undefined : unconfirmedHints[target.recipient]}
        {...field("emailAddress")}
      />
      <TextArea
        label="Message"
        name="message"
        optional
        rows={5}
        ref={area}
        onInput={onInput}
        hint={`Leave out ${forbiddenCharacters}`}
        error={errorOf("message")}
        defaultValue={typed.message ?? ""}
      />
      <Button size="lg" pending={sending} pendingLabel="Sending..." className="w-full">
        Send Message
      </Button>
      <div role="status" className="not-has-[p]:-mt-4">
        {result?.ok && result !== over && !sending && (
          <Sent conversationId={result.conversationId} />
        )}
      </div>
      <HelpLink article="contact-an-owner">{helpLabels[target.recipient]}</HelpLink>
    </fetcher.Form>
  );
}

const unconfirmedHints = {
  owner: "Not confirmed yet. The owner will see this.",
  broker: "Not confirmed yet. The broker will see this.",
} as const;

const helpLabels = { owner: "What the owner sees", broker: "What the broker sees" } as const;

/** The button is often the last thing on the screen. */
const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: "nearest" });

const Sent = ({ conversationId }: { conversationId: string }) => (
  <p
    ref={bringIntoView}
    id={resultId}
    className="scroll-mt-24 scroll-mb-28 rounded-control bg-success-soft px-4 py-3 text-sm font-medium text-success"
  >
    Your message was sent. Replies appear in{" "}
    <PlainLink to={leadHref(conversationId)} className="underline underline-offset-4">
      your conversation
    </PlainLink>
    .
  </p>
);

function ProblemAction({ problem, target }: { problem: SendProblem; target: ContactTarget }) {
  if (problem !== "unconfirmed-limit" && problem !== "signed-out") return null;
  const isSignedOut = problem === "signed-out";
  return (
    <Link
      to={isSignedOut ? signInHref(target) : "/account/security"}
      className="block font-semibold underline underline-offset-4"
    >
      {isSignedOut ? "Sign In" : "Confirm my email address"}
    </Link>
  );
}
