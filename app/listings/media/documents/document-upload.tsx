import { documentAccept } from "#app/listings/media/documents/document.ts";
import { type DocumentForm, isSending } from "#app/listings/media/documents/document-form.ts";
import { maxDocuments } from "#app/listings/listing.ts";
import { SectionForm } from "#app/listings/media/section-form.tsx";
import { Button } from "#app/ui/button.tsx";

interface DocumentUploadProps {
  form: DocumentForm;
  /** How many more documents there is room for. */
  room: number;
}

export function DocumentUpload({ form, room }: DocumentUploadProps) {
  if (room <= 0)
    return (
      <p className="text-sm text-ink-2">
        {`All ${maxDocuments} places are taken. Delete a document to upload another one.`}
      </p>
    );
  return (
    <SectionForm
      {...form}
      intent="attach"
      encType="multipart/form-data"
      className="flex flex-col items-start gap-3"
    >
      <label htmlFor="document" className="text-sm font-semibold">
        Add a document
      </label>
      <input
        id="document"
        type="file"
        name="document"
        accept={documentAccept}
        aria-describedby="document-hint"
        className="file-input"
      />
      <p id="document-hint" className="text-sm text-ink-2">
        PDF, Word or Excel, up to 20 MB. Up to {maxDocuments} documents.
      </p>
      <Button variant="secondary" pending={isSending(form, "attach")} pendingLabel="Checking">
        Upload document
      </Button>
    </SectionForm>
  );
}
