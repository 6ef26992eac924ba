import { notFound } from "#app/platform/http/not-found.ts";
import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/alert-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { maxAlertName, parseAlertChange } from "./alert-change.ts";
import { AlertState } from "./alert-row.tsx";
import {
  changeAlert,
  countSent,
  findOwnAlert,
  listSent,
  previewAlert,
} from "./alerts.queries.server.ts";
import { type AlertView, makeAlertView, makeNewsView, makeSentView } from "./alert-views.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { frequencyChoices } from "#app/messages/alerts/alert.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { listingHref } from "#app/listings/listing-address.ts";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) =>
    data ? `Email alert: ${data.alert.title}` : "Email alert",
  "What an email alert looks for, and what it has sent.",
);

const pageSize = 20;
const previewed = 10;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const alert = isId(params.id) ? await findOwnAlert(db, userId, params.id) : null;
  if (!alert) notFound();
  if (alert.source === "newsletter") throw redirect("/account/profile#newsletter");
  const now = new Date();
  const page = pageFrom(url.searchParams, pageSize);
  const [preview, total, sent] = await Promise.all([
    previewAlert(db, alert.id, now),
    countSent(db, alert.id),
    listSent(db, alert.id, now, page),
  ]);
  const rows = sent.map((row) => makeSentView(row, now));
  return {
    alert: makeAlertView(alert, now),
    isCreated: url.searchParams.has("created"),
    isSaved: url.searchParams.has("saved"),
    preview: preview.slice(0, previewed).map((news) => makeNewsView(news, now)),
    previewCount: preview.length,
    sent: paged(rows, total, page),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const form = await readForm(request);
  if (!isId(params.id)) notFound();
  const change = parseAlertChange(form);
  if (!change) throw data(null, { status: 400 });
  const isOwn = await changeAlert(db, { alertId: params.id, userId, change, now: new Date() });
  if (!isOwn) notFound();
  return redirect(
    change.kind === "delete" ? "/account/alerts?deleted" : `/account/alerts/${params.id}?saved`,
    303,
  );
}

export default function AlertPage({ loaderData }: Route.ComponentProps) {
  const { alert, isCreated, isSaved, preview, previewCount, sent } = loaderData;
  return (
    <div className="flex flex-col gap-10">
      <TitledSection
        id="alert-title"
        title={alert.title}
        aside={
          <ButtonLink to={alert.resultsTo} variant="secondary" size="sm">
            See the results
          </ButtonLink>
        }
      >
        <div className="-order-1">
          <Breadcrumb
            steps={[{ label: "Email alerts", to: "/account/alerts" }, { label: alert.title }]}
          />
        </div>
        {isCreated && (
          <Banner tone="success" title="Your alert is active">
            We'll email you when there's a new match, as often as you chose below.
          </Banner>
        )}
        {isSaved && <Banner tone="success">Saved</Banner>}
        {alert.description && <p className="text-ink-2">{alert.description}</p>}
        <div>
          <AlertState state={alert.state} />
        </div>
        <AlertSettings alert={alert} />
      </TitledSection>
      <TitledSection
        id="preview-title"
        title="What last week would have sent"
        aside={
          previewCount > 0 && (
            <p className="figures text-sm text-ink-3">
              {formatCount(previewCount, { one: "update", other: "updates" })}
            </p>
          )
        }
      >
        {preview.length > 0 ? (
          <>
            <NewsList news={preview} />
            {previewCount > preview.length && (
              <p className="text-sm text-ink-2">{`These are the latest ${preview.length}.`}</p>
            )}
          </>
        ) : (
          <p className="text-ink-2">
            Nothing in the last seven days. A wider search finds more: another price, or a larger
            area.
          </p>
        )}
      </TitledSection>
      <SentLog sent={sent} />
    </div>
  );
}

function AlertSettings({ alert }: { alert: AlertView }) {
  return (
    <Form method="post" replace preventScrollReset className="flex max-w-2xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          optional
          maxLength={maxAlertName}
          defaultValue={alert.name}
        />
        <SelectField
          label="How often"
          name="frequency"
          defaultValue={alert.frequency}
          choices={frequencyChoices}
        />
      </div>
      {alert.source === "preferences" && (
        <p className="text-sm text-ink-2">
          This alert follows the buying preferences of your profile.{" "}
          <PlainLink to="/account/profile#preferences" className="link font-medium">
            Change what you are looking for
          </PlainLink>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="edit">Save</SubmitButton>
        {alert.state !== "not-confirmed" && (
          <SubmitButton intent={alert.state === "paused" ? "resume" : "pause"} variant="secondary">
            {alert.state === "paused" ? "Resume" : "Pause"}
          </SubmitButton>
        )}
        <SubmitButton intent="delete" variant="secondary">
          Delete
        </SubmitButton>
      </div>
    </Form>
  );
}

type AlertData = Route.ComponentProps["loaderData"];

const tones = { new: "accent", reduced: "warm", back: "neutral" } as const;

const NewsList = ({ news }: { news: AlertData["preview"] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {news.map(({ id, kind, label, title, place, figures, happened }) => (
      <li key={id} className="flex flex-wrap items-start gap-x-8 gap-y-2 py-4">
        <div className="min-w-0 grow basis-80">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
            <Badge tone={tones[kind]}>{label}</Badge>
            <TimeAgo {...happened} />
          </p>
          <p className="mt-1.5 font-semibold">
            <PlainLink
              to={listingHref({ id, title })}
              className="hover:text-accent hover:underline"
            >
              {title}
            </PlainLink>
          </p>
          <p className="text-sm text-ink-2">{place}</p>
        </div>
        <dl className="grid grow basis-72 grid-cols-3 gap-x-4 text-sm">
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt className="text-ink-3">{figure.label}</dt>
              <dd className="figures font-semibold">
                {figure.value}
                {figure.before && (
                  <s className="block font-normal text-ink-3">
                    <span className="sr-only">Before: </span>
                    {figure.before}
                  </s>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);

const SentLog = ({ sent }: Pick<AlertData, "sent">) => (
  <TitledSection id="sent-title" title="What we sent you">
    {sent.rows.length > 0 ? (
      <>
        <ul className="divide-y divide-line border-y border-line">
          {sent.rows.map(({ key, sent: at, reason, listing }) => (
            <li key={key} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
              <span className="w-36 shrink-0 text-sm text-ink-3">
                <TimeAgo {...at} />
              </span>
              <span className="min-w-0 grow basis-72">
                {listing ? (
                  <PlainLink to={listingHref(listing)} className="link font-medium">
                    {listing.title}
                  </PlainLink>
                ) : (
                  <span className="text-ink-2">A business that is no longer listed</span>
                )}
              </span>
              <span className="figures text-sm text-ink-2">{reason}</span>
            </li>
          ))}
        </ul>
        <ListPagination label="Pages of the log" list={sent} />
      </>
    ) : (
      <p className="text-ink-2">Nothing yet. Every email will be listed here, with its reason.</p>
    )}
  </TitledSection>
);
