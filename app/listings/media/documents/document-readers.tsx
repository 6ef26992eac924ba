import type { ReactNode } from "react";
import { SectionButton, type SectionForms } from "#app/listings/media/section-form.tsx";
import { brand } from "#app/shared/brand.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatDate } from "#app/ui/format/format-date.ts";
import { decisionLabels, type DocumentGrant, possibleDecisions } from "./document-access.ts";
import type { OwnDocuments } from "#app/listings/media/own-media.queries.server.ts";

interface DocumentReadersProps {
  own: OwnDocuments;
  forms: SectionForms;
}

const states: Record<Exclude<DocumentGrant, "none">, (date: string) => string> = {
  requested: (date) => `Requested your documents on ${date}`,
  granted: (date) => `Has access since ${date}`,
  refused: (date) => `No access since ${date}`,
};

export function DocumentPeople({ own: { people }, forms }: DocumentReadersProps) {
  const waiting = people.filter(({ grant }) => grant === "requested").length;
  const badge = waiting > 0 && <Badge tone="warning">{`${waiting} to answer`}</Badge>;
  return (
    <Part id="document-people" title="Requests" badge={badge}>
      {people.length === 0 && (
        <p className="text-ink-2">Nobody has requested your documents yet.</p>
      )}
      {people.length > 0 && (
        <ul className={listClass}>
          {people.map(({ id, name, grant, since, isConfirmed }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-semibold break-words">{name}</p>
                <p className="text-sm text-ink-2">
                  {states[grant](formatDate(since))}
                  {!isConfirmed && " · email address not confirmed"}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                {possibleDecisions[grant].map((decision) => (
                  <SectionButton
                    key={decision}
                    forms={forms}
                    intent={decision}
                    field={{ name: "buyerId", value: id }}
                    variant={
                      decision === "grant" && grant === "requested" ? "primary" : "secondary"
                    }
                    aria-label={`${decisionLabels[decision]}: ${name}`}
                  >
                    {decisionLabels[decision]}
                  </SectionButton>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

export const DocumentOpenings = ({ own: { openings } }: Pick<DocumentReadersProps, "own">) => (
  <Part id="document-openings" title="Who opened what">
    {openings.length === 0 && <p className="text-ink-2">No documents opened yet.</p>}
    {openings.length > 0 && (
      <ol className={listClass}>
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
  </Part>
);

const listClass = "w-full divide-y divide-line border-y border-line";

interface PartProps {
  id: string;
  title: string;
  badge?: ReactNode;
  children: ReactNode;
}

const Part = ({ id, title, badge, children }: PartProps) => (
  <section aria-labelledby={`${id}-title`} className="flex flex-col items-start gap-3">
    <h3 id={`${id}-title`} className="flex flex-wrap items-center gap-3 text-lg font-semibold">
      {title}
      {badge}
    </h3>
    {children}
  </section>
);
