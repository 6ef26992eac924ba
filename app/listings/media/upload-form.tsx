import type { ComponentProps, ReactNode } from "react";
import { useRevalidator } from "react-router";
import { maxDocuments, maxPhotos } from "#app/listings/listing.ts";
import { documentAccept } from "#app/platform/inspection/document-kind.ts";
import { FilePicker } from "#app/platform/uploads/file-picker.tsx";
import {
  type AttachResult,
  maxUploadBytes,
  showableFileName,
  type UploadKind,
} from "#app/platform/uploads/upload.ts";
import { UploadList } from "#app/platform/uploads/upload-list.tsx";
import { useUploads } from "#app/platform/uploads/use-uploads.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { postForm, type Posted } from "#app/ui/forms/post-form.ts";
import { explainProblem } from "./file-problems.ts";

interface KindOfFile {
  intent: string;
  most: number;
  picker: Omit<ComponentProps<typeof FilePicker>, "onFiles" | "dropHint">;
  atATime: string;
  full: string;
  notAttached: (posted: Posted<unknown>) => string;
}

const kinds: Record<UploadKind, KindOfFile> = {
  photo: {
    intent: "add",
    most: maxPhotos,
    picker: {
      id: "photos",
      name: "photos",
      label: "Choose photos",
      camera: "Take a photo",
      // HEIC is omitted on purpose: iPhones then convert photos to JPEG before uploading.
      accept: "image/jpeg,image/png,image/gif,image/tiff,image/bmp,image/webp,image/avif",
      hint: "JPEG, PNG, GIF, TIFF, BMP, WebP or AVIF, up to 10 MB each. The first one becomes the cover. An iPhone turns its HEIC photos into JPEG when you choose them; on a computer, save them as JPEG first.",
    },
    atATime: "Up to 32 MB at a time.",
    full: `There are ${maxPhotos} photos, as many as a listing can have. Delete one to add another.`,
    notAttached: (posted) =>
      `The photo has arrived, but it is not added yet. ${explainFailure(posted)}`,
  },
  document: {
    intent: "attach",
    most: maxDocuments,
    picker: {
      id: "document",
      name: "document",
      label: "Choose documents",
      accept: documentAccept,
      hint: `PDF, Word or Excel, up to 20 MB each. Up to ${maxDocuments} documents.`,
    },
    atATime: "Up to 20 MB at a time.",
    full: `You have ${maxDocuments} documents, as many as a listing can have. Delete one to add another.`,
    notAttached: () => "The document has arrived, but we can't reach the server to add it.",
  },
};

export const explainFailure = ({ state }: Posted<unknown>): string =>
  state === "unreachable" ? "We can't reach the server." : "Please reload the page and try again.";

/** Rejects early what the server would reject anyway. The content is checked there. */
function checkFile(kind: UploadKind, { name, size, type }: File): string | null {
  const isHeic = kind === "photo" && (type === "image/heic" || type === "image/heif");
  const problem =
    size === 0 ? "empty" : size > maxUploadBytes[kind] ? "too-large" : isHeic ? "heic" : null;
  return problem && explainProblem(kind, problem, showableFileName(name));
}

interface UploadFormProps {
  kind: UploadKind;
  /** What the files belong to: an interrupted upload is attached there later. */
  scope: string;
  address: string;
  count: number;
  /** For files that are not the listing's own. */
  differs?: Partial<KindOfFile>;
  /** The place of the files within it. */
  fields?: Record<string, string>;
  onAttached: (name: string) => void;
  children?: ReactNode;
}

export function UploadForm({
  kind,
  scope,
  address,
  count,
  differs,
  fields = {},
  onAttached,
  children,
}: UploadFormProps) {
  const { revalidate } = useRevalidator();
  const { intent, most, picker, atATime, full, notAttached } = { ...kinds[kind], ...differs };
  const uploads = useUploads(kind, scope, {
    check: (file) => checkFile(kind, file),
    async attach(upload): Promise<AttachResult> {
      const given = { ...fields, intent: "attach", upload };
      const posted = await postForm<AttachResult>(`${address}/change`, given);
      if (posted.state === "answered") return posted.result;
      return { ok: false, message: notAttached(posted), canRetry: true };
    },
    onAttached(name) {
      onAttached(name);
      void revalidate();
    },
  });
  return (
    <>
      {count < most ? (
        <form method="post" action={address} encType="multipart/form-data">
          <input type="hidden" name="intent" value={intent} />
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
          <FilePicker {...picker} dropHint="or drag them here" onFiles={uploads.add} />
          <noscript>
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <Button>Upload</Button>
              <p className="text-sm text-ink-2">{atATime}</p>
            </div>
          </noscript>
        </form>
      ) : (
        <p className="rounded-surface bg-sunken px-4 py-3 text-sm text-ink-2">{full}</p>
      )}
      <UploadList items={uploads.items} onRetry={uploads.retry} onCancel={uploads.cancel} />
    </>
  );
}
