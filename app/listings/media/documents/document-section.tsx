import { useFetcher } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import { maxDocuments } from "#app/listings/listing.ts";
import { ownDocumentsHref } from "#app/listings/media/documents/document.ts";
import { DocumentAccess } from "#app/listings/media/documents/document-access-form.tsx";
import { DocumentOpenings } from "#app/listings/media/documents/document-openings.tsx";
import { DocumentPeople } from "#app/listings/media/documents/document-people.tsx";
import { DocumentRow } from "#app/listings/media/documents/document-row.tsx";
import { DocumentUpload } from "#app/listings/media/documents/document-upload.tsx";
import {
  describeDocumentsResult,
  type DocumentsResult,
} from "#app/listings/media/documents/documents-result.ts";
import type { OwnDocuments } from "#app/listings/media/documents/own-documents.queries.server.ts";
import { Banner } from "#app/ui/banner.tsx";

interface DocumentSectionProps {
  listingId: string;
  own: OwnDocuments;
  /** Without JavaScript: the answer to the form that was sent last. */
  result?: DocumentsResult | null;
  headingLevel?: 2 | 3;
}

/** The owner's documents: what is there, who may open it, who asks, and who has opened what. Its forms post to its own page. */
export function DocumentSection({
  listingId,
  own,
  result = null,
  headingLevel = 3,
}: DocumentSectionProps) {
  const fetcher = useFetcher<DocumentsResult>({ key: `documents-${listingId}` });
  const shown = fetcher.data ?? result;
  const form = { fetcher, action: ownDocumentsHref(listingId), anchor: "documents" };
  const { documents } = own;
  return (
    <div id="documents" className="flex scroll-mt-6 flex-col gap-8">
      <div className="max-w-[68ch] text-ink-2">
        <p>
          Financial statements, the lease, an equipment list: documents let serious buyers decide.
          Nobody opens them before you say so, and you see who did.
        </p>
        <HelpLink article="documents" className="mt-2">
          How documents are protected
        </HelpLink>
      </div>
      {shown && (
        <Banner tone={shown.ok ? "success" : "danger"}>{describeDocumentsResult(shown)}</Banner>
      )}
      <div className="flex flex-col gap-4">
        {documents.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {documents.map((document, index) => (
              <DocumentRow
                key={document.id}
                document={document}
                isFirst={index === 0}
                form={form}
              />
            ))}
          </ul>
        )}
        <DocumentUpload form={form} room={maxDocuments - documents.length} />
      </div>
      {(documents.length > 0 || own.people.length > 0) && (
        <>
          <DocumentAccess own={own} form={form} headingLevel={headingLevel} />
          <DocumentPeople own={own} form={form} headingLevel={headingLevel} />
          <DocumentOpenings own={own} headingLevel={headingLevel} />
        </>
      )}
    </div>
  );
}
