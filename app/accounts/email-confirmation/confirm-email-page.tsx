import { data, Link } from "react-router";
import type { Route } from "./+types/confirm-email-page.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { confirmEmail, type ConfirmOutcome, findConfirmation } from "./confirm-email.server.ts";
import { sendConfirmation } from "./send-confirmation.server.ts";
import { SignInFrame } from "#app/accounts/signin/sign-in-frame.tsx";
import { requestContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  "Confirm your email address",
  "Confirm that an email address is yours.",
);

/** Mail scanners open every link, so opening one confirms the address only for the signed-in person; others press a button. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  const account = accountRequest(context, request);
  const token = url.searchParams.get("token") ?? "";
  const link = await findConfirmation(account.db, token, account.now);
  const signedIn = viewer !== null;
  if (link && viewer?.id !== link.userId)
    return { state: "waiting" as const, email: link.email, token, signedIn };
  return respond(await confirmEmail(account, token), signedIn);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { viewer } = context.get(requestContext);
  const account = accountRequest(context, request);
  const form = await readForm(request);
  if (form.get("intent") === "resend" && viewer) {
    const outcome = await sendConfirmation(account, viewer.id);
    const state = outcome.ok ? ("sent" as const) : outcome.reason;
    return data(
      { state, email: viewer.email, token: "", signedIn: true },
      { status: state === "too-many-attempts" ? 429 : 200 },
    );
  }
  return respond(await confirmEmail(account, formText(form, "token")), viewer !== null);
}

function respond(outcome: ConfirmOutcome, signedIn: boolean) {
  return outcome.ok
    ? data({ state: "confirmed" as const, email: outcome.email, token: "", signedIn })
    : data({ state: outcome.reason, email: "", token: "", signedIn }, { status: 404 });
}

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, email, token, signedIn } = actionData ?? loaderData;
  if (state === "waiting")
    return (
      <SignInFrame title="Confirm your email address">
        <p className="text-lg text-ink-2">{`Confirm that ${email} is your email address.`}</p>
        <PostButton fields={{ token }} size="lg">
          Confirm my email address
        </PostButton>
      </SignInFrame>
    );
  const isConfirmed = state === "confirmed" || state === "already-confirmed";
  if (isConfirmed || state === "sent")
    return (
      <SignInFrame title={isConfirmed ? "Email address confirmed" : "We emailed you a new link"}>
        {isConfirmed ? (
          <Banner tone="success">{`${email} is confirmed. Thank you.`}</Banner>
        ) : (
          <p className="text-lg text-ink-2">{`Check your inbox at ${email} and open the link.`}</p>
        )}
        <Link to={signedIn ? "/account/dashboard" : "/signin"} className="link self-start">
          {signedIn ? "Go to your dashboard" : "Sign in"}
        </Link>
      </SignInFrame>
    );
  return (
    <SignInFrame title="This link doesn't work">
      <Banner tone={state === "too-many-attempts" ? "danger" : "warning"}>{messages[state]}</Banner>
      {signedIn ? (
        <PostButton intent="resend" size="lg">
          Send me a new link
        </PostButton>
      ) : (
        <ButtonLink to="/signin?returnTo=%2Faccount%2Fsecurity" size="lg" className="self-start">
          Sign in to get a new link
        </ButtonLink>
      )}
    </SignInFrame>
  );
}

const messages = {
  "no-such-link":
    "It has expired, was replaced by a newer link, or was only partly copied from the email.",
  "address-taken": "Another account now uses this address, so yours hasn't changed.",
  "too-many-attempts": "You've requested too many emails. Please wait an hour and try again.",
};
