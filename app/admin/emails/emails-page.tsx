import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/emails-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { deliveryJobs } from "#app/admin/emails/delivery-jobs.server.ts";
import { emailColumns } from "#app/admin/emails/email-columns.tsx";
import { emailListFilters, emailListSpec } from "#app/admin/emails/email-list.ts";
import { listEmails } from "#app/admin/emails/email-list.queries.server.ts";
import { listKeptChannels } from "#app/admin/emails/kept-channels.server.ts";
import { EmailTabs } from "#app/admin/emails/email-tabs.tsx";
import { AdminList } from "#app/admin/lists/admin-list.tsx";
import { counted } from "#app/admin/lists/counted.ts";
import { parseListState } from "#app/admin/lists/list-state.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { retryFailedMails } from "#app/platform/mail/retry-mail.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged } from "#app/shared/paging.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatCount, formatNumber } from "#app/ui/format-count.ts";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Emails",
    description: "Emails and text messages that wait, are done, or have failed.",
    pathname,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const state = parseListState(emailListSpec, url.searchParams);
  const { rows, matching, all, failed } = await listEmails(db, state);
  const retried = url.searchParams.get("retried");
  return {
    state,
    all,
    failed,
    list: paged(rows, matching, state),
    keptChannels: listKeptChannels(env),
    retried: retried && /^\d{1,6}$/.test(retried) ? Number(retried) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db, queues } = context.get(servicesContext);
  if (form.get("intent") !== "retry-all") throw data(null, { status: 400 });
  const retried = await retryFailedMails(db, queues, deliveryJobs, {
    actorId: context.get(viewerContext).id,
    requestId: context.get(requestContext).id,
  });
  return redirect(`/admin/emails?retried=${retried}`, 303);
}

const words = { one: "message is being sent again.", other: "messages are being sent again." };

export default function EmailsPage({ loaderData }: Route.ComponentProps) {
  const { state, all, failed, list, keptChannels, retried } = loaderData;
  const isWorking = useNavigation().formMethod === "POST";
  return (
    <AdminList
      heading="Emails"
      pathname="/admin/emails"
      spec={emailListSpec}
      state={state}
      words={{ label: "Search emails", placeholder: "Recipient or subject" }}
      filters={emailListFilters}
      counted={counted(list.total, all, "messages")}
      columns={emailColumns(keptChannels)}
      list={list}
      rowKey={({ id }) => id}
      empty={
        all === 0
          ? { title: "No emails yet", hint: "Everything that is sent to people appears here." }
          : { title: "No emails match", hint: "Try other words, or fewer filters." }
      }
      actions={
        failed > 0 && (
          <Form method="post">
            <Button
              name="intent"
              value="retry-all"
              variant="secondary"
              size="sm"
              pending={isWorking}
            >
              Retry all failed ({formatNumber(failed)})
            </Button>
          </Form>
        )
      }
    >
      <EmailTabs current="/admin/emails" />
      {keptChannels.includes("email") && (
        <Banner>There is no mail server. Emails are kept here and reach nobody.</Banner>
      )}
      {retried !== null && (
        <Banner tone={retried > 0 ? "success" : "info"}>
          {retried > 0 ? formatCount(retried, words) : "No failed message was left to send."}
        </Banner>
      )}
    </AdminList>
  );
}
