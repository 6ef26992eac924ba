import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { forgetDraft, useDraftText } from "#app/messages/inquiry/use-draft-text.tsx";
import { ReplyForm, useAttachedFiles } from "#app/messages/thread/composing/reply-form.tsx";
import {
  createFormKey,
  type OutboxEntry,
  OutboxMessage,
} from "#app/messages/thread/composing/outbox-message.tsx";
import type { ThreadData } from "./load-thread.server.ts";
import { MessageList } from "#app/messages/thread/reading/message-list.tsx";
import { ThreadStrips } from "./thread-strips.tsx";
import { PassportChoice } from "#app/messages/passport/passport-choice.tsx";
import { ThreadHeading } from "./thread-menu.tsx";
import { replyProblemMessages, type ThreadResult } from "./thread-result.ts";
import { useOlderMessages } from "#app/messages/thread/reading/use-older-messages.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { brand } from "#app/shared/brand.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

interface ThreadPanelProps {
  thread: ThreadData;
  formKey: string;
  answer: ThreadResult | null;
  saved: string;
  isTooLarge: boolean;
  editedId: string | null;
  /** Access and offers, from later features. */
  deals: ReactNode;
}

const draftKey = (threadId: string) => `reply ${threadId}`;

export function ThreadPanel({
  thread,
  formKey,
  answer,
  saved,
  isTooLarge,
  editedId,
  deals,
}: ThreadPanelProps) {
  const { id, other, inquiry, refusal } = thread;
  const href = `/account/leads/${id}`;
  const { messages, hasOlder, isLoading, loadOlder } = useOlderMessages(href, thread);
  const draft = useDraftText(draftKey(id), "local");
  const { area } = draft;
  const isHydrated = useHydrated();
  const files = useAttachedFiles(id);
  const [outbox, setOutbox] = useState<OutboxEntry[]>([]);

  const send = (text: string) => {
    setOutbox([...outbox, { key: createFormKey(), text, files: files.attached }]);
    files.set([]);
    // The draft is forgotten once the server has the message.
    if (area.current) putText(area.current, "");
  };
  const finish = (entry: OutboxEntry, isSent: boolean) => {
    setOutbox((before) => before.filter(({ key }) => key !== entry.key));
    if (isSent) return forgetDraft(draftKey(id), entry.text);
    files.set((before) => [...entry.files, ...before]);
    if (area.current)
      putText(area.current, [entry.text, area.current.value].filter(Boolean).join("\n\n"));
  };
  const refused = answer && !answer.ok && answer.intent !== "record" ? answer : null;
  const problem = isTooLarge
    ? "Your files are larger than 20 MB together. Send them in several messages."
    : refused?.intent === "reply"
      ? refused.message
      : null;
  const shownIds = new Set(messages.map((message) => message.id));
  return (
    <section
      aria-labelledby="thread-title"
      className="flex min-w-0 flex-col overflow-clip rounded-surface border border-line bg-surface"
    >
      <ThreadHeading thread={thread} />
      {thread.company && (
        <p className="border-b border-line bg-sunken px-4 py-3 text-sm text-ink-2 sm:px-6">
          {describeCompany(thread.company, other.name)}
        </p>
      )}
      <ThreadStrips thread={thread}>{deals}</ThreadStrips>
      {inquiry && <InquiryDetails thread={thread} inquiry={inquiry} />}
      {refused && refused.intent !== "reply" && (
        <div className="px-4 pt-4 sm:px-6">
          <Banner tone="danger">{refused.message}</Banner>
        </div>
      )}
      <MessageList
        thread={thread}
        messages={messages}
        editedId={editedId}
        top={
          hasOlder && (
            <p className="text-center">
              {isHydrated ? (
                <Button
                  type="button"
                  variant="quiet"
                  size="sm"
                  pending={isLoading}
                  onClick={loadOlder}
                >
                  Show older messages
                </Button>
              ) : (
                <ButtonLink to={`${href}?before=${messages[0]!.id}`} variant="quiet" size="sm">
                  Show older messages
                </ButtonLink>
              )}
            </p>
          )
        }
      >
        {outbox.map((entry) => (
          <OutboxMessage
            key={entry.key}
            entry={entry}
            href={href}
            shownIds={shownIds}
            onDone={finish}
          />
        ))}
      </MessageList>
      {!thread.isLatest && (
        <p className="border-t border-line px-4 py-3 text-center sm:px-6">
          <PlainLink to={href} className="link text-sm">
            Back to the latest messages
          </PlainLink>
        </p>
      )}
      {thread.passport?.isOwn && (
        <div className="border-t border-line px-4 py-3 sm:px-6">
          <PassportChoice threadId={id} otherName={other.name} shows={thread.passport.shows} />
        </div>
      )}
      {thread.isBlocked && (
        <Note
          threadId={id}
          text={`You have blocked ${other.name}. Their messages no longer reach you, and they aren't notified.`}
          intent="unblock"
        />
      )}
      {refusal ? (
        <Note threadId={id} {...describeRefusal(refusal, thread)} />
      ) : (
        <ReplyForm
          thread={thread}
          formKey={formKey}
          draft={draft}
          files={files}
          initial={refused?.intent === "reply" ? refused.typed : saved}
          problem={problem}
          onSend={send}
        />
      )}
    </section>
  );
}

