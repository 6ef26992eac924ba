import { ItemPart, PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import { queueHref } from "#app/admin/queues/queue-address.ts";
import type { ContactItem } from "#app/admin/queues/queue-item.ts";
import { PlainLink } from "#app/ui/plain-link.tsx";

export function ContactBody({ item }: { item: ContactItem }) {
  const { content, name, email, reference, others, person } = item;
  return (
    <>
      <ItemPart title="Message">
        <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{content}</p>
        <p className="mt-3 text-sm wrap-anywhere text-ink-2">
          {`${name} · ${email} · Reference ${reference}`}
        </p>
      </ItemPart>
      {others.length > 0 && (
        <ItemPart title="Other messages from this address">
          <ul className="flex flex-col gap-1 text-sm">
            {others.map(({ id, topic, at }) => (
              <li key={id}>
                <PlainLink to={queueHref("contact", { item: id })} className="link">
                  {`${topic}, ${at}`}
                </PlainLink>
              </li>
            ))}
          </ul>
        </ItemPart>
      )}
      {person ? (
        <PersonCard title="Account" person={person} />
      ) : (
        <p className="text-sm text-ink-2">They were not signed in.</p>
      )}
    </>
  );
}
