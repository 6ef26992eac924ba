import type { ReactNode } from "react";
import { Link } from "react-router";
import { problemMessage } from "#app/messages/inquiry/contact-state.ts";
import { type ContactTarget, signInHref } from "#app/messages/inquiry/contact-target.ts";
import type { ContactRefusal } from "#app/messages/inquiry/inquiry.ts";
import { useDraftText } from "#app/messages/inquiry/use-draft-text.tsx";
import { leadHref } from "#app/messages/leads/lead.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";
import { TextArea } from "#app/ui/forms/text-area.tsx";

/** For visitors who are not signed in: the draft is kept while they sign in. */
export function SignInPrompt({ target }: { target: ContactTarget }) {
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
        <Link
          to={signInHref(target, "signup")}
          className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
        >
          Create a free account
        </Link>
      </p>
    </div>
  );
}

export function ContactUnavailable({
  reason,
  listingId,
}: {
  reason: ContactRefusal;
  listingId: string;
}) {
  if (reason === "own-listing")
    return (
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">Buyers see a contact form here.</p>
        <ButtonLink to={`/account/listings/edit/${listingId}`} className="w-full">
          Edit this listing
        </ButtonLink>
        <ButtonLink to="/account/leads" variant="secondary" className="w-full">
          Open my leads
        </ButtonLink>
      </div>
    );
  return <p className="text-sm text-ink-2">{problemMessage(reason, { recipient: "owner" })}</p>;
}

interface BrokerNoteProps {
  broker: { id: string; name: string; brokerage: string | null };
}

/** Brokers are in the public directory; other owners' names stay hidden. */
export function BrokerNote({ broker }: BrokerNoteProps) {
  return (
    <Note icon="user">
      <Link
        to={`/brokers/${broker.id}`}
        className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
      >
        {broker.name}
      </Link>
      {broker.brokerage && <span className="block text-ink-3">{broker.brokerage}</span>}
    </Note>
  );
}

/** Links to an existing conversation about the listing. */
export function ExistingConversation({ thread }: { thread: { id: string; messageCount: number } }) {
  return (
    <Note icon="message-square">
      <Link
        to={leadHref(thread.id)}
        className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
      >
        Open your conversation
      </Link>{" "}
      <span className="text-ink-3">
        {formatCount(thread.messageCount, { one: "message", other: "messages" })}
      </span>
    </Note>
  );
}

export const Note = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <p className="flex items-start gap-2 text-sm text-ink-2">
    <Icon name={icon} className="mt-0.5 size-4 text-ink-3" />
    <span>{children}</span>
  </p>
);
