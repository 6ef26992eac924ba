import type { ReactNode } from "react";
import { Link } from "react-router";
import { ContactForm } from "./contact-form.tsx";
import {
  type ContactState,
  type ContactTarget,
  problemMessage,
  type SendResult,
  signInHref,
} from "./contact-state.ts";
import { useDraftText } from "./use-draft-text.tsx";
import { leadHref } from "#app/messages/leads/lead.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";
import { TextArea } from "#app/ui/forms/text-area.tsx";

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
  broker: { id: string; name: string; brokerage: string | null };
}

/** Brokers are in the public directory; other owners' names stay hidden. */
export function BrokerNote({ broker }: BrokerNoteProps) {
  return (
    <Note icon="user">
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
