import type { Route } from "./+types/messages-page.ts";
import { conversationBulkLabels } from "#app/admin/bulk/conversation-changes.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { actionsColumn, TwoLines } from "#app/admin/lists/cells.tsx";
import { counted, isNarrowed } from "#app/admin/lists/list-state.ts";
import { formatAge } from "#app/admin/lists/relative-time.ts";
import {
  conversationLabels,
  conversationTones,
  personName,
} from "#app/admin/messages/conversation-labels.ts";
import { conversationsSpec, previewMessage } from "#app/admin/messages/conversations-list.ts";
import {
  conversationsList,
  countMessages,
  type ListedConversation,
} from "#app/admin/messages/conversations-list.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

export const meta = privatePage(
  "All conversations",
  "Every conversation: search, filter, export, change.",
);

export async function loader(args: Route.LoaderArgs) {
  const { state, all, list } = await conversationsList.load(args);
  const now = new Date();
  return {
    state,
    all,
    messages: await countMessages(args.context.get(servicesContext).db, state),
    list: { ...list, rows: list.rows.map((row) => makeRow(row, now)) },
  };
}

function makeRow(conversation: ListedConversation, now: Date) {
  const { id, status, listingId, listingTitle, lastMessage, lastSender, activeAt } = conversation;
  const { buyer, owner, third } = conversation;
  const people = [buyer, owner, ...(third ? [third] : [])].map((person) => ({
    id: person.id,
    name: personName(person),
  }));
  const at = activeAt.toISOString();
  return {
    id,
    status,
    listingId,
    title: listingTitle ?? "Inquiry to a broker",
    people,
    last:
      lastMessage && lastSender
        ? { sender: personName(lastSender), text: previewMessage(lastMessage) }
        : null,
    activity: { at, ago: formatAge(activeAt, now), on: formatDate(at, { format: "with-time" }) },
  };
}

type Row = ReturnType<typeof makeRow>;

const columns: Column<Row>[] = [
  {
    key: "businessTitle",
    header: "Business",
    sortable: true,
    cell: ({ id, title, listingId, status }) => (
      <TwoLines
        main={
          <span className="flex flex-wrap items-center gap-2">
            <PlainLink to={`/admin/conversations/${id}`} className="hover:underline">
              {title}
            </PlainLink>
            {status !== "active" && (
              <Badge tone={conversationTones[status]}>{conversationLabels[status]}</Badge>
            )}
          </span>
        }
        below={listingId && <span className="font-mono text-[0.6875rem]">{listingId}</span>}
      />
    ),
  },
  {
    key: "participants",
    header: "Participants",
    cell: ({ people }) => (
      <ul>
        {people.map(({ id, name }) => (
          <li key={id}>
            <PlainLink
              to={`/admin/users/${id}`}
              className="inline-block min-h-6 wrap-anywhere hover:underline"
            >
              {name}
            </PlainLink>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: "lastMessage",
    header: "Last Message",
    cell: ({ last }) =>
      last ? (
        <TwoLines main={last.sender} below={last.text} />
      ) : (
        <span className="text-ink-2">No message yet</span>
      ),
  },
  {
    key: "lastActivity",
    header: "Last Activity",
    sortable: true,
    cell: ({ activity }) => (
      <span className="whitespace-nowrap">
        <TimeAgo {...activity} />
      </span>
    ),
  },
  actionsColumn(({ id, title }) => [
    { to: `/admin/conversations/${id}`, label: "View", name: `View conversation: ${title}` },
  ]),
];

export default function MessagesPage({
  loaderData: { state, all, messages, list },
}: Route.ComponentProps) {
  return (
    <AdminList
      spec={conversationsSpec}
      state={state}
      counted={`${counted(list.total, all, "conversations")} with ${formatCount(messages, { one: "message", other: "messages" })}`}
      columns={columns}
      list={list}
      empty={{
        title: isNarrowed(state) ? "No conversations found" : "No conversations yet",
        hint: "Try the beginning of a title, of a name or of an email, or fewer filters.",
      }}
      canExport
      bulk={{
        labels: conversationBulkLabels,
        nameOf: ({ title, people }) =>
          `the conversation of ${formatList(people.map(({ name }) => name))}: ${title}`,
      }}
    />
  );
}
