import { ItemPart, PersonCard } from "#app/admin/queues/screen/person-card.tsx";
import type { QuotedMessage } from "#app/admin/queues/messages/quoted-messages.queries.server.ts";
import type { QueueItemOf } from "#app/admin/queues/source/queue-sources.server.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

export function MessageBody({ item }: { item: QueueItemOf<"messages"> }) {
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

interface QuotedThreadProps {
  messages: QuotedMessage[];
  current?: string;
}

export const QuotedThread = ({ messages, current }: QuotedThreadProps) => (
  <ol className="flex flex-col gap-3">
    {messages.map(({ id, sender, isReported, content, at, isWithheld }) => (
      <li
        key={id}
        className={`max-w-[68ch] rounded-surface border p-4 ${id === current ? "border-warning bg-warning-soft" : "border-line bg-surface"} ${isReported ? "" : "ms-6"}`}
      >
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span className="font-semibold">{sender}</span>
          <span className="text-ink-2">
            <TimeAgo {...at} />
          </span>
          {isWithheld && <Badge tone="danger">Withheld</Badge>}
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{content}</p>
      </li>
    ))}
  </ol>
);
