import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { AreaLink } from "#app/admin/area-link.tsx";
import type { ConversationData } from "#app/admin/conversations/open-conversation.server.ts";
import { conversationLabels } from "#app/admin/messages/conversation-labels.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import type { Definition } from "#app/ui/data/definition-list.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

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
              { term: "Status", detail: conversationLabels[conversation.status] },
            ]}
          />
        </Card>
      )}
    </>
  );
}

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

type RecordedView = ConversationData["messages"][number];

interface RecordedMessagesProps {
  href: string;
  conversation: ConversationData;
}

export function RecordedMessages({ href, conversation }: RecordedMessagesProps) {
  const { messages, older, isLatest } = conversation;
  return (
    <div className="flex flex-col gap-4">
      {older && (
        <PlainLink to={`${href}?before=${older}#thread`} className="link self-start">
          Show older messages
        </PlainLink>
      )}
      {messages.length === 0 && <p className="text-ink-2">There are no messages.</p>}
      <ol className="flex flex-col gap-4">
        {messages.map((message) => (
          <li key={message.id} id={message.id} className="scroll-mt-6">
            <RecordedMessage message={message} />
          </li>
        ))}
      </ol>
      {!isLatest && (
        <PlainLink to={`${href}#thread`} className="link self-start">
          Back to the latest messages
        </PlainLink>
      )}
    </div>
  );
}

function RecordedMessage({ message }: { message: RecordedView }) {
  const { sender, isOwner, text, files } = message;
  const isMarked = message.isWithheld || message.flags.length > 0;
  return (
    <article
      className={`max-w-2xl rounded-surface border px-4 py-3 ${isOwner ? "ms-auto border-transparent bg-accent-soft" : "me-auto border-line bg-surface"} ${isMarked ? "border-warning!" : ""}`}
    >
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <span className="font-semibold">{sender}</span>
        <span className="font-normal text-ink-2">
          <DateText value={message.at} format="with-time" />
        </span>
      </h3>
      <Marks message={message} />
      {text && <p className="mt-1.5 wrap-anywhere whitespace-pre-wrap">{text}</p>}
      {files.length > 0 && (
        <ul className="mt-2 flex flex-col gap-1 text-sm">
          {files.map(({ id, name, size, href }) => (
            <li key={id} className="flex min-h-6 items-center gap-2">
              <Icon name="file-text" className="size-4 shrink-0 text-ink-3" />
              {/* A download, so that the browser leaves the page alone. */}
              <a href={href} download className="link wrap-anywhere">
                {name}
              </a>
              <span className="whitespace-nowrap text-ink-2">{size}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Marks({ message }: { message: RecordedView }) {
  const { isInquiry, isWithheld, isWarned, flags, isEdited, isByEmail, readAt } = message;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
      {isInquiry && <Badge tone="accent">Inquiry</Badge>}
      {isWithheld && <Badge tone="danger">Withheld from the recipient</Badge>}
      {flags.map(({ label, isSettled }) => (
        <Badge key={label} tone={isSettled ? "neutral" : "warning"}>
          {isSettled ? `${label} (settled)` : label}
        </Badge>
      ))}
      {isWarned && <span>Shown behind a warning</span>}
      {isEdited && <span>Edited</span>}
      {isByEmail && <span>By email</span>}
      <span>{readAt ? "Read" : "Not read yet"}</span>
    </p>
  );
}
