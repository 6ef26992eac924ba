import { data, redirect } from "react-router";
import type { Route } from "./+types/emails-page.ts";
import { deliveryJobs, listKeptChannels } from "#app/admin/emails/email-channels.server.ts";
import {
  type EmailChannel,
  emailChannels,
  emailListSpec,
  emailState,
  emailStates,
  emailTabs,
} from "#app/admin/emails/email-list.ts";
import { type EmailRow, emailsList } from "#app/admin/emails/email-list.queries.server.ts";
import { Tabs } from "#app/ui/navigation/tabs.tsx";
import { dateColumn } from "#app/admin/lists/cells.tsx";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { counted } from "#app/admin/lists/list-state.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { retryFailedMails } from "#app/platform/mail/retry-mail.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import type { Column } from "#app/ui/data/data-table.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { actorOf } from "#app/admin/actor.ts";
import { PostButton } from "#app/ui/actions/post-button.tsx";

const emailColumns = (keptChannels: readonly EmailChannel[]): Column<EmailRow>[] => [
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
  dateColumn("date", "Written", "with-time"),
];

export const meta = privatePage(
  "Emails",
  "Emails and text messages that wait, are done, or have failed.",
);

export async function loader(args: Route.LoaderArgs) {
  const { db, env } = args.context.get(servicesContext);
  const retried = args.url.searchParams.get("retried");
  return {
    ...(await emailsList.load(args)),
    failed: await emailsList.count(db, new URLSearchParams("state=failed")),
    keptChannels: listKeptChannels(env),
    retried: retried && /^\d{1,6}$/.test(retried) ? Number(retried) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db, queues } = context.get(servicesContext);
  if (form.get("intent") !== "retry-all") throw data(null, { status: 400 });
  const retried = await retryFailedMails(db, queues, deliveryJobs, actorOf(context));
  return redirect(`/admin/emails?retried=${retried}`, 303);
}

const resending = { one: "message is being sent again.", other: "messages are being sent again." };

export default function EmailsPage({ loaderData }: Route.ComponentProps) {
  const { state, all, failed, list, keptChannels, retried } = loaderData;
  return (
    <AdminList
      spec={emailListSpec}
      state={state}
      counted={counted(list.total, all, "messages")}
      columns={emailColumns(keptChannels)}
      list={list}
      empty={
        all === 0
          ? { title: "No emails yet", hint: "Everything that is sent to people appears here." }
          : { title: "No emails match", hint: "Try other words, or fewer filters." }
      }
      actions={
        failed > 0 && (
          <PostButton intent="retry-all" variant="secondary" size="sm">
            Retry all failed ({formatNumber(failed)})
          </PostButton>
        )
      }
    >
      <Tabs label="Emails" current="/admin/emails" tabs={emailTabs} />
      {keptChannels.includes("email") && (
        <Banner>There is no mail server. Emails are kept here and reach nobody.</Banner>
      )}
      {retried !== null && (
        <Banner tone={retried > 0 ? "success" : "info"}>
          {retried > 0 ? formatCount(retried, resending) : "No failed message was left to send."}
        </Banner>
      )}
    </AdminList>
  );
}
