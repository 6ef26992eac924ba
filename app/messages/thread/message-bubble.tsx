import { MessageWarning } from "#app/messages/safety/message-warning.tsx";
import { linkText } from "#app/messages/thread/link-text.ts";
import type { FileView, MessageView } from "#app/messages/thread/thread-view.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface MessageBubbleProps {
  message: MessageView;
  /** Who wrote it, for screen readers. */
  author: string;
  /** Of the page that shows it as a form; null where it cannot be changed. */
  editHref: string | null;
}

export function MessageBubble({ message, author, editHref }: MessageBubbleProps) {
  const { isMine, text, warnings, files } = message;
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
    <div className={`flex max-w-[88%] flex-col gap-1 sm:max-w-[80%] ${side(isMine)}`}>
      <h4 className="sr-only">{`${author}, ${message.time}`}</h4>
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

const side = (isMine: boolean) => (isMine ? "self-end items-end" : "self-start items-start");

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

function FileList({ files, hasText }: { files: FileView[]; hasText: boolean }) {
  return (
    <ul className={`flex flex-col gap-2 ${hasText ? "mt-3" : ""}`}>
      {files.map((file) => (
        <li key={file.id}>
          {/* A download, so that the browser leaves the page alone; `reloadDocument` is what a plain anchor does. */}
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
