import { data, Form, Link, redirect, useLocation } from "react-router";
import type { Route } from "./+types/second-step-page.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { cookieHeaders } from "#app/accounts/sessions/cookies.ts";
import { returnPath, withReturnPath } from "./return-path.ts";
import { findPendingSignIn, completeSecondStep } from "./complete-second-step.server.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { requestContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  "Enter your sign-in code",
  "The second step of signing in: a code from your phone.",
);

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (context.get(requestContext).viewer) throw redirect(returnPath(url));
  const person = await findPendingSignIn(accountRequest(context, request));
  if (!person) throw redirect(withReturnPath("/signin", url));
  return { method: methodOf(url) };
}

const messages = {
  "wrong-code": "That code is incorrect. Wait for a new one and try again.",
  "wrong-recovery": "That recovery code is incorrect or has already been used.",
  "too-many-attempts": "Too many attempts. Please wait ten minutes and try again.",
} as const;

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const method = methodOf(url);
  const outcome = await completeSecondStep(accountRequest(context, request), {
    method,
    code: formText(form, "code").slice(0, 64),
    trustDevice: form.get("trust") === "on",
  });
  if (outcome.ok) return redirect(returnPath(url), { headers: cookieHeaders(outcome.cookies) });
  if (outcome.reason === "expired") return redirect(withReturnPath("/signin", url));
  const isRecovery = outcome.reason === "wrong-code" && method === "recovery";
  return data(
    { error: messages[isRecovery ? "wrong-recovery" : outcome.reason] },
    { status: outcome.reason === "too-many-attempts" ? 429 : 422 },
  );
}

const methodOf = (url: URL) =>
  url.searchParams.get("with") === "recovery" ? ("recovery" as const) : ("authenticator" as const);

export default function SecondStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const isRecovery = loaderData.method === "recovery";
  const otherWay = new URLSearchParams(useLocation().search);
  if (isRecovery) otherWay.delete("with");
  else otherWay.set("with", "recovery");
  return (
    <SignInFrame
      title="Two-step sign-in"
      lead={
        isRecovery
          ? "Enter one of the recovery codes you saved. Each code works once."
          : "Enter the six digits shown in your authenticator app."
      }
    >
      <Form method="post" className="flex flex-col gap-5" noValidate>
        <TextField
          key={loaderData.method}
          label={isRecovery ? "Recovery code" : "Code"}
          name="code"
          autoComplete={isRecovery ? "off" : "one-time-code"}
          inputMode={isRecovery ? "text" : "numeric"}
          autoCapitalize="none"
          spellCheck={false}
          className="figures text-lg tracking-widest"
          error={actionData?.error}
        />
        <Checkbox name="trust" label="Trust this device for 30 days" />
        <SubmitButton size="lg" pendingLabel="Signing In...">
          Sign In
        </SubmitButton>
      </Form>
      <Link
        to={{ search: otherWay.toString() }}
        replace
        className="link self-start text-sm font-semibold"
      >
        {isRecovery ? "Use my authenticator app instead" : "Use a recovery code instead"}
      </Link>
    </SignInFrame>
  );
}
