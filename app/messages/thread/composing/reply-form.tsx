import { type KeyboardEvent, type SubmitEvent, useRef, useState } from "react";
import { Form } from "react-router";
import type { useDraftText } from "#app/messages/inquiry/use-draft-text.tsx";
import { leadHref } from "#app/messages/leads/lead.ts";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import { QuickReplyMenu } from "#app/messages/thread/quick-replies/quick-reply-menu.tsx";
import type { ThreadData } from "#app/messages/thread/load-thread.server.ts";
import { fileProblemMessage, replyProblemMessages } from "#app/messages/thread/thread-result.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { showableFileName } from "#app/platform/uploads/upload.ts";
import { UploadList } from "#app/platform/uploads/upload-list.tsx";
import { useUploads } from "#app/platform/uploads/use-uploads.tsx";
import {
  describeFileProblem,
  fileAccept,
  findFileProblem,
} from "#app/messages/thread/files/message-file.ts";
import { maxFilesPerMessage } from "#app/messages/thread/thread.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";

interface ReplyFormProps {
  thread: ThreadData;
  formKey: string;
  draft: Pick<ReturnType<typeof useDraftText>, "area" | "onInput">;
  files: AttachedFiles;
  initial: string;
  problem: string | null;
  onSend: (text: string) => void;
}

export function ReplyForm(props: ReplyFormProps) {
  const { thread, formKey, files, initial, problem, onSend } = props;
  const { area, onInput } = props.draft;
  const [error, setError] = useState(problem);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = area.current?.value.trim() ?? "";
    if (files.isUploading) return setError("Wait until your files have arrived, or cancel them.");
    if (text === "" && files.attached.length === 0) return setError(replyProblemMessages.empty);
    setError(null);
    onSend(text);
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  const insert = (text: string) => {
    const field = area.current;
    if (!field) return;
    field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  return (
    <Form
      id="reply"
      method="post"
      action={leadHref(thread.id)}
      encType="multipart/form-data"
      onSubmit={send}
      className="no-print flex scroll-mt-24 flex-col gap-3 border-t border-line px-4 py-4 sm:px-6"
    >
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="formKey" value={formKey} />
      <TextArea
        ref={area}
        label={`Reply to ${thread.other.name}`}
        name="content"
        rows={3}
        maxLength={maxMessageLength}
        defaultValue={initial}
        error={error}
        onInput={(event) => {
          setError(null);
          onInput(event);
        }}
        onKeyDown={sendByKey}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className="min-h-22!"
      />
      <AttachedList files={files} />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-3">
        <AttachButton onFiles={files.uploads.add} />
        <QuickReplyMenu threadId={thread.id} replies={thread.quickReplies} onInsert={insert} />
        <span className="ms-auto flex items-center gap-3">
          <span className="js-only hidden text-xs text-ink-3 sm:pointer-fine:inline">
            Ctrl + Enter sends
          </span>
          <Button icon={<Icon name="send" className="size-4" />}>Send</Button>
        </span>
      </div>
    </Form>
  );
}

export function useAttachedFiles(threadId: string) {
  const [attached, setAttached] = useState<{ uploadId: string; name: string }[]>([]);
  const uploads = useUploads("document", `message:${threadId}`, {
    check(file) {
      const problem = findFileProblem(file);
      if (problem) return fileProblemMessage(problem, showableFileName(file.name));
      const isFull = attached.length + uploads.items.length >= maxFilesPerMessage;
      return isFull ? describeFileProblem("too-many-files") : null;
    },
    attach: async (uploadId, name) => {
      setAttached((before) => [...before, { uploadId, name }]);
      return { ok: true };
    },
    onAttached: () => {},
  });
  return {
    uploads,
    attached,
    isUploading: uploads.items.some(({ state }) => state !== "refused" && state !== "failed"),
    remove: (uploadId: string) =>
      setAttached((before) => before.filter((one) => one.uploadId !== uploadId)),
    set: setAttached,
  };
}

export type AttachedFiles = ReturnType<typeof useAttachedFiles>;

/** Without JavaScript it is a plain file field, submitted with the form. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-2">
      <input
        ref={input}
        id="reply-file"
        type="file"
        name="file"
        multiple
        accept={fileAccept}
        aria-label="Attach files"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Uploaded from here on instead of submitted with the form; the same file can be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
        className="peer file-input not-noscript:sr-only"
      />
      <label
        htmlFor="reply-file"
        className={`${buttonClass("quiet", "sm")} js-only cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
      >
        <Icon name="upload" className="size-4" />
        Attach
      </label>
    </span>
  );
}

export function AttachedList({ files }: { files: AttachedFiles }) {
  const { uploads, attached, remove } = files;
  return (
    <>
      {attached.length > 0 && (
        <ul aria-label="Attached files" className="flex flex-wrap gap-2">
          {attached.map(({ uploadId, name }) => (
            <li key={uploadId} className="max-w-full">
              <button type="button" className="chip" onClick={() => remove(uploadId)}>
                <Icon name="file-text" className="size-4 shrink-0 text-ink-3" />
                <span className="min-w-0 truncate">{name}</span>
                <Icon name="x" className="size-4 shrink-0" />
                <span className="sr-only">Remove</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <UploadList items={uploads.items} onRetry={uploads.retry} onCancel={uploads.cancel} />
    </>
  );
}
