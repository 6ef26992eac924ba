import { notFound } from "#app/platform/http/not-found.ts";
import { data, redirect } from "react-router";
import type { Route } from "./+types/alerts-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { parseAlertSearch } from "#app/messages/alerts/alert.ts";
import { AlertRow } from "./alert-row.tsx";
import { parseAlertChange } from "./alert-change.ts";
import { changeAlert, findOwnAlert, listOwnAlerts } from "./alerts.queries.server.ts";
import { makeAlertView } from "./alert-views.ts";
import { createAlert } from "#app/messages/alerts/subscribe/create-alert.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage("Your email alerts", "Your saved searches with email alerts.");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const rows = await listOwnAlerts(db, id);
  return {
    alerts: rows.map((row) => makeAlertView(row, new Date())),
    isDeleted: url.searchParams.has("deleted"),
    isSent: url.searchParams.has("sent"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db, jobs, env } = context.get(servicesContext);
  const form = await readForm(request);
  const alertId = formText(form, "alertId");
  if (!isId(alertId)) notFound();
  const now = new Date();
  if (form.get("intent") === "resend") {
    const alert = await findOwnAlert(db, userId, alertId);
    if (!alert) notFound();
    const outcome = await createAlert(
      { db, jobs, secret: env.SESSION_SECRET },
      {
        source: alert.source === "newsletter" ? "newsletter" : "search",
        page: "/account/alerts",
        userId,
        email: alert.email,
        search: parseAlertSearch(alert.search),
        frequency: alert.frequency,
        ip: context.get(requestContext).ip,
        now,
      },
    );
    if (!outcome.ok) throw data(null, { status: outcome.reason === "no-sender" ? 503 : 429 });
    return redirect("/account/alerts?sent", 303);
  }
  const change = parseAlertChange(form);
  if (!change || change.kind === "edit") throw data(null, { status: 400 });
  if (!(await changeAlert(db, { alertId, userId, change, now }))) notFound();
  return redirect(change.kind === "delete" ? "/account/alerts?deleted" : "/account/alerts", 303);
}

export default function AlertsPage({ loaderData }: Route.ComponentProps) {
  const { alerts, isDeleted, isSent } = loaderData;
  return (
    <TitledSection
      id="alerts-title"
      title="Email alerts"
      aside={
        alerts.length > 0 && (
          <ButtonLink to="/email-alerts" size="sm">
            New alert
          </ButtonLink>
        )
      }
    >
      <HelpLink article="email-alerts">How email alerts work</HelpLink>
      {isDeleted && (
        <Banner tone="success">The alert is deleted. We send no more emails about it.</Banner>
      )}
      {isSent && <Banner tone="success">We emailed you the link again.</Banner>}
      {alerts.length > 0 ? (
        <ul className="divide-y divide-line border-t border-ink">
          {alerts.map((alert) => (
            <li key={alert.id}>
              <AlertRow alert={alert} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          headingLevel={3}
          title="No alerts yet"
          hint="Save a search, and we'll email you when there's a new match: new businesses, reduced prices, and businesses that are back on the market."
          action={<ButtonLink to="/email-alerts">Create an alert</ButtonLink>}
        />
      )}
    </TitledSection>
  );
}
