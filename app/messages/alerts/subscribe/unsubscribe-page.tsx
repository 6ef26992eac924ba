import { data, Form, useNavigation } from "react-router";
import type { Route } from "./+types/unsubscribe-page.ts";
import { servicesContext } from "#app/context.ts";
import { findLinkedAlert, unsubscribe } from "./alert-by-link.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Unsubscribe",
    description: "End an email alert.",
    pathname: "/email-alerts",
  });

export const loader = ({ context, params }: Route.LoaderArgs) =>
  respond(context, params.token, false);

/** Also called by mail programs (RFC 8058), without cookies, so it answers without a redirect. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const all = (await readForm(request)).get("which") === "all";
  const alert = await findLinkedAlert(services, "unsubscribe", params.token);
  if (alert) await unsubscribe(services.db, { alertId: alert.id, all, now: new Date() });
  return respond(context, params.token, all);
}

async function respond(context: Route.LoaderArgs["context"], token: string, all: boolean) {
  const alert = await findLinkedAlert(context.get(servicesContext), "unsubscribe", token);
  if (!alert) return data(null, { status: 404 });
  const { isNewsletter, description, email, isUnsubscribed } = alert;
  return data({ isNewsletter, description, email, isUnsubscribed, all });
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const alert = actionData ?? loaderData;
  const sending = useNavigation().formData?.get("which");
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-14 md:py-20">
      {alert === null ? (
        <>
          <h1 className="display text-3xl">This link does not work</h1>
          <p className="max-w-[60ch] text-ink-2">
            It was not copied completely from the email, or the alert no longer exists. You can end
            your alerts after signing in, or write to us.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/account/alerts">My alerts</ButtonLink>
            <ButtonLink to="/contact" variant="secondary">
              Contact us
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <h1 className="display text-3xl">
            {alert.isUnsubscribed
              ? "You are unsubscribed"
              : alert.isNewsletter
                ? "Unsubscribe from the newsletter?"
                : "Unsubscribe from this alert?"}
          </h1>
          <p className="text-lg text-ink-2">{alert.description}</p>
          {alert.isUnsubscribed && (
            <Banner tone="success">
              {alert.all
                ? `We will send no more alerts and no newsletter to ${alert.email}.`
                : alert.isNewsletter
                  ? `We will send no more newsletters to ${alert.email}.`
                  : `We will send no more emails about this search to ${alert.email}.`}
            </Banner>
          )}
          <Form method="post" replace className="flex flex-wrap gap-3">
            {!alert.isUnsubscribed && (
              <Button size="lg" name="which" value="this" pending={sending === "this"}>
                Unsubscribe
              </Button>
            )}
            {!alert.all && (
              <Button
                size={alert.isUnsubscribed ? "md" : "lg"}
                variant="secondary"
                name="which"
                value="all"
                pending={sending === "all"}
              >
                {alert.isNewsletter
                  ? "End the newsletter and all alerts"
                  : "End all alerts to this address"}
              </Button>
            )}
          </Form>
          {alert.isUnsubscribed && (
            <ButtonLink to="/email-alerts" variant="secondary">
              Create another alert
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}
