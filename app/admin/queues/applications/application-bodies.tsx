import { timingLabels } from "#app/accounts/passport/passport.ts";
import { ItemPart, PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import type { Decided } from "#app/admin/queues/source/queue-source.server.ts";
import type { QueueItemOf } from "#app/admin/queues/source/queue-sources.server.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

export function BrokerBody({ item }: { item: QueueItemOf<"brokers"> }) {
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

export function IdentityBody({ item }: { item: QueueItemOf<"identities"> }) {
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
        <ReviewedFile href={picture} name={`${documentKind} of ${legalName}`} />
      </ItemPart>
      <EarlierDecisions title="Earlier requests" decisions={item.earlier} />
      {person && <PersonCard title="Person" person={person} />}
    </>
  );
}

export function PassportBody({ item }: { item: QueueItemOf<"passports"> }) {
  const { accountName, funds, proof, passport, person } = item;
  return (
    <>
      {person && person.verification !== "Verified" && (
        <Banner tone="warning" title="Not fully verified">
          Until email, phone and identity are verified again, the passport shows nothing.
        </Banner>
      )}
      <ItemPart title="Proof of funds">
        <DefinitionList
          items={[
            { term: "Name of the account", detail: accountName },
            { term: "What it should show", detail: funds },
          ]}
        />
        <ReviewedFile href={proof} name={`Proof of funds of ${accountName}`} isLink />
      </ItemPart>
      {passport && (
        <ItemPart title="What the buyer says">
          <DefinitionList
            columns={1}
            items={[
              { term: "Experience", detail: passport.experience },
              { term: "Looking for", detail: passport.sought },
              { term: "When", detail: timingLabels[passport.timing] },
              { term: "About", detail: passport.about },
            ]}
          />
        </ItemPart>
      )}
      <EarlierDecisions title="Earlier requests" decisions={item.earlier} />
      {person && <PersonCard title="Person" person={person} />}
    </>
  );
}

interface ReviewedFileProps {
  href: string | null;
  name: string;
  /** Only who works on the item opens it, so that the page must not. */
  isLink?: boolean;
}

function ReviewedFile({ href, name, isLink = false }: ReviewedFileProps) {
  if (!href)
    return <p className="mt-4 text-sm text-ink-2">The file was deleted with the decision.</p>;
  return (
    <figure className="mt-4">
      <a href={href} target="_blank" rel="noreferrer" className={isLink ? "link" : undefined}>
        {isLink ? (
          `Open the document: ${name}`
        ) : (
          <img
            src={href}
            alt={name}
            className="max-h-[32rem] w-auto max-w-full rounded-surface border border-line bg-sunken"
          />
        )}
      </a>
      <figcaption className="mt-2 text-sm text-ink-2">
        That you looked at it is in the audit log. It is deleted when you decide.
      </figcaption>
    </figure>
  );
}

function EarlierDecisions({ title, decisions }: { title: string; decisions: Decided[] }) {
  if (decisions.length === 0) return null;
  return (
    <ItemPart title={title}>
      <ul className="flex flex-col gap-2 text-sm">
        {decisions.map(({ what, by, at, text }) => (
          <li key={at.at}>
            <span className="font-semibold">{by ? `${what} by ${by}` : what}</span>{" "}
            <span className="text-ink-2">
              <TimeAgo {...at} />
            </span>
            {text && <p className="wrap-anywhere text-ink-2">{text}</p>}
          </li>
        ))}
      </ul>
    </ItemPart>
  );
}