/** Outside the component, because the field is uncontrolled. */
function putText(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.focus();
}

function describeCompany({ part, name }: NonNullable<ThreadData["company"]>, other: string) {
  if (part === "introduced") return `${name} is in this conversation, too.`;
  if (part === "buyer") return `${name} answers for the owner, who can read every message.`;
  if (part === "broker") return "You answer for the owner, who can read every message.";
  return `${name} answers for you. What you write here goes to ${other}, and ${name} reads it.`;
}

type Refusal = NonNullable<ThreadData["refusal"]>;

function describeRefusal(refusal: Refusal, thread: ThreadData): Omit<NoteProps, "threadId"> {
  if (refusal !== "closed") return { text: replyProblemMessages[refusal] };
  if (thread.isClosedByAdministrator)
    return {
      text: `${brand.name} closed this conversation. You can read it, but neither of you can write. Questions? Write to us: you find the form under “Contact”.`,
    };
  if (!thread.canReopen)
    return { text: "This conversation is closed. You can read it, but neither of you can write." };
  return {
    text: "You closed this conversation. Nobody can write until you reopen it.",
    intent: "reopen",
  };
}

interface NoteProps {
  threadId: string;
  text: string;
  intent?: keyof typeof noteIntents;
}

const noteIntents = { unblock: "Unblock", reopen: "Reopen" } as const;

const Note = ({ threadId, text, intent }: NoteProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken px-4 py-4 text-sm sm:px-6">
    <p className="max-w-[60ch] text-ink-2">{text}</p>
    {intent && (
      <Form method="post" action={`/account/leads/${threadId}`} preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <Button variant="secondary" size="sm">
          {noteIntents[intent]}
        </Button>
      </Form>
    )}
  </div>
);

interface InquiryDetailsProps {
  thread: ThreadData;
  inquiry: NonNullable<ThreadData["inquiry"]>;
}

function InquiryDetails({ thread, inquiry }: InquiryDetailsProps) {
  const { isOwner, messages, older } = thread;
  const { name, email, phone, message } = inquiry;
  const linked = (href: string, text: string) =>
    isOwner ? (
      <a href={href} className="link">
        {text}
      </a>
    ) : (
      text
    );
  return (
    <details
      open={isOwner && messages.length < 3}
      className="border-b border-line px-4 py-3 text-sm sm:px-6"
    >
      <summary className="min-h-6 cursor-pointer font-semibold">
        {isOwner ? `Inquiry from ${name}` : "What you sent with your inquiry"}
      </summary>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 [&_dt]:text-ink-3">
        <dt>Name</dt>
        <dd className="[overflow-wrap:anywhere]">{name}</dd>
        <dt>Email</dt>
        <dd className="[overflow-wrap:anywhere]">{linked(`mailto:${email}`, email)}</dd>
        {phone && (
          <>
            <dt>Phone</dt>
            <dd>{linked(`tel:${phone.replaceAll(/[^+\d]/g, "")}`, phone)}</dd>
          </>
        )}
        {older !== null && message !== null && (
          <>
            <dt>Message</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-wrap">{message}</dd>
          </>
        )}
      </dl>
    </details>
  );
}
