import type { OwnDocuments } from "./own-documents.queries.server.ts";
import { brand } from "#app/shared/brand.ts";
import { DateText } from "#app/ui/format/date-text.tsx";

interface DocumentOpeningsProps {
  own: OwnDocuments;
}

export function DocumentOpenings({ own }: DocumentOpeningsProps) {
  return (
    <section aria-labelledby="document-openings-title" className="flex flex-col gap-3">
      <h3 id="document-openings-title" className="text-lg font-semibold">
        Who opened what
      </h3>
      {own.openings.length === 0 ? (
        <p className="text-ink-2">Nobody has opened a document yet.</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {own.openings.map(({ id, reader, isAdministrator, document, openedAt }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-3">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-semibold break-words">
                  {isAdministrator ? `An administrator of ${brand.name}` : reader}
                </p>
                <p className="text-sm break-words text-ink-2">{document}</p>
              </div>
              <p className="figures text-sm text-ink-2">
                <DateText value={openedAt} format="with-time" />
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
