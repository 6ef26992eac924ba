import { data, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/signin-page.ts";
import { DemoAccounts } from "#app/accounts/signin/demo-accounts-list.tsx";
import { signIn } from "#app/accounts/signin/sign-in.server.ts";
import { SignInForm } from "#app/accounts/signin/sign-in-form.tsx";
import { signInSchema, signUpSchema } from "#app/accounts/signin/signin.schema.ts";
import { signUp } from "#app/accounts/signin/sign-up.server.ts";
import { SignUpForm } from "#app/accounts/signin/sign-up-form.tsx";
import { SignedUp } from "#app/accounts/signin/signed-up.tsx";
import { requestContext, servicesContext } from "#app/context.ts";
import { brand, pageTitle } from "#app/shared/brand.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { Logo } from "#app/shell/logo.tsx";
import { ownPath } from "#app/shell/preferences.ts";
import { Banner } from "#app/ui/banner.tsx";
import { HandOverScene } from "#app/shell/hand-over-scene.tsx";

export const meta: Route.MetaFunction = ({ location }) => [
  { title: pageTitle(location.search.includes("mode=signup") ? "Sign Up" : "Sign In") },
  { name: "robots", content: "noindex" },
];

/** Where the person came from, but only to ourselves. */
function landing(url: URL): string {
  const origin = url.searchParams.get("returnTo");
  return origin ? ownPath(origin) : "/account/dashboard";
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  if (viewer) throw redirect(landing(url));
  return {
    mode: url.searchParams.get("mode") === "signup" ? ("signup" as const) : ("signin" as const),
    origin: url.searchParams.get("returnTo"),
    demonstration: context.get(servicesContext).env.DEMO,
  };
}

// Somebody who just signed up is shown so for two seconds; asking the loader again would send them away at once.
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: {
  actionResult?: { created?: string };
  defaultShouldRevalidate: boolean;
}) {
  return actionResult?.created ? false : defaultShouldRevalidate;
}

const words = {
  "wrong-credentials": "Invalid email or password",
  "too-many-attempts": "Too many attempts. Please wait a few minutes and try again.",
  "address-known":
    "An account with this email address already exists. Sign in instead, or reset the password.",
  "weak-password": "This password is too easy to guess. Please choose another one.",
} as const;

export async function action({ request, context, url }: Route.ActionArgs) {
  const { db, auth } = context.get(servicesContext);
  const { ip, id } = context.get(requestContext);
  const deps = { db, auth, now: new Date(), ip, requestId: id, headers: request.headers };
  const {
    password: _,
    confirmPassword: __,
    ...typed
  } = Object.fromEntries(await request.clone().formData()) as Record<string, string>;
  const form = Object.fromEntries(await request.formData());
  const refuse = (reason: keyof typeof words, field?: string) =>
    data(
      { typed, error: words[reason], errors: field ? { [field]: words[reason] } : {} },
      { status: reason === "too-many-attempts" ? 429 : 422 },
    );

  if (form.mode === "signup") {
    const input = signUpSchema.safeParse(form);
    if (!input.success) {
      const errors = fieldErrors(input.error.issues);
      return data({ typed, error: Object.values(errors)[0]!, errors }, { status: 422 });
    }
    const outcome = await signUp(deps, input.data);
    if (outcome.ok)
      return data({ created: landing(url) }, { headers: cookieHeaders(outcome.cookies) });
    return refuse(
      outcome.reason,
      { "address-known": "email", "weak-password": "password", "too-many-attempts": undefined }[
        outcome.reason
      ],
    );
  }
  const input = signInSchema.safeParse(form);
  if (!input.success) return refuse("wrong-credentials");
  const outcome = await signIn(deps, input.data);
  return outcome.ok
    ? redirect(landing(url), { headers: cookieHeaders(outcome.cookies) })
    : refuse(outcome.reason);
}

function cookieHeaders(cookies: string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return headers;
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, origin, demonstration } = loaderData;
  const working = useNavigation().formMethod === "POST";
  const created = actionData && "created" in actionData ? actionData.created : null;
  const refusal = actionData && "error" in actionData ? actionData : null;
  return (
    <div className="grid grow lg:grid-cols-2">
      <div className="wrap flex max-w-lg flex-col justify-center gap-8 py-12">
        <Link
          to="/"
          aria-label={brand.name}
          className="-m-1 self-start rounded-control p-1 text-accent"
        >
          <Logo className="h-8" />
        </Link>
        {created ? (
          <SignedUp to={created} />
        ) : (
          <>
            <ModeSwitch mode={mode} origin={origin} />
            {refusal && <Banner tone="danger">{refusal.error}</Banner>}
            {mode === "signup" ? (
              <SignUpForm working={working} typed={refusal?.typed} errors={refusal?.errors} />
            ) : (
              <SignInForm working={working} email={refusal?.typed.email} />
            )}
            {demonstration && mode === "signin" && <DemoAccounts />}
          </>
        )}
      </div>
      <div className="hidden place-items-center bg-sunken lg:grid">
        <HandOverScene className="w-2/3 max-w-120" />
      </div>
    </div>
  );
}

function ModeSwitch({ mode, origin }: { mode: "signin" | "signup"; origin: string | null }) {
  const to = (wanted: string) => {
    const query = new URLSearchParams();
    if (wanted === "signup") query.set("mode", "signup");
    if (origin) query.set("returnTo", origin);
    return { pathname: "/signin", search: query.toString() };
  };
  const link = "font-semibold text-accent underline underline-offset-4";
  return mode === "signin" ? (
    <header>
      <h1 className="display text-4xl">Sign In</h1>
      <p className="mt-3 text-ink-2">
        New here?{" "}
        <Link to={to("signup")} replace className={link}>
          Sign Up
        </Link>
      </p>
    </header>
  ) : (
    <header>
      <h1 className="display text-4xl">Sign Up</h1>
      <p className="mt-3 text-ink-2">
        Have an account?{" "}
        <Link to={to("signin")} replace className={link}>
          Sign In
        </Link>
      </p>
    </header>
  );
}
