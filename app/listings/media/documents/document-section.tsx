import { type ReactNode, useState } from "react";
import { HelpLink } from "#app/help-link.tsx";
import { maxDocuments } from "#app/listings/listing.ts";
import { type MediaAnswer, mediaPath } from "#app/listings/media/listing-media.ts";
import { MediaSection, ReturnTo, useSectionForms } from "#app/listings/media/section-form.tsx";
import { UploadForm } from "#app/listings/media/upload-form.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DocumentOpenings } from "./document-openings.tsx";
import { DocumentRow } from "./document-row.tsx";
import type { OwnDocuments } from "#app/listings/media/own-media.queries.server.ts";

interface DocumentSectionProps {
  listingId: string;
  own: OwnDocuments;
  /** Without JavaScript: the results of the last submitted form, one per file. */
  answers?: readonly MediaAnswer[];
  /** Not after the sale, which closes everything to everyone. */
  canAdd?: boolean;
  isAdministrator?: boolean;
  /** Who asked for access. */
  readers?: ReactNode;
}

export function DocumentSection({
  listingId,
  own,
  answers = [],
  canAdd = true,
  isAdministrator = false,
  readers = null,
}: DocumentSectionProps) {
  const address = mediaPath(listingId, "documents", isAdministrator);
  const { forms, answer } = useSectionForms(address, "documents");
  const [uploaded, setUploaded] = useState("");
  const { documents, openings } = own;
  return (
    <MediaSection
      id="documents"
      title="Documents"
      count={{ of: documents.length, most: maxDocuments }}
      className="scroll-mt-6"
    >
      {isAdministrator ? (
        <p className="max-w-prose text-ink-2">
          Opening one is recorded, and the owner sees it. Who else may open them is for the owner to
          decide.
        </p>
      ) : (
        <div className="max-w-prose text-ink-2">
          <p>
            Financial statements, the lease, an equipment list: documents let serious buyers decide.
            You choose who opens them under “Who sees what”, and you see who did.
          </p>
          <HelpLink article="documents" className="mt-2">
            How documents are protected
          </HelpLink>
          <HelpLink article="guides/three-years-of-books" className="mt-2 ms-6">
            Which books buyers ask for
          </HelpLink>
        </div>
      )}
      {(answer ? [answer] : answers).map(({ ok, message }) => (
        <Banner key={message} tone={ok ? "success" : "danger"}>
          {message}
        </Banner>
      ))}
      {canAdd && (
        <UploadForm
          kind="document"
          scope={listingId}
          address={address}
          count={documents.length}
          onAttached={(name) => setUploaded(`${name} is stored.`)}
        >
          <ReturnTo {...forms} />
        </UploadForm>
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
      {(documents.length > 0 || readers) && (
        <div className="mt-3 flex flex-col gap-8">
          {readers}
          <DocumentOpenings openings={openings} />
        </div>
      )}
    </MediaSection>
  );
}
