import { queueHref, type QueueKind } from "#app/admin/queues/queue-kind.ts";
import type { PersonFacts } from "#app/admin/queues/source/person-facts.queries.server.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import type { ReactNode } from "react";

interface PersonCardProps {
  title: string;
  person: PersonFacts;
  kind?: QueueKind;
}

export function PersonCard({ title, person, kind }: PersonCardProps) {
  const { name, email, href } = person;
  return (
    <ItemPart title={title}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {href ? (
          <PlainLink to={href} className="link font-semibold">
            {name}
          </PlainLink>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <Badge tone={person.verification === "Verified" ? "success" : "neutral"}>
          {person.verification}
        </Badge>
        {person.isDeactivated && <Badge tone="danger">Deactivated</Badge>}
        {person.isDeleted && <Badge tone="danger">Account deleted</Badge>}
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-ink-2">{`${email} · ${person.summary}`}</p>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {person.history.map(({ term, detail, isBad }) => (
          <div key={term}>
            <dt className="text-ink-2">{term}</dt>
            <dd className={`figures font-semibold ${isBad ? "text-danger" : ""}`}>{detail}</dd>
          </div>
        ))}
      </dl>
      {kind && (
        <p className="mt-3 text-sm">
          <PlainLink to={queueHref(kind, { person: person.id })} className="link">
            {`Show only what concerns ${name}`}
          </PlainLink>
        </p>
      )}
    </ItemPart>
  );
}

export const ItemPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 border-b border-line pb-2 font-serif text-lg font-medium">{title}</h3>
    {children}
  </section>
);
