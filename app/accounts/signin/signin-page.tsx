import { useEffect } from "react";
import { data, Link, redirect, type ShouldRevalidateFunction, useNavigate } from "react-router";
import type { Route } from "./+types/signin-page.ts";
import { weakPasswordText } from "#app/accounts/passwords/weak-password.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { cookieHeaders } from "#app/accounts/sessions/cookies.ts";
import { DemoAccounts, SignInForm, SignUpForm } from "./sign-in-forms.tsx";
import { returnPath, withReturnPath } from "./return-path.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import { signIn, type SignInOutcome } from "./sign-in.server.ts";
import { SignInFrame } from "./sign-in-frame.tsx";
import { signInSchema, signUpSchema } from "./signin.schema.ts";
import { signUp, type SignUpOutcome } from "./sign-up.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { brand } from "#app/shared/brand.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname, search } }) =>
  search.includes("mode=signup")
    ? privateMeta({
        title: "Sign Up",
        description: "Create a free account to save listings, message owners and sell a business.",
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
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => !actionResult?.created && defaultShouldRevalidate;

type Refusal = { submitted: Record<string, string>; error: string; errors: FieldErrors };

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const deps = accountRequest(context, request);
  const answer = (error: string, errors: FieldErrors, status: number) => {
    const refusal: Refusal = { submitted: valuesWithoutPassword(form), error, errors };
    return data(refusal, { status });
  };
  const refuse = (reason: SignInRefusal) => {
    const { message, status = 422, field } = refusals[reason];
    return answer(message, field ? { [field]: message } : {}, status);
  };
  try {
    if (form.mode === "signup") {
      const input = signUpSchema.safeParse(form);
      if (!input.success) {
        const errors = fieldErrors(input.error.issues);
        return answer(Object.values(errors)[0]!, errors, 422);
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
    const refusal: Refusal = { submitted: {}, error: refusals.unexpected.message, errors: {} };
    // The status keeps the router from revalidating, which would fail as well.
    return data(refusal, { status: refusals.unexpected.status });
  }
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, origin, demonstration } = loaderData;
  const refusal = actionData && "error" in actionData ? actionData : null;
  if (actionData && "created" in actionData)
    return <SignedUp to={actionData.created} email={actionData.email} />;
  return (
    <SignInFrame>
      <ModeSwitch mode={mode} origin={origin} />
      {refusal && <Messages refusal={refusal} />}
      {mode === "signup" ? (
        <SignUpForm submitted={refusal?.submitted} errors={refusal?.errors} />
      ) : (
        <SignInForm email={refusal?.submitted.email} />
      )}
      {demonstration && mode === "signin" && <DemoAccounts />}
    </SignInFrame>
  );
}

const Messages = ({ refusal: { errors, error } }: { refusal: Refusal }) =>
  Object.keys(errors).length > 0 ? (
    <ErrorSummary errors={errors} />
  ) : (
    <Banner tone="danger">{error}</Banner>
  );

const readingTimeMs = 2000;

/** Shown for two seconds; without JavaScript by a meta refresh. */
function SignedUp({ to, email }: { to: string; email: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to), readingTimeMs);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <SignInFrame title="Welcome">
      <Banner tone="success">{`Account created successfully! Welcome to ${brand.name}`}</Banner>
      <p className="text-ink-2">{`We emailed a link to ${email}. Open it within 7 days to confirm your address.`}</p>
      <Link to={to} className="link self-start">
        Continue
      </Link>
      <noscript>
        <meta httpEquiv="refresh" content={`2;url=${to}`} />
      </noscript>
    </SignInFrame>
  );
}

type ReasonOf<Outcome> = Outcome extends { ok: false; reason: infer Reason } ? Reason : never;
type SignInRefusal = ReasonOf<SignInOutcome> | ReasonOf<SignUpOutcome> | "unexpected";

const refusals: Record<SignInRefusal, { message: string; status?: number; field?: string }> = {
  "wrong-credentials": { message: "Invalid email or password" },
  "too-many-attempts": {
    message: "Too many attempts. Please wait a few minutes and try again.",
    status: 429,
  },
  "address-known": {
    message:
      "An account with this email address already exists. Sign in instead, or reset the password.",
    field: "email",
  },
  "weak-password": {
    message: weakPasswordText,
    field: "password",
  },
  unexpected: { message: "An error occurred. Please try again.", status: 503 },
};

const kept = ["email", "firstName", "lastName", "phone"];

/** Never a password, because intermediaries may store responses. */
const valuesWithoutPassword = (form: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    kept.flatMap((name) => (typeof form[name] === "string" ? [[name, form[name]]] : [])),
  );
