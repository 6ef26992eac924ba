import { data } from "react-router";
import type { Route } from "./+types/tokens-page.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { SecurityFrame } from "#app/accounts/security/security-frame.tsx";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { maxTokens } from "./access-token.ts";
import { listTokens } from "./access-tokens.queries.server.ts";
import { makeToken } from "./make-token.server.ts";
import { newTokenSchema } from "./new-token.schema.ts";
import { NewTokenForm } from "./new-token-form.tsx";
import { revokeToken } from "./revoke-token.server.ts";
import { SecretPanel } from "./secret-panel.tsx";
import { TokenList } from "./token-list.tsx";

export const meta = privatePage(
  "Access tokens",
  "Let your own programs work with your listings, leads and messages.",
);

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const { db, now } = accountRequest(context, request);
  return {
    email: viewer.email,
    tokens: await listTokens(db, viewer.id, now),
    now: now.toISOString(),
  };
}

const messages = {
  "wrong-password": "That isn't your current password",
  "too-many-attempts": "Too many attempts. Please wait a few minutes and try again.",
  "too-many-tokens": `You have ${maxTokens} tokens. Revoke one that you don't need any more first.`,
} as const;

interface TokenResult {
  made: { name: string; token: string } | null;
  revoked: boolean;
  problem: string | null;
  errors: FieldErrors;
  typed: { name: string; scopes: string[]; days: string };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  const account = accountRequest(context, request);
  const form = await readForm(request);
  const typed = {
    name: formText(form, "name"),
    scopes: form.getAll("scopes").map(String),
    days: formText(form, "days"),
  };
  const nothing: TokenResult = {
    made: null,
    revoked: false,
    problem: null,
    errors: {},
    typed: { name: "", scopes: [], days: "" },
  };
  const refuse = (refusal: Pick<TokenResult, "errors"> | Pick<TokenResult, "problem">) => ({
    ...nothing,
    ...refusal,
    typed,
  });
  switch (formText(form, "intent")) {
    case "revoke-token": {
      const revoked = await revokeToken(account, viewer.id, formText(form, "token"));
      const problem = revoked ? null : "This token is already revoked.";
      return data({ ...nothing, revoked, problem }, { status: revoked ? 200 : 422 });
    }
    case "make-token": {
      const input = newTokenSchema.safeParse({ ...typed, password: form.get("password") });
      if (!input.success)
        return data(refuse({ errors: fieldErrors(input.error.issues) }), { status: 422 });
      const outcome = await makeToken(account, viewer, input.data);
      if (outcome.ok)
        return data({ ...nothing, made: { name: input.data.name, token: outcome.token } });
      const message = messages[outcome.reason];
      if (outcome.reason === "too-many-tokens")
        return data(refuse({ problem: message }), { status: 409 });
      const status = outcome.reason === "too-many-attempts" ? 429 : 422;
      return data(refuse({ errors: { password: message } }), { status });
    }
    default:
      throw data(null, { status: 400 });
  }
}

export default function TokensPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, tokens, now } = loaderData;
  return (
    <SecurityFrame
      title="Access tokens"
      lead="A token lets a program of yours do what you do here: update listings from your own system, or answer leads from another inbox."
      trail={[
        { label: "Profile", to: "/account/profile" },
        { label: "Sign-in and security", to: "/account/security" },
      ]}
    >
      <div className="flex max-w-3xl flex-col gap-8">
        <p className="-mt-4 max-w-2xl text-ink-2">
          A program with a token sees and changes what you could, within the permissions you tick.
          While you have the mandate for a listing as its broker, so does your program. A new
          password ends all tokens.{" "}
          <PlainLink to="/developers" className="link">
            How programs use them
          </PlainLink>
        </p>
        {actionData?.problem && <Banner tone="danger">{actionData.problem}</Banner>}
        {actionData?.revoked && (
          <Banner tone="success">The token was revoked. Programs that use it are refused.</Banner>
        )}
        {actionData?.made && (
          <SecretPanel
            title={`The token for ${actionData.made.name}`}
            secret={actionData.made.token}
            kind="token"
          >
            Copy it now: it is not shown again. Keep it like a password, where only your program
            reads it, and never in a web page or a public repository.
          </SecretPanel>
        )}
        <TokenList tokens={tokens} now={now} />
        {tokens.length < maxTokens ? (
          <NewTokenForm
            key={actionData?.made?.token}
            email={email}
            errors={actionData?.errors}
            typed={actionData?.typed}
          />
        ) : (
          <p className="text-ink-2">{messages["too-many-tokens"]}</p>
        )}
      </div>
    </SecurityFrame>
  );
}
