import type { ReactNode } from "react";
import type { MessageView } from "./message-views.ts";
import { Form } from "react-router";
import { leadHref } from "#app/messages/leads/lead.ts";
import type { ThreadData } from "#app/messages/thread/load-thread.server.ts";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { MessageWarning } from "#app/messages/safety/message-warning.tsx";
import { linkText } from "./link-text.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface MessageListProps {
  thread: ThreadData;
  messages: MessageView[];
  editedId: string | null;
  top: ReactNode;
  children?: ReactNode;
}

/** The reversed column makes the browser start at the end and stay there, without a script. */
export function MessageList({ thread, messages, editedId, top, children }: MessageListProps) {
  const page = leadHref(thread.id);
  return (
    <div
      role="log"
      aria-label="Messages"
      // Scrollable, so it has to be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex max-h-[min(62vh,44rem)] min-h-56 flex-col-reverse overflow-y-auto overscroll-contain print:max-h-none"
    >
      <div className="mb-auto flex flex-col gap-4 px-4 py-5 sm:px-6">
        {top}
        {byDay(messages).map(({ day, messages: ofDay }) => (
          <section key={ofDay[0]!.id} aria-label={day} className="flex flex-col gap-4">
            <h3 className="flex items-center gap-3 text-xs font-medium text-ink-3 before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
              {day}
            </h3>
            {ofDay.map((message) =>
              message.event ? (
                <EventEntry key={message.id} message={message} />
              ) : message.id === editedId && message.canChange ? (
                <EditMessageForm key={message.id} page={page} message={message} />
              ) : (
                <MessageBubble
                  key={message.id}
                  message={message}
                  editHref={message.canChange ? `${page}?edit=${message.id}` : null}
                />
              ),
            )}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}

function byDay(messages: MessageView[]): { day: string; messages: MessageView[] }[] {
  const days: { day: string; messages: MessageView[] }[] = [];
  for (const message of messages) {
    const last = days.at(-1);
    if (last?.day === message.day) last.messages.push(message);
    else days.push({ day: message.day, messages: [message] });
  }
  return days;
}

/** Not a message that somebody typed: what happened, in the middle. */
const EventEntry = ({ message: { author, event, at, time } }: { message: MessageView }) => (
  <p className="self-center text-center text-sm text-ink-2">
    {`${author} ${event}`}
    {" · "}
    <time dateTime={at} className="figures">
      {time}
    </time>
  </p>
);

function EditMessageForm({ page, message }: { page: string; message: MessageView }) {
  return (
    <Form
      method="post"
      action={page}
      preventScrollReset
      className="flex w-full max-w-xl flex-col gap-3 self-end rounded-surface border border-line p-4"
    >
      <input type="hidden" name="messageId" value={message.id} />
      <TextArea
        label="Change your message"
        id="edited-content"
        name="content"
        hint="Until it is read, for 5 minutes after sending. An email about it may have gone out already."
        maxLength={maxMessageLength}
        defaultValue={message.text}
      />
      <div className="flex flex-wrap gap-2">
        <Button name="intent" value="edit" size="sm">
          Save
        </Button>
        <Button name="intent" value="delete" size="sm" variant="danger">
          Delete message
        </Button>
        <ButtonLink to={page} size="sm" variant="quiet" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

interface MessageBubbleProps {
  message: MessageView;
  editHref: string | null;
}

function MessageBubble({ message, editHref }: MessageBubbleProps) {
  const { isMine, author, text, warnings, files } = message;
  const isWarned = warnings.length > 0;
  const body = (
    <>
      {text && (
        <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          {isWarned ? text : <LinkedText text={text} />}
        </p>
      )}
      {files.length > 0 && <FileList files={files} hasText={text !== ""} />}
    </>
  );
  return (
    <div
      className={`flex max-w-[88%] flex-col gap-1 sm:max-w-[80%] ${isMine ? "items-end self-end" : "items-start self-start"}`}
    >
      <h4 className={message.isNamed ? "px-1 text-xs font-semibold" : "sr-only"}>
        {author}
        <span className="sr-only">{`, ${message.time}`}</span>
      </h4>
      {isWarned ? (
        <MessageWarning warnings={warnings}>{body}</MessageWarning>
      ) : (
        <div
          className={`rounded-surface px-4 py-2.5 forced-colors:border ${isMine ? "rounded-ee-[0.25rem] bg-accent-soft" : "rounded-es-[0.25rem] bg-sunken"}`}
        >
          {body}
        </div>
      )}
      <p className="figures flex flex-wrap gap-x-2 px-1 text-xs text-ink-3">
        <time dateTime={message.at}>{message.time}</time>
        {message.isByEmail && <span>by email</span>}
        {message.isEdited && <span>edited</span>}
        {message.receipt && <span>{message.receipt}</span>}
        {editHref && (
          <PlainLink to={editHref} preventScrollReset className="link">
            Edit or delete
          </PlainLink>
        )}
      </p>
    </div>
  );
}

function LinkedText({ text }: { text: string }) {
  return linkText(text).map(({ at, text: part, href }) =>
    href ? (
      <a
        key={at}
        href={href}
        target="_blank"
        rel="nofollow noopener noreferrer ugc"
        className="link"
      >
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function FileList({ files, hasText }: { files: MessageView["files"]; hasText: boolean }) {
  return (
    <ul className={`flex flex-col gap-2 ${hasText ? "mt-3" : ""}`}>
      {files.map((file) => (
        <li key={file.id}>
          <a
            href={file.href}
            download
            className="flex min-h-11 max-w-xs items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 text-sm hover:border-ink-2"
          >
            {file.isPicture ? (
              <img
                src={file.href}
                alt=""
                loading="lazy"
                className="size-12 shrink-0 rounded-control object-cover"
              />
            ) : (
              <Icon name="file-text" className="size-5 shrink-0 text-ink-3" />
            )}
            <span className="min-w-0">
              <span className="block truncate font-medium">{file.name}</span>
              <span className="block text-xs text-ink-3">{file.size}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
