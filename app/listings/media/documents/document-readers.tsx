import type { ReactNode } from "react";
import { SectionButton, type SectionForms } from "#app/listings/media/section-form.tsx";
import { brand } from "#app/shared/brand.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatDate } from "#app/ui/format/format-date.ts";
import { type AccessDecision, type DocumentGrant, possibleDecisions } from "./document-access.ts";
import type { OwnDocuments } from "#app/listings/media/own-media.queries.server.ts";

interface DocumentReadersProps {
  own: OwnDocuments;
  forms: SectionForms;
}

export function DocumentAccess({ own: { isOpen, isPackageBought }, forms }: DocumentReadersProps) {
  const badge = (
    <Badge tone={isOpen ? "warning" : "accent"}>
      {isOpen ? "Every signed-in buyer" : "People you approve"}
    </Badge>
  );
  return (
    <Part id="document-access" title="Who can open them" badge={badge}>
      <p className="max-w-[68ch] text-ink-2">
        {isOpen
          ? "Everybody with an account can open your documents without asking. You still see who did."
          : "Buyers ask, and you decide one by one. Open them to everybody only if they don't reveal anything confidential."}
      </p>
      {!isPackageBought && (
        <p className="max-w-[68ch] text-ink-2">
          Until you have bought a package, buyers don't see that there are documents.
        </p>
      )}
      <SectionButton
        forms={forms}
        intent={isOpen ? "close-to-all" : "open-to-all"}
        variant="secondary"
      >
        {isOpen ? "Approve buyers one by one" : "Open to every signed-in buyer"}
      </SectionButton>
    </Part>
  );
}

const states: Record<Exclude<DocumentGrant, "none">, (date: string) => string> = {
  requested: (date) => `Asked on ${date}`,
  granted: (date) => `Can open your documents since ${date}`,
  refused: (date) => `Can't open your documents since ${date}`,
};

const decisionLabels: Record<AccessDecision, string> = {
  grant: "Give access",
  refuse: "Refuse",
  revoke: "Take access back",
};

export function DocumentPeople({ own: { people }, forms }: DocumentReadersProps) {
  const waiting = people.filter(({ grant }) => grant === "requested").length;
  const badge = waiting > 0 && <Badge tone="warning">{`${waiting} to answer`}</Badge>;
  return (
    <Part id="document-people" title="Requests" badge={badge}>
      {people.length === 0 && (
        <p className="text-ink-2">Nobody has asked for your documents yet.</p>
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
    {openings.length === 0 && <p className="text-ink-2">Nobody has opened a document yet.</p>}
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
