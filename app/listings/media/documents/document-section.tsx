import { useState } from "react";
import { HelpLink } from "#app/help-link.tsx";
import { ownDocumentsHref } from "./document.ts";
import { DocumentAccess } from "./document-access-form.tsx";
import { DocumentOpenings } from "./document-openings.tsx";
import { DocumentPeople } from "./document-people.tsx";
import { DocumentRow } from "./document-row.tsx";
import { DocumentUpload } from "./document-upload.tsx";
import { describeDocumentsResult, type DocumentsResult } from "./documents-result.ts";
import type { OwnDocuments } from "./own-documents.queries.server.ts";
import { useSectionForms } from "#app/listings/media/section-form.tsx";
import { maxDocuments } from "#app/listings/listing.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";

interface DocumentSectionProps {
  listingId: string;
  own: OwnDocuments;
  /** Without JavaScript: the answers to the form that was sent last, one for each file. */
  results?: readonly DocumentsResult[];
  /** Not once the business is sold; who may read them can still be decided. */
  canAdd?: boolean;
  /** An administrator changes them in the owner's place. Who may read them stays the owner's decision. */
  isAdministrator?: boolean;
}

const unreachable: DocumentsResult = { ok: false, reason: "unreachable", name: "" };

/** The owner's documents: what is there, who may open it, who asks, and who has opened what. It can stand on any page. */
export function DocumentSection({
  listingId,
  own,
  results = [],
  canAdd = true,
  isAdministrator = false,
}: DocumentSectionProps) {
  const address = ownDocumentsHref(listingId, isAdministrator);
  const { forms, result } = useSectionForms(address, "documents", unreachable);
  const [uploaded, setUploaded] = useState("");
  const { documents } = own;
  return (
    <section
      id="documents"
      aria-labelledby="documents-title"
      className="flex scroll-mt-6 flex-col gap-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2
          id="documents-title"
          tabIndex={-1}
          className="font-serif text-2xl font-medium tracking-tight outline-none"
        >
          Documents
        </h2>
        <p className="figures text-sm text-ink-2">
          <span aria-hidden="true">{`${documents.length}/${maxDocuments}`}</span>
          <span className="sr-only">{`${documents.length} of ${maxDocuments} documents`}</span>
        </p>
      </div>
      {isAdministrator ? (
        <p className="max-w-prose text-ink-2">
          Opening one is recorded, and the owner sees it. Who else may open them is for the owner to
          decide.
        </p>
      ) : (
        <div className="max-w-prose text-ink-2">
          <p>
            Financial statements, the lease, an equipment list: documents let serious buyers decide.
            Nobody opens them before you say so, and you see who did.
          </p>
          <HelpLink article="documents" className="mt-2">
            How documents are protected
          </HelpLink>
        </div>
      )}
      {(result ? [result] : results).map((one) => {
        const text = describeDocumentsResult(one);
        return (
          <Banner key={text} tone={one.ok ? "success" : "danger"}>
            {text}
          </Banner>
        );
      })}
      {canAdd && (
        <DocumentUpload
          listingId={listingId}
          forms={forms}
          room={maxDocuments - documents.length}
          onAttached={(name) => setUploaded(`${name} is stored.`)}
        />
      )}
      <p role="status" className="sr-only">
        {uploaded}
      </p>
      {documents.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {documents.map((document, index) => (
            <DocumentRow
              key={document.id}
              document={document}
              isFirst={index === 0}
              forms={forms}
            />
          ))}
        </ul>
      )}
      {(documents.length > 0 || own.people.length > 0) && (
        <div className="mt-3 flex flex-col gap-8">
          {!isAdministrator && (
            <>
              <DocumentAccess own={own} forms={forms} />
              <DocumentPeople own={own} forms={forms} />
            </>
          )}
          <DocumentOpenings own={own} />
        </div>
      )}
    </section>
  );
}
