import type { ReactNode } from "react";
import { data, Form } from "react-router";
import type { Route } from "./+types/message-emails-page.ts";
import { servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { openMessageEmails } from "./message-emails.server.ts";
import { secretsOf } from "./queue-message-email.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta = privatePage(
  "Emails about messages",
  "Turn the emails about your messages on and off.",
);

export const loader = ({ context, params }: Route.LoaderArgs) => respond(context, params.token);

/** Also called by mail programs (RFC 8058), so it answers without a redirect. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const isOn = (await readForm(request)).get("intent") === "turn-on";
  return respond(context, params.token, isOn);
}

async function respond(context: Route.LoaderArgs["context"], token: string, isOn?: boolean) {
  const { db, env } = context.get(servicesContext);
  const state = await openMessageEmails(db, { token, secrets: secretsOf(env) }, isOn);
  return data({ state }, { status: state === "no-such-link" ? 404 : 200 });
}

export default function MessageEmailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = actionData ?? loaderData;
  return (
    <div className="wrap flex max-w-3xl flex-col items-start gap-5 py-14 md:py-20">
      {screens[state]}
    </div>
  );
}

const SettingsLink = () => (
  <ButtonLink to="/account/notifications/settings" variant="secondary">
    Notification settings
  </ButtonLink>
);

function Switch({ intent, children }: { intent: "turn-on" | "turn-off"; children: string }) {
  const look = intent === "turn-off" ? "primary" : "secondary";
  return (
    <Form method="post" replace>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton variant={look} pendingLabel="Saving…">
        {children}
      </SubmitButton>
    </Form>
  );
}

const screens: Record<Route.ComponentProps["loaderData"]["state"], ReactNode> = {
  on: (
    <>
      <h1 className="display text-3xl">Emails about messages</h1>
      <p className="max-w-[60ch] text-ink-2">
        We email you when somebody sends you a message on Relevo. If you turn these emails off, your
        messages wait in your account. You will still get emails about the security of your account.
      </p>
      <div className="flex flex-wrap gap-3">
        <Switch intent="turn-off">Turn off emails about messages</Switch>
        <SettingsLink />
      </div>
      <HelpLink article="reply-by-email">About emails and replies by email</HelpLink>
    </>
  ),
  off: (
    <>
      <h1 className="display text-3xl">Emails about messages are off</h1>
      <Banner tone="success">
        We no longer email you about new messages. They wait in your account.
      </Banner>
      <div className="flex flex-wrap gap-3">
        <Switch intent="turn-on">Turn them on again</Switch>
        <SettingsLink />
      </div>
      <HelpLink article="reply-by-email">About emails and replies by email</HelpLink>
    </>
  ),
  "all-off": (
    <>
      <h1 className="display text-3xl">All notifications by email are off</h1>
      <p className="max-w-[60ch] text-ink-2">
        You turned them off in your profile, so we don&rsquo;t email you about messages either. You
        can turn them on again after signing in.
      </p>
      <SettingsLink />
    </>
  ),
  "no-such-link": (
    <>
      <h1 className="display text-3xl">This link does not work</h1>
      <p className="max-w-[60ch] text-ink-2">
        It was not copied completely from the email, or the account no longer exists. You can choose
        your emails after signing in.
      </p>
      <SettingsLink />
    </>
  ),
};
