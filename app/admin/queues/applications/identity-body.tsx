import { ItemPart } from "#app/admin/queues/screen/item-part.tsx";
import { EarlierDecisions } from "#app/admin/queues/applications/earlier-decisions.tsx";
import { PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import type { IdentityItem } from "#app/admin/queues/queue-item.ts";
import { Banner } from "#app/ui/banner.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";

export function IdentityBody({ item }: { item: IdentityItem }) {
  const { legalName, accountName, documentKind, picture, person } = item;
  const isSameName = legalName.toLowerCase() === accountName.toLowerCase();
  return (
    <>
      {!isSameName && (
        <Banner tone="warning" title="The names differ">
          {`The account says “${accountName}”, the request “${legalName}”.`}
        </Banner>
      )}
      <ItemPart title="Document">
        <DefinitionList
          items={[
            { term: "Legal name", detail: legalName },
            { term: "Name of the account", detail: accountName },
            { term: "Kind", detail: documentKind },
          ]}
        />
        {picture ? (
          <figure className="mt-4">
            <a href={picture} target="_blank" rel="noreferrer">
              <img
                src={picture}
                alt={`${documentKind} of ${legalName}`}
                className="max-h-[32rem] w-auto max-w-full rounded-surface border border-line bg-sunken"
              />
            </a>
            <figcaption className="mt-2 text-sm text-ink-2">
              That you looked at it is in the audit log. It is deleted when you decide.
            </figcaption>
          </figure>
        ) : (
          <p className="mt-4 text-sm text-ink-2">The picture was deleted with the decision.</p>
        )}
      </ItemPart>
      <EarlierDecisions title="Earlier requests" decisions={item.earlier} />
      {person && <PersonCard title="Person" person={person} />}
    </>
  );
}
