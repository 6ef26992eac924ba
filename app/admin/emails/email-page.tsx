import { data, redirect } from "react-router";
import type { Route } from "./+types/email-page.ts";
import { deliveryJobs, listKeptChannels } from "#app/admin/emails/email-channels.server.ts";
import { emailChannels, emailState, emailStates } from "#app/admin/emails/email-list.ts";
import { openMail } from "#app/admin/emails/open-email.server.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { retryMail } from "#app/platform/mail/retry-mail.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { actorOf } from "#app/admin/actor.ts";
import { PostButton } from "#app/ui/actions/post-button.tsx";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: loaderData ? `Email “${loaderData.mail.subject}” ${pathname.slice(-8)}` : "Email",
    description: "An email as it was written.",
    pathname,
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const by = actorOf(context);
  const mail = isId(params.id) ? await openMail(db, params.id, by) : null;
  if (!mail) return notFound();
  const { html, ...shown } = mail;
  const isRetried = url.searchParams.has("retried");
  return {
    mail: shown,
    state: emailState(mail, listKeptChannels(env)),
    hasHtml: html !== null,
    isRetried,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { db, queues } = context.get(servicesContext);
  if (form.get("intent") !== "retry") throw data(null, { status: 400 });
  const outcome = isId(params.id)
    ? await retryMail(db, queues, deliveryJobs, params.id, actorOf(context))
    : null;
  if (!outcome?.ok) return notFound();
  return redirect(`/admin/emails/${params.id}?retried=1`, 303);
}

export default function EmailPage({ loaderData }: Route.ComponentProps) {
  const { mail, state, hasHtml, isRetried } = loaderData;
  const { label, tone } = emailStates[state];
  const moment = (at: Date) => <DateText value={at} format="with-time" />;
  return (
    <div className="wrap flex max-w-4xl flex-col gap-8 py-8 md:py-10">
      <Breadcrumb steps={[{ label: "Emails", to: "/admin/emails" }, { label: "Email" }]} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-serif text-3xl font-medium tracking-tight wrap-anywhere">
          {mail.subject}
        </h1>
        <Badge tone={tone}>{label}</Badge>
        {state === "failed" && (
          <PostButton intent="retry" form={{ className: "ms-auto" }} size="sm">
            Send again
          </PostButton>
        )}
      </div>
      {isRetried && !mail.sentAt && (
        <Banner tone="success">It is being sent again. Reload the page to see the result.</Banner>
      )}
      {mail.lastError && (
        <Banner tone="danger" title="The last attempt failed">
          <span className="wrap-anywhere">{mail.lastError}</span>
        </Banner>
      )}
      <DefinitionList
        items={[
          { term: "Recipient", detail: <span className="wrap-anywhere">{mail.recipient}</span> },
          { term: "Channel", detail: emailChannels[mail.channel] },
          { term: "Written", detail: moment(mail.createdAt) },
          {
            term: state === "kept" ? label : "Sent",
            detail: mail.sentAt ? moment(mail.sentAt) : "Not yet",
          },
          { term: "Attempts", detail: mail.attempts },
        ]}
      />
      <Banner>
        Links, reply addresses and codes are masked with •••, so that nobody but the recipient can
        use them. That you opened this email is in the audit log.
      </Banner>
      {hasHtml && (
        <Section id="html" title="As written">
          <iframe
            title={`Email: ${mail.subject}`}
            src={`/admin/emails/${mail.id}/body`}
            sandbox=""
            className="mt-4 h-160 w-full rounded-surface border border-line bg-surface"
          />
        </Section>
      )}
      <Section id="text" title="Text part">
        <pre className="mt-4 overflow-x-auto rounded-surface border border-line bg-sunken p-4 text-sm whitespace-pre-wrap">
          {mail.text}
        </pre>
      </Section>
      {Object.keys(mail.headers).length > 0 && (
        <Section id="headers" title="Headers">
          <div className="pt-4">
            <DefinitionList
              columns={1}
              items={Object.entries(mail.headers).map(([term, value]) => ({
                term,
                detail: <code className="text-sm wrap-anywhere">{value}</code>,
              }))}
            />
          </div>
        </Section>
      )}
    </div>
  );
}
