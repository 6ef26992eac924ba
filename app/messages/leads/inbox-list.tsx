import {
  inboxHref,
  type InboxSearch,
  inboxStatuses,
  isNarrowed,
  wholeInbox,
} from "./inbox-search.ts";
import { type ConversationStatus, leadHref, leadStageLabels, leadTitle } from "./lead.ts";
import type { Lead } from "./leads.queries.server.ts";
import { PassportBadges } from "#app/messages/passport/passport-facts.tsx";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCalendarDay, makeTimeAgo } from "#app/ui/format/format-date.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

export const inboxFormId = "inbox-change";

export function InboxRow({ lead, now, today }: { lead: Lead; now: string; today: string }) {
  const title = leadTitle(lead);
  const name = lead.isOwner ? lead.otherName : `To ${lead.otherName}`;
  const weight = lead.isUnread ? "font-semibold text-ink" : "text-ink-2";
  return (
    <li className="group relative flex gap-3 px-2 py-4 transition-colors duration-120 hover:bg-sunken has-[a:focus-visible]:bg-sunken has-checked:bg-accent-soft sm:gap-4 sm:px-3">
      <label className="relative z-10 -m-2 grid size-10 shrink-0 cursor-pointer place-items-center self-start">
        <input
          type="checkbox"
          name="id"
          value={lead.id}
          form={inboxFormId}
          aria-label={`Select the conversation with ${lead.otherName} about ${title}`}
          className="tick"
        />
      </label>
      <span className="hidden sm:block">
        <Avatar name={lead.otherName} src={lead.avatar} className="size-10 text-sm" />
      </span>
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className={`min-w-0 truncate ${lead.isUnread ? "font-semibold" : "font-medium"}`}>
            {lead.isUnread && <UnreadDot />}
            <PlainLink
              to={leadHref(lead.id)}
              data-lead={lead.id}
              data-unread={lead.isUnread || undefined}
              className="covers group-hover:underline"
            >
              {name}
              <span className="sr-only">{`, ${title}${lead.isUnread ? ", unread" : ""}`}</span>
            </PlainLink>
          </h3>
          {lead.lastMessageAt && (
            <p className="shrink-0 text-xs text-ink-3">
              <TimeAgo {...makeTimeAgo(lead.lastMessageAt, new Date(now))} />
            </p>
          )}
        </div>
        <p className={`mt-0.5 truncate text-sm ${weight}`}>{title}</p>
        <p
          className={`mt-0.5 line-clamp-2 text-sm text-ink-2 wrap-anywhere ${lead.lastIsWarned ? "italic" : ""}`}
        >
          <LastMessage lead={lead} />
        </p>
        <RowBadges lead={lead} today={today} />
      </div>
    </li>
  );
}

function RowBadges({ lead, today }: { lead: Lead; today: string }) {
  const { unread, stage, followUpOn } = lead;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-xs empty:hidden">
      {unread > 1 && <Badge tone="warm">{`${unread} unread`}</Badge>}
      {followUpOn && followUpOn <= today && (
        <Badge tone="warning">{`Follow-up due ${formatCalendarDay(followUpOn)}`}</Badge>
      )}
      {followUpOn && followUpOn > today && (
        <Badge>{`Follow up on ${formatCalendarDay(followUpOn)}`}</Badge>
      )}
      {stage && stage !== "new" && <Badge tone="accent">{leadStageLabels[stage]}</Badge>}
      {lead.passport && <PassportBadges passport={lead.passport} />}
      {lead.isUnconfirmed && <Badge tone="warning">Email not confirmed</Badge>}
      {lead.status !== "active" && <LeadBadge status={lead.status} />}
    </p>
  );
}

export const UnreadDot = () => (
  <span aria-hidden="true" className="me-2 inline-block size-2 rounded-full bg-warm align-middle" />
);

type LastMessageLead = Pick<Lead, "lastIsMine" | "lastIsWarned" | "lastMessage">;

/** Hidden behind its warning in lists, too. */
export const LastMessage = ({ lead }: { lead: LastMessageLead }) => (
  <>
    {lead.lastIsMine && <span className="font-medium">You: </span>}
    {lead.lastIsWarned ? "Hidden behind a warning" : (lead.lastMessage ?? "No message yet")}
  </>
);

const badgeTones = { active: "success", archived: "neutral", closed: "danger" } as const;

export const LeadBadge = ({ status }: { status: ConversationStatus }) => (
  <Badge tone={badgeTones[status]}>{inboxStatuses[status]}</Badge>
);

export function InboxEmpty({ search, hasAny }: { search: InboxSearch; hasAny: boolean }) {
  const [title, hint] = hasAny ? describe(search) : noneYet;
  return (
    <EmptyState
      headingLevel={3}
      title={title}
      hint={hint}
      action={
        <ButtonLink to={hasAny ? inboxHref(wholeInbox) : "/businesses"} variant="secondary">
          {hasAny ? "Show the whole inbox" : "Browse businesses"}
        </ButtonLink>
      }
    />
  );
}

type EmptyText = [title: string, hint: string];

const noneYet: EmptyText = [
  "No messages yet",
  "When a buyer messages you, or you message an owner, the conversation appears here.",
];

function describe(search: InboxSearch): EmptyText {
  const { words, status, box } = search;
  if (words)
    return [
      "Nothing found",
      `No conversation here has “${words}” in its people, title or messages.`,
    ];
  if (isNarrowed(search)) return ["Nothing here", "No conversation fits these filters."];
  if (status) return ["Nothing here", "You have no conversations with this status."];
  if (box === "received") return ["Nothing received", "Messages from buyers appear here."];
  if (box === "sent") return ["Nothing sent", "Your inquiries to owners and brokers appear here."];
  return [
    "Your inbox is empty",
    "Everything is archived. A new message brings its conversation back.",
  ];
}
