import { useRef, useState } from "react";
import { showableFileName } from "#app/platform/uploads/upload.ts";
import { UploadList } from "#app/platform/uploads/upload-list.tsx";
import { useUploads } from "#app/platform/uploads/use-uploads.tsx";
import {
  describeFileProblem,
  fileAccept,
  findFileProblem,
} from "#app/messages/thread/files/message-file.ts";
import { fileProblemMessage } from "#app/messages/thread/thread-result.ts";
import { maxFilesPerMessage } from "#app/messages/thread/thread.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";

export interface AttachedUpload {
  uploadId: string;
  name: string;
}

/** The files of a reply that is being written, uploaded while the text is. */
export function useAttachedFiles(threadId: string) {
  const [attached, setAttached] = useState<AttachedUpload[]>([]);
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

/** The button that chooses files. Without JavaScript it is a plain file field, sent with the form. */
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
          // Uploaded from here on, and not sent with the form; the same file can be chosen again.
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
