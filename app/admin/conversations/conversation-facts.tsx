import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { AreaLink } from "#app/admin/area-link.tsx";
import type { ConversationData } from "#app/admin/conversations/open-conversation.server.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import type { Definition } from "#app/ui/data/definition-list.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";

interface ConversationFactsProps {
  conversation: ConversationData;
  areas: AdminAreas;
}

export function ConversationFacts({ conversation, areas }: ConversationFactsProps) {
  const { listing, people, lastActivity, lastMessage, inquiry } = conversation;
  return (
    <>
      <Card title="Conversation">
        <StackedList
          items={[
            {
              term: "Business",
              detail: listing ? (
                <>
                  {listing.title}
                  <Id>{listing.id}</Id>
                </>
              ) : (
                "None: a buyer wrote to a broker"
              ),
            },
            { term: "Participants", detail: formatNumber(people.length) },
            { term: "Total messages", detail: formatNumber(conversation.messageCount) },
            {
              term: "Last activity",
              detail: lastActivity ? (
                <>
                  {lastActivity.age}
                  <span className="block text-sm text-ink-2">
                    <DateText value={lastActivity.at} format="with-time" />
                  </span>
                </>
              ) : (
                "None yet"
              ),
            },
            { term: "Started", detail: <DateText value={conversation.createdAt} /> },
            {
              term: "Last message",
              detail: lastMessage ? (
                <>
                  <span className="block text-sm text-ink-2">{lastMessage.sender}</span>
                  <span className="line-clamp-4 wrap-anywhere">{lastMessage.text}</span>
                </>
              ) : (
                "None yet"
              ),
            },
          ]}
        />
      </Card>
      <Card title="Participants">
        <ul className="flex flex-col divide-y divide-line">
          {people.map((person) => (
            <li key={person.id} className="py-3 first:pt-0 last:pb-0">
              <p className="text-sm text-ink-2">{person.role}</p>
              <p className="font-semibold">
                <AreaLink areas={areas} to={`/admin/users/${person.id}`}>
                  {person.name}
                </AreaLink>
              </p>
              {person.email && <p className="text-sm wrap-anywhere">{person.email}</p>}
              {person.isDeactivated && <p className="text-sm text-danger">Deactivated</p>}
              <Id>{person.id}</Id>
            </li>
          ))}
        </ul>
      </Card>
      {inquiry && (
        <Card title="Inquiry details">
          <StackedList
            items={[
              {
                term: "From",
                detail: (
                  <>
                    {inquiry.from}
                    {[inquiry.email, inquiry.phone].filter(Boolean).map((line) => (
                      <span key={line} className="block text-sm wrap-anywhere text-ink-2">
                        {line}
                      </span>
                    ))}
                  </>
                ),
              },
              ...(listing ? [{ term: "Business", detail: listing.title } as Definition] : []),
              {
                term: "Message",
                detail: (
                  <span className="line-clamp-6 wrap-anywhere whitespace-pre-wrap">
                    {inquiry.message}
                  </span>
                ),
              },
              { term: "Status", detail: statusWords[conversation.status] },
            ]}
          />
        </Card>
      )}
    </>
  );
}

const statusWords = { active: "Active", archived: "Archived", closed: "Closed" } as const;

const StackedList = ({ items }: { items: Definition[] }) => (
  <dl className="flex flex-col gap-4">
    {items.map(({ term, detail }) => (
      <div key={term}>
        <dt className="text-sm text-ink-2">{term}</dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
);

const Id = ({ children }: { children: string }) => (
  <span className="block text-xs wrap-anywhere text-ink-3">{children}</span>
);
