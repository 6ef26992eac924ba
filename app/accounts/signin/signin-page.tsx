import { useMemo } from "react";
import { data, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/signin-page.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { cookieHeaders } from "#app/accounts/sessions/cookies.ts";
import { DemoAccounts } from "#app/accounts/signin/demo-accounts-list.tsx";
import { returnPath, withReturnPath } from "#app/accounts/signin/return-path.ts";
import { ModeSwitch } from "#app/accounts/signin/mode-switch.tsx";
import { signIn } from "#app/accounts/signin/sign-in.server.ts";
import { SignInForm } from "#app/accounts/signin/sign-in-form.tsx";
import { SignInFrame } from "#app/accounts/signin/sign-in-frame.tsx";
import { signInSchema, signUpSchema } from "#app/accounts/signin/signin.schema.ts";
import { signUp } from "#app/accounts/signin/sign-up.server.ts";
import { SignUpForm } from "#app/accounts/signin/sign-up-form.tsx";
import { SignedUp } from "#app/accounts/signin/signed-up.tsx";
import {
  fieldOf,
  refusalStatus,
  refusalMessages,
  type SignInRefusal,
  valuesWithoutPassword,
} from "#app/accounts/signin/signin-messages.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { errorList, type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname, search } }) =>
  search.includes("mode=signup")
    ? privateMeta({
        title: "Sign Up",
        description: "Create a free account to save listings, write to owners and sell a business.",
        pathname: `${pathname}?mode=signup`,
      })
    : privateMeta({ title: "Sign In", description: "Sign in to your account.", pathname });

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  if (viewer) throw redirect(returnPath(url));
  return {
    mode: url.searchParams.get("mode") === "signup" ? ("signup" as const) : ("signin" as const),
    origin: url.searchParams.get("returnTo"),
    demonstration: context.get(servicesContext).env.DEMO,
  };
}

// After sign-up a message is shown for two seconds; revalidating would redirect immediately.
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: { created?: string };
  defaultShouldRevalidate: boolean;
}) {
  return actionResult?.created ? false : defaultShouldRevalidate;
}

type Refusal = { submitted: Record<string, string>; error: string; errors: FieldErrors };

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const deps = accountRequest(context, request);
  const refuse = (reason: SignInRefusal) => {
    const error = refusalMessages[reason];
    const field = fieldOf[reason];
    const refusal: Refusal = {
      submitted: valuesWithoutPassword(form),
      error,
      errors: field ? { [field]: error } : {},
    };
    return data(refusal, { status: refusalStatus[reason] });
  };
  try {
    if (form.mode === "signup") {
      const input = signUpSchema.safeParse(form);
      if (!input.success) {
        const errors = fieldErrors(input.error.issues);
        const refusal: Refusal = {
          submitted: valuesWithoutPassword(form),
          error: Object.values(errors)[0]!,
          errors,
        };
        return data(refusal, { status: 422 });
      }
      const outcome = await signUp(deps, input.data);
      if (!outcome.ok) return refuse(outcome.reason);
      return data(
        { created: returnPath(url), email: input.data.email },
        { headers: cookieHeaders(outcome.cookies) },
      );
    }
    const input = signInSchema.safeParse(form);
    if (!input.success) return refuse("wrong-credentials");
    const outcome = await signIn(deps, input.data);
    if (!outcome.ok) return refuse(outcome.reason);
    const to =
      outcome.next === "done" ? returnPath(url) : withReturnPath("/signin/two-factor", url);
    return redirect(to, { headers: cookieHeaders(outcome.cookies) });
  } catch (error) {
    context.get(servicesContext).log.error({ requestId: deps.requestId, err: error }, "sign-in");
    return refuse("unexpected");
  }
}

/** Without a connection the form keeps its values. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const refusal: Refusal = { submitted: {}, error: refusalMessages.unexpected, errors: {} };
    // The status keeps the router from revalidating, which would fail as well.
    return data(refusal, { status: refusalStatus.unexpected });
  }
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, origin, demonstration } = loaderData;
  const working = useNavigation().formMethod === "POST";
  const refusal = actionData && "error" in actionData ? actionData : null;
  if (actionData && "created" in actionData)
    return (
      <SignInFrame>
        <SignedUp to={actionData.created} email={actionData.email} />
      </SignInFrame>
    );
  return (
    <SignInFrame>
      <ModeSwitch mode={mode} origin={origin} />
      {refusal && <Messages refusal={refusal} />}
      {mode === "signup" ? (
        <SignUpForm working={working} submitted={refusal?.submitted} errors={refusal?.errors} />
      ) : (
        <SignInForm working={working} email={refusal?.submitted.email} />
      )}
      {demonstration && mode === "signin" && <DemoAccounts />}
    </SignInFrame>
  );
}

function Messages({ refusal }: { refusal: Refusal }) {
  const errors = useMemo(() => errorList(refusal.errors), [refusal]);
  return errors.length > 0 ? (
    <ErrorSummary errors={errors} />
  ) : (
    <Banner tone="danger">{refusal.error}</Banner>
  );
}
