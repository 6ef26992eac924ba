import type { FetcherWithComponents } from "react-router";
import type {
  DocumentIntent,
  DocumentsResult,
} from "#app/listings/media/documents/documents-result.ts";

/** What every form of the section needs. One fetcher serves them all, so that a second click cannot overtake the first. */
export interface DocumentForm {
  fetcher: FetcherWithComponents<DocumentsResult>;
  action: string;
  anchor: string;
}

/** Whether this very form is being sent: the field names the document or the person. */
export const isSending = (
  { fetcher }: DocumentForm,
  intent: DocumentIntent,
  field?: { name: "mediaId" | "buyerId"; value: string },
): boolean =>
  fetcher.formData?.get("intent") === intent &&
  (!field || fetcher.formData.get(field.name) === field.value);
