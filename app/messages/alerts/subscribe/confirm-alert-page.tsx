import { data, Form } from "react-router";
import type { Route } from "./+types/confirm-alert-page.ts";
import { servicesContext } from "#app/context.ts";
import { alertResultsHref } from "#app/messages/alerts/alert.ts";
import { alertToken, confirmAlert, findLinkedAlert } from "./alert-by-link.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Confirm your email alert",
    description: "Confirm that you want our emails.",
    pathname: "/email-alerts",
  });

/** Opening the link changes nothing, because mail scanners open links too. */
export const loader = ({ context, params }: Route.LoaderArgs) => respond(context, params.token);

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  await readForm(request);
  const alert = await findLinkedAlert(services, "confirm", params.token);
  if (alert) await confirmAlert(services.db, alert.id, new Date());
  return respond(context, params.token);
}

async function respond(context: Route.LoaderArgs["context"], token: string) {
  const services = context.get(servicesContext);
  const alert = await findLinkedAlert(services, "confirm", token);
  if (!alert || alert.isUnsubscribed) return data(null, { status: 404 });
  const { id, isNewsletter, search, description, email, isConfirmed } = alert;
  const { SESSION_SECRET: secret } = services.env;
  const unsubscribeToken = alertToken(secret, "unsubscribe", id);
  return data({
    isNewsletter,
    chooseTo: `/email-alerts/choose/${alertToken(secret, "choose", id)}`,
    description,
    email,
    isConfirmed,
    resultsTo: alertResultsHref(search),
    unsubscribeTo: `/email-alerts/unsubscribe/${unsubscribeToken}`,
  });
}

export default function ConfirmAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const alert = actionData ?? loaderData;
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-14 md:py-20">
      {alert === null ? (
        <>
          <h1 className="display text-3xl">This link does not work</h1>
          <p className="max-w-[60ch] text-ink-2">
            It is older than a week, was not copied completely from the email, or was ended. You can
            create the alert, or subscribe to the newsletter, again.
          </p>
          <ButtonLink to="/email-alerts">Create an alert</ButtonLink>
        </>
      ) : alert.isConfirmed ? (
        <>
          <h1 className="display text-3xl">
            {alert.isNewsletter ? "You are subscribed" : "Your alert is active"}
          </h1>
          <Banner tone="success">
            {alert.isNewsletter
              ? `We will send the newsletter to ${alert.email}.`
              : `We'll email ${alert.email} when there's a new match.`}
          </Banner>
          <p className="text-lg text-ink-2">{alert.description}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {alert.isNewsletter ? (
              <ButtonLink to={alert.chooseTo}>Choose categories and regions</ButtonLink>
            ) : (
              <ButtonLink to={alert.resultsTo}>See the current results</ButtonLink>
            )}
            <PlainLink to={alert.unsubscribeTo} className="link text-sm">
              Unsubscribe
            </PlainLink>
          </div>
        </>
      ) : (
        <>
          <h1 className="display text-3xl">
            {alert.isNewsletter ? "Confirm the newsletter" : "Confirm your email alert"}
          </h1>
          <p className="text-lg text-ink-2">{alert.description}</p>
          <p className="max-w-[60ch] text-ink-2">
            {alert.isNewsletter
              ? `We will send it to ${alert.email}. You can unsubscribe at any time.`
              : `We'll email ${alert.email} when there's a new match. You can unsubscribe at any time.`}
          </p>
          <Form method="post" replace>
            <SubmitButton size="lg" pendingLabel="Confirming…">
              {alert.isNewsletter ? "Yes, send me the newsletter" : "Confirm this alert"}
            </SubmitButton>
          </Form>
        </>
      )}
    </div>
  );
}
