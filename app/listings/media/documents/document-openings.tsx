import type { ReactNode } from "react";
import { brand } from "#app/shared/brand.ts";
import { DateText } from "#app/ui/format/date-text.tsx";
import type { OwnDocuments } from "#app/listings/media/own-media.queries.server.ts";

export const DocumentOpenings = ({ openings }: Pick<OwnDocuments, "openings">) => (
  <DocumentPart id="document-openings" title="Who opened what">
    {openings.length === 0 && <p className="text-ink-2">No documents opened yet.</p>}
    {openings.length > 0 && (
      <ol className={documentListClass}>
        {openings.map(({ id, reader, isAdministrator, document, openedAt }) => (
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
  </DocumentPart>
);

export const documentListClass = "w-full divide-y divide-line border-y border-line";

interface DocumentPartProps {
  id: string;
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}

export const DocumentPart = ({ id, title, badge, children }: DocumentPartProps) => (
  <section aria-labelledby={`${id}-title`} className="flex flex-col items-start gap-3">
    <h3 id={`${id}-title`} className="flex flex-wrap items-center gap-3 text-lg font-semibold">
      {title}
      {badge}
    </h3>
    {children}
  </section>
);
