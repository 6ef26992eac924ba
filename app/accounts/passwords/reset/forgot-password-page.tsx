import { data, Form, Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/forgot-password-page.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { requestReset } from "./send-reset.job.server.ts";
import { email as emailSchema } from "#app/accounts/person.schema.ts";
import { SignInFrame } from "#app/accounts/signin/sign-in-frame.tsx";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { takeFocus } from "#app/ui/browser/take-focus.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta = privatePage(
  "Forgot your password?",
  "Ask for a link to choose a new password.",
);

const schema = z.object({ email: emailSchema });

export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const email = String(form.email ?? "");
  const input = schema.safeParse(form);
  if (!input.success) {
    const error = fieldErrors(input.error.issues).email!;
    return data({ state: "wrong" as const, email, error }, { status: 422 });
  }
  const outcome = await requestReset(accountRequest(context, request), input.data.email);
  return outcome.ok
    ? data({ state: "sent" as const, email: input.data.email, error: null })
    : data({ state: outcome.reason, email, error: null }, { status: 429 });
}

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  if (actionData?.state === "sent") return <Sent email={actionData.email} />;
  return (
    <SignInFrame
      title="Forgot your password?"
      lead="Enter the email address you signed up with. We'll email you a link to choose a new password."
    >
      {actionData?.state === "too-many-attempts" && (
        <Banner tone="danger">Too many attempts. Please wait an hour and try again.</Banner>
      )}
      <Form method="post" className="flex flex-col gap-5" noValidate>
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
          error={actionData?.error}
        />
        <SubmitButton size="lg">Email me a link</SubmitButton>
      </Form>
      <BackToSignIn />
    </SignInFrame>
  );
}

/** The same response whether or not the address has an account. */
function Sent({ email }: { email: string }) {
  return (
    <SignInFrame>
      <header>
        <h1 ref={takeFocus} tabIndex={-1} className="outline-none display text-4xl">
          Check your email
        </h1>
        <p className="mt-3 text-lg text-ink-2">{`If there's an account for ${email}, we emailed it a link to choose a new password. The link works once and expires in an hour.`}</p>
      </header>
      <p className="text-ink-2">
        Nothing after a few minutes? Check your spam folder, or{" "}
        <Link to="/forgot-password" className="link">
          try another address
        </Link>
        .
      </p>
      <BackToSignIn />
    </SignInFrame>
  );
}

function BackToSignIn() {
  return (
    <Link to="/signin" className="link min-h-6 self-start text-sm font-semibold">
      Back to Sign In
    </Link>
  );
}
