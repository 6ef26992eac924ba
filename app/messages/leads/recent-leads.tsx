import { Link } from "react-router";
import { LastMessage, LeadBadge, UnreadDot } from "./inbox-list.tsx";
import { leadHref, leadTitle } from "./lead.ts";
import type { Lead } from "./leads.queries.server.ts";
import { PassportBadges } from "#app/messages/passport/passport-facts.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import { Section } from "#app/ui/layout/section.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

const kinds = {
  leads: {
    id: "recent-leads",
    title: "Recent Leads",
    none: "No messages yet. When a buyer messages you, or you message an owner, the conversation appears here.",
  },
  inquiries: {
    id: "inquiries",
    title: "Inquiries sent",
    none: "You haven't messaged an owner yet. Use the contact form on a listing; your messages and the replies will appear here.",
  },
} as const;

interface RecentLeadsProps {
  kind: keyof typeof kinds;
  leads: Lead[];
  count: number;
  archived: number;
  now: string;
}

export function RecentLeads({ kind, leads, count, archived, now }: RecentLeadsProps) {
  const { id, title, none } = kinds[kind];
  const shown = formatNumber(count);
  return (
    <Section
      id={id}
      title={title}
      // Excludes archived conversations, which another figure on the page includes.
      count={archived > 0 ? `${shown} in the inbox` : shown}
      link={{ label: "View All", to: "/account/leads", name: `View All ${kind}` }}
    >
      {leads.length > 0 ? (
        <ul className="divide-y divide-line">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} now={now} />
          ))}
        </ul>
      ) : (
        <p className="py-4 text-sm text-ink-2">{none}</p>
      )}
    </Section>
  );
}

function LeadRow({ lead, now }: { lead: Lead; now: string }) {
  const { isUnread, unread } = lead;
  return (
    <li className="group relative py-4 transition-colors duration-120 hover:bg-sunken">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className={`min-w-0 truncate ${isUnread ? "font-semibold" : "font-medium"}`}>
          {isUnread && <UnreadDot />}
          <Link to={leadHref(lead.id)} className="covers group-hover:underline">
            {leadTitle(lead)}
          </Link>
        </h3>
        {lead.lastMessageAt && (
          <p className="shrink-0 text-xs text-ink-3">
            <TimeAgo {...makeTimeAgo(lead.lastMessageAt, new Date(now))} />
          </p>
        )}
      </div>
      <p className="mt-1 line-clamp-2 text-sm text-ink-2">
        <LastMessage lead={lead} />
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3">
        {lead.passport && <PassportBadges passport={lead.passport} />}
        <LeadBadge status={lead.status} />
        {lead.isUnconfirmed && <Badge tone="warning">Email not confirmed</Badge>}
        <span>{lead.isOwner ? `From ${lead.otherName}` : `To ${lead.otherName}`}</span>
        <span>{`${lead.people} participants`}</span>
        <span>{formatCount(lead.messageCount, { one: "message", other: "messages" })}</span>
        {isUnread && (
          <span className="font-semibold text-warm-ink">
            {unread > 0 ? `${unread} unread` : "Unread"}
          </span>
        )}
      </p>
    </li>
  );
}
