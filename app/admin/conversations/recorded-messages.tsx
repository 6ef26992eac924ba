import type { RecordedView } from "#app/admin/conversations/recorded-view.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface RecordedMessagesProps {
  href: string;
  messages: RecordedView[];
  older: string | null;
  isLatest: boolean;
}

export function RecordedMessages({ href, messages, older, isLatest }: RecordedMessagesProps) {
  return (
    <div className="flex flex-col gap-4">
      {older && (
        <PlainLink to={`${href}?before=${older}#thread`} className="link self-start">
          Show older messages
        </PlainLink>
      )}
      {messages.length === 0 && <p className="text-ink-2">There are no messages.</p>}
      <ol className="flex flex-col gap-4">
        {messages.map((message) => (
          <li key={message.id} id={message.id} className="scroll-mt-6">
            <RecordedMessage message={message} />
          </li>
        ))}
      </ol>
      {!isLatest && (
        <PlainLink to={`${href}#thread`} className="link self-start">
          Back to the latest messages
        </PlainLink>
      )}
    </div>
  );
}

function RecordedMessage({ message }: { message: RecordedView }) {
  const { sender, isOwner, text, files } = message;
  const isMarked = message.isWithheld || message.flags.length > 0;
  return (
    <article
      className={`max-w-2xl rounded-surface border px-4 py-3 ${isOwner ? "ms-auto border-transparent bg-accent-soft" : "me-auto border-line bg-surface"} ${isMarked ? "border-warning!" : ""}`}
    >
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">{sender}</span>
        <span className="font-normal text-ink-2">
          <DateText value={message.at} format="with-time" />
        </span>
      </h3>
      <Marks message={message} />
      {text && <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {files.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {files.map(({ id, name, size, href }) => (
            <li key={id} className="flex min-h-6 items-center gap-2">
              <Icon name="file-text" className="size-4 shrink-0 text-ink-3" />
              {/* A download, so that the browser leaves the page alone. */}
              <a href={href} download className="link wrap-anywhere">
                {name}
              </a>
              <span className="whitespace-nowrap text-ink-2">{size}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Marks({ message }: { message: RecordedView }) {
  const { isInquiry, isWithheld, isWarned, flags, isEdited, isByEmail, readAt } = message;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
      {isInquiry && <Badge tone="accent">Inquiry</Badge>}
      {isWithheld && <Badge tone="danger">Withheld from the recipient</Badge>}
      {flags.map(({ label, isSettled }) => (
        <Badge key={label} tone={isSettled ? "neutral" : "warning"}>
          {isSettled ? `${label} (settled)` : label}
        </Badge>
      ))}
      {isWarned && <span>Shown behind a warning</span>}
      {isEdited && <span>Edited</span>}
      {isByEmail && <span>By email</span>}
      <span>{readAt ? "Read" : "Not read yet"}</span>
    </p>
  );
}
