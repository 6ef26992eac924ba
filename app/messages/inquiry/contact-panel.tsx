import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import {
  type ContactState,
  type ContactTarget,
  type InquiryFields,
  problemMessage,
  type SendProblem,
  type SendResult,
  signInHref,
} from "./contact-state.ts";
import { forbiddenCharacters } from "./message-text.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { PassportChoice } from "#app/messages/passport/passport-choice.tsx";
import { useDraftText } from "./use-draft-text.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";

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

function ContactForm({ target, formKey, prefill, confirmed, answer }: ContactFormProps) {
  const fetcher = useFetcher<SendResult>();
  const result = fetcher.data ?? answer;
  // Until the page knows of the message too: its link to the conversation moves everything below it.
  const sending = fetcher.state !== "idle";
  const refusal = result && !result.ok ? result : null;
  const typed: Record<string, string> = { ...prefill, ...refusal?.typed };
  const form = useRef<HTMLFormElement>(null);
  const { area, onInput, clear } = useDraftText(target.draftKey);

  // Shown for five seconds; without JavaScript until the next navigation.
  const [over, setOver] = useState<SendResult | null>(null);
  useEffect(() => {
    const answered = fetcher.data;
    if (!answered?.ok) return;
    form.current?.reset();
    clear();
    if (answered.mayShowPassport) return;
    const timer = setTimeout(() => setOver(answered), successMs);
    return () => clearTimeout(timer);
  }, [fetcher.data, clear]);
  const sent = result?.ok && result !== over && !sending ? result : null;

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
    <>
      <fetcher.Form
        ref={form}
        method="post"
        action={`${target.page}?index#${resultId}`}
        noValidate
        onInput={noteChange}
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="formKey" value={formKey} />
        {refusal && (
          // Keeps its room while sending, or the second press of a double click would hit the link below the button.
          <div id={resultId} className={`scroll-mt-24 ${sending ? "invisible" : ""}`}>
            {Object.keys(refusal.errors).length > 0 ? (
              <ErrorSummary errors={refusal.errors} />
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
          {sent && <Sent conversationId={sent.conversationId} />}
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <HelpLink article="contact-an-owner">{helpLabels[target.recipient]}</HelpLink>
          <HelpLink article="guides/the-buyer-owners-answer">
            A message that gets an answer
          </HelpLink>
        </p>
      </fetcher.Form>
      {sent?.mayShowPassport && (
        <PassportChoice
          threadId={sent.conversationId}
          otherName={target.recipient === "owner" ? "the owner" : "the broker"}
          shows={[]}
        />
      )}
    </>
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

function SignInPrompt({ target }: { target: ContactTarget }) {
  const { area, onInput } = useDraftText(target.draftKey);
  return (
    <div className="flex flex-col gap-4">
      <div className="js-only">
        <TextArea
          label="Message"
          name="message"
          optional
          hint="Write it now. It will still be here after you sign in."
          ref={area}
          onInput={onInput}
        />
      </div>
      <p className="text-sm text-ink-2">{problemMessage("signed-out", target)}</p>
      <ButtonLink to={signInHref(target)} size="lg" className="w-full">
        Sign In
      </ButtonLink>
      <p className="text-center text-sm text-ink-2">
        <Link to={signInHref(target, "signup")} className={noteLink}>
          Create a free account
        </Link>
      </p>
    </div>
  );
}

interface ContactPanelProps {
  target: ContactTarget;
  state: ContactState;
  thread: { id: string; messageCount: number } | null;
  answer: SendResult | null;
  children: ReactNode;
}

export const ContactPanel = ({ target, state, thread, answer, children }: ContactPanelProps) => (
  <>
    {thread && (
      <Note icon="message-square">
        <Link to={leadHref(thread.id)} className={noteLink}>
          Open your conversation
        </Link>{" "}
        <span className="text-ink-3">
          {formatCount(thread.messageCount, { one: "message", other: "messages" })}
        </span>
      </Note>
    )}
    {state.kind === "visitor" && <SignInPrompt target={target} />}
    {state.kind === "refused" && (
      <p className="text-sm text-ink-2">
        {state.reason === "own-listing"
          ? "Buyers see a contact form here."
          : problemMessage(state.reason, target)}
      </p>
    )}
    {state.kind === "refused" && state.reason === "own-listing" && children}
    {state.kind === "form" && (
      <ContactForm key={target.page} target={target} answer={answer} {...state} />
    )}
  </>
);

const noteLink =
  "inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4";

interface BrokerNoteProps {
  broker: { id: string; name: string; brokerage: string | null; represents: boolean };
}

/** Brokers are in the public directory; other owners' names stay hidden. */
export function BrokerNote({ broker }: BrokerNoteProps) {
  return (
    <Note icon="user">
      {broker.represents && <span className="block">Represented by</span>}
      <Link to={`/brokers/${broker.id}`} className={noteLink}>
        {broker.name}
      </Link>
      {broker.brokerage && <span className="block text-ink-3">{broker.brokerage}</span>}
    </Note>
  );
}

export const Note = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className="flex items-start gap-2 text-sm text-ink-2">
    <Icon name={icon} className="mt-0.5 size-4 text-ink-3" />
    <span>{children}</span>
  </p>
);
