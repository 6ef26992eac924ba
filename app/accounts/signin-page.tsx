import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/signin-page.ts";
import { demoAccounts, demoPassword } from "#app/accounts/demo-accounts.ts";
import { signIn } from "#app/accounts/sign-in.server.ts";
import { signInSchema } from "#app/accounts/signin.schema.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { brand, pageTitle } from "#app/shared/brand.ts";
import { Logo } from "#app/shell/logo.tsx";
import { ownPath } from "#app/shell/preferences.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Link } from "react-router";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Sign In") },
  { name: "robots", content: "noindex" },
];

const landing = (url: URL) => (url.searchParams.has("returnTo") ? ownPath(url.searchParams.get("returnTo")) : "/account/dashboard");

export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(requestContext);
  if (viewer) throw redirect(landing(url));
  const { env } = context.get(servicesContext);
  return { demonstration: env.DEMO };
}

const words = {
  "wrong-credentials": "Invalid email or password",
  "too-many-attempts": "Too many attempts. Please wait a few minutes and try again.",
} as const;

export async function action({ request, context, url }: Route.ActionArgs) {
  const { db, auth } = context.get(servicesContext);
  const { ip, id } = context.get(requestContext);
  const form = await request.formData();
  const email = String(form.get("email") ?? "");
  const input = signInSchema.safeParse({ email, password: form.get("password") });
  if (!input.success) return data({ email, error: words["wrong-credentials"] }, { status: 422 });
  const outcome = await signIn(
    { db, auth, now: new Date(), ip, requestId: id, headers: request.headers },
    input.data,
  );
  if (!outcome.ok)
    return data({ email, error: words[outcome.reason] }, { status: outcome.reason === "too-many-attempts" ? 429 : 422 });
  const headers = new Headers();
  for (const cookie of outcome.cookies) headers.append("Set-Cookie", cookie);
  return redirect(landing(url), { headers });
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const working = useNavigation().state !== "idle";
  return (
    <div className="wrap flex max-w-md grow flex-col justify-center gap-8 py-16">
      <Link to="/" aria-label={brand.name} className="self-start">
        <Logo />
      </Link>
      <h1 className="display text-4xl">Sign In</h1>
      {actionData && <Banner tone="danger">{actionData.error}</Banner>}
      <Form method="post" className="flex flex-col gap-5">
        <TextField
          label="Email Address"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
          required
        />
        <PasswordField label="Password" name="password" required />
        <Button size="lg" pending={working}>
          {working ? "Signing In..." : "Sign In"}
        </Button>
      </Form>
      {loaderData.demonstration && <DemoAccounts />}
    </div>
  );
}

function DemoAccounts() {
  return (
    <aside className="rounded-surface border border-line bg-sunken p-5 text-sm">
      <h2 className="font-semibold">Demonstration accounts</h2>
      <ul className="mt-3 flex flex-col gap-2">
        {demoAccounts.map(({ role, email }) => (
          <li key={email}>
            <Form method="post" className="flex items-center justify-between gap-3">
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={demoPassword} />
              <span>{email}</span>
              <Button variant="secondary" size="sm">
                {role}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </aside>
  );
}
