import { data } from "react-router";
import type { Route } from "./+types/security-page.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { errorMessages, securityHandlers, type SecuritySection } from "./security-action.server.ts";
import { SecurityFrame } from "./security-frame.tsx";
import { getSecurityState } from "./security.queries.server.ts";
import {
  BlockedSection,
  EmailSection,
  PasswordSection,
  PhoneSection,
  SessionsSection,
  TokensSection,
  TwoFactorSection,
  WebhooksSection,
} from "./security-sections.tsx";
import { listSessions } from "#app/accounts/sessions/sessions.server.ts";
import { countRecoveryCodes } from "#app/accounts/two-factor/recovery-codes.server.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { servicesContext } from "#app/context.ts";
import { countBlockedPeople } from "#app/messages/safety/blocked-people.queries.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { countTokens } from "#app/programs/tokens/access-tokens.queries.server.ts";
import { canSendTexts } from "#app/platform/mail/send-sms.server.ts";
import { countWebhooks } from "#app/programs/webhooks/webhooks.queries.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";

export const meta = privatePage(
  "Sign-in and security",
  "Your password, email address, phone number, sign-ins and devices.",
);

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const account = accountRequest(context, request);
  return {
    isForPassport: url.searchParams.get("for") === "passport",
    ...(await getSecurityState(account.db, viewer.id, account.now)),
    sessions: await listSessions(account, viewer.id),
    isTwoFactorOn: await isTwoFactorOn(account.db, viewer.id),
    codesLeft: await countRecoveryCodes(account.db, viewer.id),
    blocked: await countBlockedPeople(account.db, viewer.id),
    tokens: await countTokens(account.db, viewer.id),
    webhooks: await countWebhooks(account.db, viewer.id),
    canSendTexts: canSendTexts(context.get(servicesContext).env),
    now: account.now.toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  const form = Object.fromEntries(await readForm(request));
  const intent = String(form.intent);
  const handle = Object.hasOwn(securityHandlers, intent) ? securityHandlers[intent] : undefined;
  if (!handle) throw data(null, { status: 400 });
  const result = await handle(accountRequest(context, request), viewer, form);
  const isTooMany = result.problem === errorMessages["too-many-attempts"];
  return data(result, { status: result.done ? 200 : isTooMany ? 429 : 422 });
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const resultOf = (section: SecuritySection) =>
    actionData?.section === section ? actionData : null;
  return (
    <SecurityFrame
      title="Sign-in and security"
      lead="How you sign in, and where you're signed in."
      trail={[
        loaderData.isForPassport
          ? { label: "Buyer’s passport", to: "/account/passport" }
          : { label: "Profile", to: "/account/profile" },
      ]}
    >
      <div>
        <PasswordSection email={loaderData.email} result={resultOf("password")} />
        <TwoFactorSection {...loaderData} />
        <EmailSection {...loaderData} result={resultOf("email")} />
        <PhoneSection {...loaderData} result={resultOf("phone")} />
        <SessionsSection {...loaderData} result={resultOf("sessions")} />
        <TokensSection tokens={loaderData.tokens} />
        <WebhooksSection webhooks={loaderData.webhooks} />
        <BlockedSection blocked={loaderData.blocked} />
      </div>
    </SecurityFrame>
  );
}
