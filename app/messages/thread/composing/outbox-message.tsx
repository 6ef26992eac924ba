import { useCallback, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { type ThreadResult } from "#app/messages/thread/thread-result.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

export interface OutboxEntry {
  /** The form key: however often it is sent, it is one message. */
  key: string;
  text: string;
  files: { uploadId: string; name: string }[];
}

interface OutboxMessageProps {
  entry: OutboxEntry;
  href: string;
  shownIds: ReadonlySet<string>;
  onDone: (entry: OutboxEntry, isSent: boolean) => void;
}

/** Shown before the server has it; if sending fails, it can be sent again. */
export function OutboxMessage({ entry, href, shownIds, onDone }: OutboxMessageProps) {
  const fetcher = useFetcher<ThreadResult>();
  const { submit } = fetcher;
  const send = useCallback(() => {
    const form = new FormData();
    form.set("intent", "reply");
    form.set("by", "script");
    form.set("formKey", entry.key);
    form.set("content", entry.text);
    for (const { uploadId } of entry.files) form.append("upload", uploadId);
    void submit(form, { method: "post", action: href });
  }, [entry, href, submit]);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    send();
  }, [send]);

  const result = fetcher.state === "submitting" ? null : fetcher.data;
  const isShown = result?.ok === true && shownIds.has(result.messageId ?? "");
  useEffect(() => {
    if (isShown) onDone(entry, true);
  }, [isShown, entry, onDone]);
  if (isShown) return null;
  const problem = result && !result.ok ? result : null;
  return (
    <div className="flex max-w-[88%] flex-col items-end gap-1 self-end sm:max-w-[80%]">
      <div className="rounded-surface rounded-ee-[0.25rem] bg-accent-soft px-4 py-2.5 forced-colors:border">
        {entry.text && <p className="[overflow-wrap:anywhere] whitespace-pre-wrap">{entry.text}</p>}
        {entry.files.map(({ uploadId, name }) => (
          <p key={uploadId} className="flex items-center gap-2 text-sm">
            <Icon name="file-text" className="size-4 shrink-0 text-ink-3" />
            <span className="min-w-0 truncate">{name}</span>
          </p>
        ))}
      </div>
      {problem ? (
        <div role="alert" className="flex flex-col items-end gap-2 px-1 text-sm text-danger">
          <p className="flex items-start gap-1.5 font-medium">
            <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
            {problem.message}
          </p>
          <p className="flex gap-2">
            {problem.canRetry && (
              <Button type="button" size="sm" variant="secondary" onClick={send}>
                Send again
              </Button>
            )}
            <Button type="button" size="sm" variant="quiet" onClick={() => onDone(entry, false)}>
              Back to the text
            </Button>
          </p>
        </div>
      ) : (
        <p className="px-1 text-xs text-ink-3">Sending…</p>
      )}
    </div>
  );
}

/** A UUID version 7, like the form keys from the server. */
export function createFormKey(now: number = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  const chance = crypto.randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance.slice(15)}`;
}
