import {
  type EmailChannel,
  emailChannels,
  emailState,
  emailStates,
} from "#app/admin/emails/email-list.ts";
import type { EmailRow } from "#app/admin/emails/email-list.queries.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import { DateText } from "#app/ui/date-text.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

export const emailColumns = (keptChannels: readonly EmailChannel[]): Column<EmailRow>[] => [
  {
    key: "subject",
    header: "Subject",
    sortable: true,
    cell: ({ id, subject, channel }) => (
      <>
        <PlainLink to={`/admin/emails/${id}`} className="link font-semibold wrap-anywhere">
          {subject || "No subject"}
        </PlainLink>
        <span className="block text-ink-2">{emailChannels[channel]}</span>
      </>
    ),
  },
  {
    key: "recipient",
    header: "Recipient",
    sortable: true,
    cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span>,
  },
  {
    key: "state",
    header: "State",
    cell: (mail) => {
      const { label, tone } = emailStates[emailState(mail, keptChannels)];
      return (
        <div className="flex max-w-md flex-col items-start gap-1">
          <Badge tone={tone}>{label}</Badge>
          {mail.lastError && <span className="text-danger wrap-anywhere">{mail.lastError}</span>}
        </div>
      );
    },
  },
  { key: "attempts", header: "Attempts", align: "end", cell: ({ attempts }) => attempts },
  {
    key: "date",
    header: "Written",
    sortable: true,
    cell: ({ createdAt }) => <DateText value={createdAt.toISOString()} format="with-time" />,
  },
];
