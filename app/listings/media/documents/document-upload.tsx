import { useRevalidator } from "react-router";
import { maxDocuments } from "#app/listings/listing.ts";
import { documentProblemMessages } from "./document.ts";
import { documentAccept, maxDocumentBytes } from "#app/platform/inspection/document-kind.ts";
import { SectionForm, type SectionForms } from "#app/listings/media/section-form.tsx";
import { FilePicker } from "#app/platform/uploads/file-picker.tsx";
import { type AttachResult, showableFileName } from "#app/platform/uploads/upload.ts";
import { UploadList } from "#app/platform/uploads/upload-list.tsx";
import { useUploads } from "#app/platform/uploads/use-uploads.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { postForm } from "#app/ui/forms/post-form.ts";

interface DocumentUploadProps {
  listingId: string;
  forms: SectionForms;
  /** How many more documents there is room for. */
  room: number;
  onAttached: (name: string) => void;
}

const unreachable: AttachResult = {
  ok: false,
  message: "The document has arrived, but we can't reach the server to add it.",
  canRetry: true,
};

export function DocumentUpload({ listingId, forms, room, onAttached }: DocumentUploadProps) {
  const { revalidate } = useRevalidator();
  const uploads = useUploads("document", listingId, {
    check: checkDocumentFile,
    attach: async (upload) => {
      const fields = { intent: "attach", upload };
      const posted = await postForm<AttachResult>(`${forms.address}/change`, fields);
      return posted.state === "answered" ? posted.result : unreachable;
    },
    onAttached(name) {
      onAttached(name);
      void revalidate();
    },
  });
  return (
    <>
      {room > 0 ? (
        <SectionForm forms={forms} intent="attach" encType="multipart/form-data">
          <FilePicker
            name="document"
            label="Choose documents"
            dropHint="or drag them here"
            accept={documentAccept}
            hint={`PDF, Word or Excel, up to 20 MB each. Up to ${maxDocuments} documents.`}
            onFiles={uploads.add}
          />
          <noscript>
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <Button>Upload</Button>
              <p className="text-sm text-ink-2">Up to 20 MB at a time.</p>
            </div>
          </noscript>
        </SectionForm>
      ) : (
        <p className="rounded-surface bg-sunken px-4 py-3 text-sm text-ink-2">
          {`You have ${maxDocuments} documents, as many as a listing can have. Delete one to add another.`}
        </p>
      )}
      <UploadList items={uploads.items} onRetry={uploads.retry} onCancel={uploads.cancel} />
    </>
  );
}

/** What the server would refuse anyway, before it is sent. The content is checked there. */
function checkDocumentFile({ name, size }: File): string | null {
  const problem = size === 0 ? "empty" : size > maxDocumentBytes ? "too-large" : null;
  return problem && `${showableFileName(name)}: ${documentProblemMessages[problem]}`;
}
