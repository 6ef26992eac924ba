import { data, Form } from "react-router";
import type { Route } from "./+types/reset-password-page.ts";
import { weakPasswordText } from "#app/accounts/passwords/weak-password.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { NewPasswordFields } from "#app/accounts/passwords/new-password-fields.tsx";
import { newPasswordSchema } from "#app/accounts/person.schema.ts";
import { findUserByResetToken, resetPassword } from "./reset-password.server.ts";
import { SignInFrame } from "#app/accounts/signin/sign-in-frame.tsx";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta = privatePage("Choose a new password", "Choose a new password for your account.");

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db, now } = accountRequest(context, request);
  const token = url.searchParams.get("token") ?? "";
  const person = await findUserByResetToken(db, token, now);
  return person
    ? data({ email: person.email, token })
    : data({ email: null, token: "" }, { status: 404 });
}

// The link is used up after success; revalidating would replace the success message with an error.
export function shouldRevalidate({ actionResult }: { actionResult?: { state?: string } }) {
  return actionResult?.state !== "done";
}

const wrong = (errors: FieldErrors) => data({ state: "wrong" as const, errors }, { status: 422 });

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const input = newPasswordSchema.safeParse(form);
  if (!input.success) return wrong(fieldErrors(input.error.issues));
  const token = url.searchParams.get("token") ?? "";
  const outcome = await resetPassword(
    accountRequest(context, request),
    token,
    input.data.newPassword,
  );
  if (outcome.ok) return data({ state: "done" as const, errors: {} });
  if (outcome.reason === "weak-password") return wrong({ newPassword: weakPasswordText });
  return data({ state: outcome.reason, errors: {} }, { status: 404 });
}

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.state === "done")
    return (
      <SignInFrame title="Your password was changed">
        <Banner tone="success">
          You've been signed out on all devices. Sign in with your new password.
        </Banner>
        <ButtonLink to="/signin" size="lg" className="self-start">
          Sign In
        </ButtonLink>
      </SignInFrame>
    );
  if (!loaderData.email || actionData?.state === "no-such-link")
    return (
      <SignInFrame title="This link doesn't work">
        <Banner tone="warning">
          It has already been used, is more than an hour old, or was only partly copied from the
          email.
        </Banner>
        <ButtonLink to="/forgot-password" size="lg" className="self-start">
          Get a new link
        </ButtonLink>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title="Choose a new password"
      lead={`For ${loaderData.email}. You'll be signed out on all devices.`}
    >
      <Form method="post" className="flex flex-col gap-5" noValidate>
        <NewPasswordFields email={loaderData.email} errors={actionData?.errors} />
        <SubmitButton size="lg">Save new password</SubmitButton>
      </Form>
    </SignInFrame>
  );
}
