import type { ReactNode } from "react";
import { EditMessageForm } from "#app/messages/thread/edit-message-form.tsx";
import { MessageBubble } from "#app/messages/thread/message-bubble.tsx";
import type { MessageView } from "#app/messages/thread/thread-view.ts";

interface MessageListProps {
  threadId: string;
  otherName: string;
  messages: MessageView[];
  /** The message that is shown as a form. */
  editedId: string | null;
  /** Above the first message: the link to older ones. */
  top: ReactNode;
  /** Below the last message: what is being sent. */
  children?: ReactNode;
}

/**
 * Messages by day, the latest at the bottom. The reversed column makes the browser begin at its end and stay there while messages
 * are added, without a script.
 */
export function MessageList({
  threadId,
  otherName,
  messages,
  editedId,
  top,
  children,
}: MessageListProps) {
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
              message.id === editedId && message.canChange ? (
                <EditMessageForm key={message.id} threadId={threadId} message={message} />
              ) : (
                <MessageBubble
                  key={message.id}
                  message={message}
                  author={message.isMine ? "You" : otherName}
                  editHref={
                    message.canChange ? `/account/leads/${threadId}?edit=${message.id}` : null
                  }
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
