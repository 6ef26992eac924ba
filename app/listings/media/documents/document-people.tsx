import { type AccessDecision, type DocumentGrant, possibleDecisions } from "./document-access.ts";
import { isSending } from "./document-form.ts";
import type { OwnDocuments } from "./own-documents.queries.server.ts";
import { SectionForm, type SectionForms } from "#app/listings/media/section-form.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { formatDate } from "#app/ui/format/format-date.ts";

type Person = OwnDocuments["people"][number];

interface DocumentPeopleProps {
  own: OwnDocuments;
  forms: SectionForms;
}

/** All requests, with the answers that the owner may give. */
export function DocumentPeople({ own, forms }: DocumentPeopleProps) {
  const waiting = own.people.filter(({ grant }) => grant === "requested").length;
  return (
    <section aria-labelledby="document-people-title" className="flex flex-col gap-3">
      <h3
        id="document-people-title"
        className="flex flex-wrap items-center gap-3 text-lg font-semibold"
      >
        Requests
        {waiting > 0 && <Badge tone="warning">{`${waiting} to answer`}</Badge>}
      </h3>
      {own.people.length === 0 ? (
        <p className="text-ink-2">Nobody has asked for your documents yet.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {own.people.map((person) => (
            <PersonRow key={person.id} person={person} forms={forms} />
          ))}
        </ul>
      )}
    </section>
  );
}

const states: Record<Exclude<DocumentGrant, "none">, (date: string) => string> = {
  requested: (date) => `Asked on ${date}`,
  granted: (date) => `Can open your documents since ${date}`,
  refused: (date) => `Can't open your documents since ${date}`,
};

const labels: Record<AccessDecision, string> = {
  grant: "Give access",
  refuse: "Refuse",
  revoke: "Take access back",
};

function PersonRow({ person, forms }: { person: Person; forms: SectionForms }) {
  const { id, name, grant, since, isConfirmed } = person;
  const field = { name: "buyerId", value: id } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-2">
          {states[grant](formatDate(since))}
          {!isConfirmed && " · email address not confirmed"}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {possibleDecisions[grant].map((decision) => (
          <SectionForm key={decision} forms={forms} intent={decision}>
            <input type="hidden" {...field} />
            <Button
              size="sm"
              variant={decision === "grant" && grant === "requested" ? "primary" : "secondary"}
              pending={isSending(forms, decision, field)}
              aria-label={`${labels[decision]}: ${name}`}
            >
              {labels[decision]}
            </Button>
          </SectionForm>
        ))}
      </div>
    </li>
  );
}
