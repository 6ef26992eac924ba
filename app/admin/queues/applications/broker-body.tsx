import { ItemPart } from "#app/admin/queues/screen/item-part.tsx";
import { EarlierDecisions } from "#app/admin/queues/applications/earlier-decisions.tsx";
import { PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import type { BrokerItem } from "#app/admin/queues/queue-item.ts";
import { Banner } from "#app/ui/banner.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

export function BrokerBody({ item }: { item: BrokerItem }) {
  const { licenseNumber, region, brokerage, sameLicence, person } = item;
  return (
    <>
      {sameLicence.length > 0 && (
        <Banner tone="warning" title="Another member has this licence number">
          <ul>
            {sameLicence.map(({ id, name, href }) => (
              <li key={id}>
                {href ? (
                  <PlainLink to={href} className="link">
                    {name}
                  </PlainLink>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <ItemPart title="Licence">
        <DefinitionList
          items={[
            { term: "Licence number", detail: licenseNumber },
            { term: "Licensed in", detail: region },
            { term: "Brokerage", detail: brokerage },
          ]}
        />
        <p className="mt-3 text-sm text-ink-2">
          Look the number up in the public register of the region before you approve it.
        </p>
      </ItemPart>
      <EarlierDecisions title="Earlier applications" decisions={item.earlier} />
      {person && <PersonCard title="Applicant" person={person} />}
    </>
  );
}
