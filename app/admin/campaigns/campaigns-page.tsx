import type { Route } from "./+types/campaigns-page.ts";
import { campaignHref, campaignLabels, campaignListSpec } from "./campaign-list.ts";
import { type CampaignRow, campaignsList } from "./campaign-list.queries.server.ts";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { dateColumn } from "#app/admin/lists/cells.tsx";
import { counted } from "#app/admin/lists/list-state.ts";
import { servicesContext } from "#app/context.ts";
import { countSubscribers } from "#app/messages/alerts/newsletter/newsletter.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { formatCalendarDay } from "#app/ui/format/format-date.ts";

export const meta = privatePage("Campaigns", "Newsletters with listings, sent to subscribers.");

export async function loader(args: Route.LoaderArgs) {
  const { db } = args.context.get(servicesContext);
  return { ...(await campaignsList.load(args)), subscribers: await countSubscribers(db) };
}

const columns: Column<CampaignRow>[] = [
  {
    key: "subject",
    header: "Subject",
    sortable: true,
    cell: ({ id, subject }) => (
      <PlainLink to={campaignHref(id)} className="link font-semibold wrap-anywhere">
        {subject}
      </PlainLink>
    ),
  },
  {
    key: "status",
    header: "Status",
    cell: ({ status }) => (
      <Badge tone={campaignLabels[status].tone}>{campaignLabels[status].label}</Badge>
    ),
  },
  {
    key: "day",
    header: "Day",
    cell: ({ sendOn }) => (sendOn ? formatCalendarDay(sendOn) : "Not yet"),
  },
  { key: "sent", header: "Sent", align: "end", cell: ({ sent }) => formatNumber(sent) },
  dateColumn("date", "Created"),
];

export default function CampaignsPage({ loaderData }: Route.ComponentProps) {
  const { state, all, list, subscribers } = loaderData;
  const start = (
    <ButtonLink to="/admin/campaigns/new" size="sm">
      New campaign
    </ButtonLink>
  );
  return (
    <AdminList
      spec={campaignListSpec}
      state={state}
      counted={counted(list.total, all, "campaigns")}
      columns={columns}
      list={list}
      empty={
        all === 0
          ? { title: "No campaigns yet", hint: "Show subscribers a few listings.", action: start }
          : { title: "No campaigns match", hint: "Try other words, or fewer filters." }
      }
      actions={start}
    >
      <p className="text-ink-2">
        {formatCount(subscribers, {
          one: "person gets the newsletter.",
          other: "people get the newsletter.",
        })}
      </p>
    </AdminList>
  );
}
