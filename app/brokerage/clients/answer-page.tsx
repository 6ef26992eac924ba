import { data, Form } from "react-router";
import type { Route } from "./+types/answer-page.ts";
import { servicesContext } from "#app/context.ts";
import { secretsOf } from "#app/messages/email/queue-message-email.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { openClientLink } from "./answer-by-link.server.ts";

export const meta = privatePage("Monthly reports", "Confirm or end the reports of your broker.");

/** Opening a link changes nothing, because mail scanners open links too. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  respond(context, params.token, url.pathname);

/** Also called by mail programs (RFC 8058), so it answers without a redirect. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  await readForm(request);
  return respond(context, params.token, url.pathname, new Date());
}

async function respond(
  context: Route.LoaderArgs["context"],
  token: string,
  pathname: string,
  now?: Date,
) {
  const { db, env } = context.get(servicesContext);
  const purpose = pathname.startsWith("/unsubscribe/") ? "end" : "confirm";
  const linked = await openClientLink(db, { purpose, token, secrets: secretsOf(env) }, now);
  return linked ? data({ purpose, ...linked }) : data(null, { status: 404 });
}

export default function AnswerPage({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData ?? loaderData;
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-14 md:py-20">
      {state === null ? (
        <>
          <h1 className="display text-3xl">This link does not work</h1>
          <p className="max-w-[60ch] text-ink-2">
            It was not copied completely from the email, is too old, or the reports were ended. Ask
            your broker for a new one.
          </p>
        </>
      ) : state.purpose === "confirm" ? (
        <>
          <h1 className="display text-3xl">
            {state.isDone ? "You get the monthly report" : "A monthly report about your listing"}
          </h1>
          {state.isDone ? (
            <Banner tone="success">
              {`On the first of each month we email the report of ${state.brokerName}. Each email has a link to end it.`}
            </Banner>
          ) : (
            <>
              <p className="max-w-[60ch] text-lg text-ink-2">
                {`${state.brokerName} represents you, and offers you a report each month by email: figures of your listings, what was done, and what comes next.`}
              </p>
              <Form method="post" replace>
                <SubmitButton size="lg" pendingLabel="Confirming…">
                  Yes, send me the report
                </SubmitButton>
              </Form>
            </>
          )}
        </>
      ) : (
        <>
          <h1 className="display text-3xl">
            {state.isDone ? "You are unsubscribed" : "End the monthly report?"}
          </h1>
          {state.isDone ? (
            <Banner tone="success">
              {state.brokerName
                ? `We will send no more reports of ${state.brokerName}.`
                : "We will send no more of these reports."}
            </Banner>
          ) : (
            <>
              <p className="max-w-[60ch] text-lg text-ink-2">
                {`${state.brokerName} sends it to you on the first of each month. After this there is none.`}
              </p>
              <Form method="post" replace>
                <SubmitButton size="lg">Unsubscribe</SubmitButton>
              </Form>
            </>
          )}
        </>
      )}
    </div>
  );
}
