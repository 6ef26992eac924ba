import { Link } from "react-router";
import {
  lastMessageText,
  type Lead,
  leadHref,
  leadTitle,
  participantCount,
} from "#app/messages/leads/lead.ts";
import { LeadBadge } from "#app/messages/leads/lead-badges.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

export function LeadsList({ leads, now }: { leads: Lead[]; now: string }) {
  return (
    <ul className="divide-y divide-line">
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} now={now} />
      ))}
    </ul>
  );
}

function LeadRow({ lead, now }: { lead: Lead; now: string }) {
  const { isUnread } = lead;
  return (
    <li className="group relative py-4 transition-colors duration-120 hover:bg-sunken">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className={`min-w-0 truncate ${isUnread ? "font-semibold" : "font-medium"}`}>
          {isUnread && (
            <span
              aria-hidden="true"
              className="me-2 inline-block size-2 rounded-full bg-warm align-middle"
            />
          )}
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
        {lead.lastIsMine && <span className="font-medium">You: </span>}
        {lastMessageText(lead)}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3">
        <LeadBadge status={lead.status} />
        {lead.isUnconfirmed && <Badge tone="warning">Email not confirmed</Badge>}
        <span>{lead.isOwner ? `From ${lead.otherName}` : `To ${lead.otherName}`}</span>
        <span>{formatCount(participantCount, { one: "participant", other: "participants" })}</span>
        <span>{formatCount(lead.messageCount, { one: "message", other: "messages" })}</span>
        {isUnread && <span className="font-semibold text-warm-ink">{unreadText(lead)}</span>}
      </p>
    </li>
  );
}

/** Marked as unread by hand has no number. */
const unreadText = ({ unread }: Lead): string => (unread > 0 ? `${unread} unread` : "Unread");
