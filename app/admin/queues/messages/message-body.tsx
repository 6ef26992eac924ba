import { ItemPart, PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import { QuotedThread } from "#app/admin/queues/messages/quoted-thread.tsx";
import type { MessageItem } from "#app/admin/queues/queue-item.ts";
import { Banner } from "#app/ui/banner.tsx";

export function MessageBody({ item }: { item: MessageItem }) {
  const { reasons, recipient, listingTitle, sameText, person } = item;
  return (
    <>
      <Banner tone="warning" title="Why it was flagged">
        <ul className="list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
          {sameText > 1 && <li>{`This text went to ${String(sameText)} people.`}</li>}
        </ul>
      </Banner>
      <ItemPart title={listingTitle ? `To ${recipient}, about ${listingTitle}` : `To ${recipient}`}>
        <QuotedThread messages={item.messages} current={item.id} />
        <p className="mt-3 text-sm text-ink-2">
          A message that is withheld stays visible to its sender, and is hidden from the recipient.
        </p>
      </ItemPart>
      {person && <PersonCard title="Sender" person={person} kind="messages" />}
    </>
  );
}
