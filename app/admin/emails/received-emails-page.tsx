import type { Route } from "./+types/received-emails-page.ts";
import { EmailTabs } from "#app/admin/emails/email-tabs.tsx";
import {
  listReceivedEmails,
  type ReceivedEmailRow,
} from "#app/admin/emails/received-emails.queries.server.ts";
import {
  outcomeWords,
  receivedListFilters,
  receivedListSpec,
} from "#app/admin/emails/received-list.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { counted } from "#app/admin/lists/counted.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { servicesContext } from "#app/context.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged } from "#app/shared/paging.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Received emails",
    description: "Replies by email that did not reach their conversation.",
    pathname,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const state = parseListState(receivedListSpec, url.searchParams);
  const { rows, matching, all } = await listReceivedEmails(db, state);
  return { state, all, list: paged(rows, matching, state) };
}

const columns: Column<ReceivedEmailRow>[] = [
  {
    key: "outcome",
    header: "Outcome",
    cell: ({ outcome }) => (
      <div className="flex flex-col items-start gap-1">
        <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].label}</Badge>
        <span className="text-ink-2">{outcomeWords[outcome].text}</span>
      </div>
    ),
  },
  {
    key: "id",
    header: "Message id",
    cell: ({ externalId }) => <code className="text-xs wrap-anywhere">{externalId}</code>,
  },
  {
    key: "date",
    header: "Received",
    cell: ({ createdAt }) => <DateText value={createdAt.toISOString()} format="with-time" />,
  },
];

export default function ReceivedEmailsPage({
  loaderData: { state, all, list },
}: Route.ComponentProps) {
  return (
    <AdminList
      heading="Received emails"
      pathname="/admin/emails/received"
      spec={receivedListSpec}
      state={state}
      words={{ label: "Search by message id", placeholder: "Message id" }}
      filters={receivedListFilters}
      counted={counted(list.total, all, "received emails")}
      columns={columns}
      list={list}
      rowKey={({ id }) => id}
      empty={{
        title: "No emails here",
        hint: "Replies that did not reach their conversation are listed for 90 days. Their text is not kept.",
        ...(state.q === "" && state.filters.outcome === null && { action: <></> }),
      }}
    >
      <EmailTabs current="/admin/emails/received" />
    </AdminList>
  );
}
