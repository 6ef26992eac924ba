import { data, Form } from "react-router";
import type { Route } from "./+types/newsletter-choices-page.ts";
import { servicesContext } from "#app/context.ts";
import {
  alertToken,
  findLinkedAlert,
} from "#app/messages/alerts/subscribe/alert-by-link.server.ts";
import { changeChoice } from "./newsletter.server.ts";
import { readNewsletterChoice, toNewsletterChoice } from "./newsletter.ts";
import { NewsletterFields } from "./newsletter-fields.tsx";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta: Route.MetaFunction = () =>
  privateMeta({
    title: "Your newsletter",
    description: "Choose the categories and regions of your newsletter.",
    pathname: "/newsletter",
  });

export const loader = ({ context, params }: Route.LoaderArgs) =>
  respond(context, params.token, false);

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const services = context.get(servicesContext);
  const alert = await findLinkedAlert(services, "choose", params.token);
  if (alert) await changeChoice(services.db, alert.id, readNewsletterChoice(form), new Date());
  return respond(context, params.token, true);
}

async function respond(context: Route.LoaderArgs["context"], token: string, isSaved: boolean) {
  const services = context.get(servicesContext);
  const alert = await findLinkedAlert(services, "choose", token);
  if (!alert?.isNewsletter || alert.isUnsubscribed) return data(null, { status: 404 });
  const unsubscribeToken = alertToken(services.env.SESSION_SECRET, "unsubscribe", alert.id);
  return data({
    chosen: toNewsletterChoice(alert.search),
    unsubscribeTo: `/email-alerts/unsubscribe/${unsubscribeToken}`,
    isSaved,
  });
}

export default function NewsletterChoicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const newsletter = actionData ?? loaderData;
  return (
    <div className="wrap flex max-w-4xl flex-col items-start gap-6 py-14 md:py-20">
      {newsletter === null ? (
        <>
          <h1 className="display text-3xl">This link does not work</h1>
          <p className="max-w-[60ch] text-ink-2">
            It was not copied completely from the email, or the subscription has ended. You can
            subscribe again.
          </p>
          <ButtonLink to="/newsletter">Get the newsletter</ButtonLink>
        </>
      ) : (
        <>
          <h1 className="display text-3xl">Your newsletter</h1>
          {newsletter.isSaved && <Banner tone="success">Saved</Banner>}
          <Form method="post" replace className="flex w-full flex-col gap-6">
            <NewsletterFields chosen={newsletter.chosen} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <SubmitButton size="lg">Save</SubmitButton>
              <PlainLink to={newsletter.unsubscribeTo} className="link text-sm">
                Unsubscribe
              </PlainLink>
            </div>
          </Form>
        </>
      )}
    </div>
  );
}
