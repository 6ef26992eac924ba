import {
  documentListClass,
  DocumentPart,
} from "#app/listings/media/documents/document-openings.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Reader } from "./access.queries.server.ts";
import { AccessForm } from "./access-form.tsx";
import { describeReader } from "./describe-access.ts";

const anchor = "document-people";

interface AccessReadersProps {
  listingId: string;
  readers: readonly Reader[];
}

export function AccessReaders({ listingId, readers }: AccessReadersProps) {
  const waiting = readers.filter(({ grant }) => grant === "requested").length;
  const badge = waiting > 0 && <Badge tone="warning">{`${waiting} to answer`}</Badge>;
  return (
    <DocumentPart id={anchor} title="Requests" badge={badge}>
      <ul className={documentListClass}>
        {readers.map((reader) => (
          <li key={reader.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold break-words">{reader.name}</p>
              <p className="text-sm text-ink-2">
                {describeReader(reader)}
                {!reader.isConfirmed && " · email address not confirmed"}
              </p>
              {reader.agreementId && (
                <a
                  href={`/account/signed/${reader.agreementId}`}
                  download
                  className="link inline-flex min-h-6 items-center text-sm"
                >
                  Signed agreement<span className="sr-only">{`: ${reader.name}`}</span>
                </a>
              )}
            </div>
            <AccessForm {...reader} listingId={listingId} buyerId={reader.id} anchor={anchor} />
          </li>
        ))}
      </ul>
    </DocumentPart>
  );
}
