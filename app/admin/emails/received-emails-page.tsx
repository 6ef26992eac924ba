import type { Route } from "./+types/received-emails-page.ts";
import { Tabs } from "#app/ui/navigation/tabs.tsx";
import { emailTabs, outcomeLabels, receivedListSpec } from "#app/admin/emails/email-list.ts";
import {
  type ReceivedEmailRow,
  receivedEmailsList,
} from "#app/admin/emails/email-list.queries.server.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { counted } from "#app/admin/lists/list-state.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";

export const meta = privatePage(
  "Received emails",
  "Replies by email that did not reach their conversation.",
);

export const loader = (args: Route.LoaderArgs) => receivedEmailsList.load(args);

const columns: Column<ReceivedEmailRow>[] = [
  {
    key: "outcome",
    header: "Outcome",
    cell: ({ outcome }) => (
      <div className="flex flex-col items-start gap-1">
        <Badge tone={outcomeLabels[outcome].tone}>{outcomeLabels[outcome].label}</Badge>
        <span className="text-ink-2">{outcomeLabels[outcome].text}</span>
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
    cell: ({ createdAt }) => <DateText value={createdAt} format="with-time" />,
  },
];

export default function ReceivedEmailsPage({
  loaderData: { state, all, list },
}: Route.ComponentProps) {
  return (
    <AdminList
      spec={receivedListSpec}
      state={state}
      counted={counted(list.total, all, "received emails")}
      columns={columns}
      list={list}
      empty={{
        title: "No emails here",
        hint: "Replies that did not reach their conversation are listed for 90 days. Their text is not kept.",
        ...(state.q === "" && state.filters.outcome === null && { action: <></> }),
      }}
    >
      <Tabs label="Emails" current="/admin/emails/received" tabs={emailTabs} />
    </AdminList>
  );
}
