import { notFound } from "#app/platform/http/not-found.ts";
import { data, redirect } from "react-router";
import type { Route } from "./+types/alert-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { parseAlertChange } from "#app/messages/alerts/manage/alert-change.ts";
import { AlertSettings } from "#app/messages/alerts/manage/alert-settings.tsx";
import { AlertState } from "#app/messages/alerts/manage/alert-state.tsx";
import {
  countSent,
  findOwnAlert,
  listSent,
  previewAlert,
} from "#app/messages/alerts/manage/alerts.queries.server.ts";
import { changeAlert } from "#app/messages/alerts/manage/change-alert.server.ts";
import { makeAlertView } from "#app/messages/alerts/manage/make-alert-view.ts";
import { makeNewsViews } from "#app/messages/alerts/manage/make-news-view.ts";
import { makeSentView } from "#app/messages/alerts/manage/make-sent-view.ts";
import { NewsList } from "#app/messages/alerts/manage/news-list.tsx";
import { SentLog } from "#app/messages/alerts/manage/sent-log.tsx";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: loaderData ? `Email alert: ${loaderData.alert.title}` : "Email alert",
    description: "What an email alert looks for, and what it has sent.",
    pathname,
  });

const pageSize = 20;
const previewed = 10;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const alert = isId(params.id) ? await findOwnAlert(db, userId, params.id) : null;
  if (!alert) notFound();
  const now = new Date();
  const page = pageFrom(url.searchParams, pageSize);
  const [preview, total, sent] = await Promise.all([
    previewAlert(db, alert.id, now),
    countSent(db, alert.id),
    listSent(db, alert.id, now, page),
  ]);
  return {
    alert: makeAlertView(alert, now),
    isCreated: url.searchParams.has("created"),
    isSaved: url.searchParams.has("saved"),
    preview: makeNewsViews(preview.news.slice(0, previewed), preview.rows, now),
    previewCount: preview.news.length,
    sent: paged(
      sent.map((row) => makeSentView(row, now)),
      total,
      page,
    ),
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
            We write as soon as something new matches, as often as you chose below.
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
