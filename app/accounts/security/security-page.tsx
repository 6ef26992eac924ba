import { data, useNavigation } from "react-router";
import type { Route } from "./+types/security-page.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { BlockedSection } from "#app/accounts/security/blocked-section.tsx";
import { EmailSection } from "#app/accounts/security/email-section.tsx";
import { PasswordSection } from "#app/accounts/security/password-section.tsx";
import { PhoneSection } from "#app/accounts/security/phone-section.tsx";
import { securityHandlers } from "#app/accounts/security/security-action.server.ts";
import { SecurityFrame } from "#app/accounts/security/security-frame.tsx";
import { errorMessages, type SecuritySection } from "#app/accounts/security/security-messages.ts";
import { getSecurityState } from "#app/accounts/security/security.queries.server.ts";
import { SessionsSection } from "#app/accounts/security/sessions-section.tsx";
import { listSessions } from "#app/accounts/sessions/sessions.server.ts";
import { TwoFactorSection } from "#app/accounts/security/two-factor-section.tsx";
import { countRecoveryCodes } from "#app/accounts/two-factor/recovery-codes.server.ts";
import { isTwoFactorOn } from "#app/accounts/two-factor/two-factor.queries.server.ts";
import { refuseImpersonation } from "#app/accounts/impersonation/refuse-impersonation.server.ts";
import { servicesContext } from "#app/context.ts";
import { countBlockedPeople } from "#app/messages/safety/blocked-people.queries.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Sign-in and security",
    description: "Your password, email address, phone number, sign-ins and devices.",
    pathname,
  });

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const account = accountRequest(context, request);
  const { env } = context.get(servicesContext);
  return {
    ...(await getSecurityState(account.db, viewer.id, account.now)),
    sessions: await listSessions(account, viewer.id),
    isTwoFactorOn: await isTwoFactorOn(account.db, viewer.id),
    codesLeft: await countRecoveryCodes(account.db, viewer.id),
    blocked: await countBlockedPeople(account.db, viewer.id),
    canSendTexts: env.mode !== "production" || env.SMS_URL !== undefined,
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
  const intent = useNavigation().formData?.get("intent");
  const result = (section: SecuritySection) =>
    actionData?.section === section ? actionData : null;
  const working = (...intents: string[]) => intents.includes(String(intent));
  const { email, phone, phoneVerified, codeSent, canSendTexts } = loaderData;
  return (
    <SecurityFrame
      title="Sign-in and security"
      lead="How you sign in, and where you're signed in."
      trail={[{ label: "Profile", to: "/account/profile" }]}
    >
      <div>
        <PasswordSection
          email={email}
          result={result("password")}
          working={working("change-password")}
        />
        <TwoFactorSection isOn={loaderData.isTwoFactorOn} codesLeft={loaderData.codesLeft} />
        <EmailSection
          email={email}
          emailVerified={loaderData.emailVerified}
          newEmail={loaderData.newEmail}
          result={result("email")}
          working={working("change-email", "send-confirmation")}
        />
        <PhoneSection
          phone={phone}
          phoneVerified={phoneVerified}
          codeSent={codeSent}
          canSend={canSendTexts}
          result={result("phone")}
          working={working("send-code", "confirm-phone")}
        />
        <SessionsSection
          sessions={loaderData.sessions}
          now={loaderData.now}
          result={result("sessions")}
          working={working("end-session", "end-other-sessions")}
        />
        <BlockedSection blocked={loaderData.blocked} />
      </div>
    </SecurityFrame>
  );
}
