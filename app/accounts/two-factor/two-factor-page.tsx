import { data } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/two-factor-page.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { SecurityFrame } from "#app/accounts/security/security-frame.tsx";
import { makeQrCode } from "./qr-code.server.ts";
import { countRecoveryCodes } from "./recovery-codes.server.ts";
import { PasswordPrompt, RecoveryCodesPanel, ScanCode } from "./two-factor-panels.tsx";
import {
  startTwoFactorSetup,
  disableTwoFactor,
  enableTwoFactor,
  findPendingSecret,
  replaceRecoveryCodes,
  type TwoFactorOutcome,
} from "./set-up-two-factor.server.ts";
import { otpauthUri, toBase32 } from "./totp.server.ts";
import { isTwoFactorOn } from "./two-factor.queries.server.ts";
import { requiresTwoFactor } from "#app/accounts/sessions/hold.ts";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  "Two-step sign-in",
  "Protect your account with a code from your phone.",
);

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const account = accountRequest(context, request);
  const isRequired = requiresTwoFactor(viewer, context.get(servicesContext).env.ADMIN_2FA);
  const base = { email: viewer.email, isRequired };
  if (await isTwoFactorOn(account.db, viewer.id))
    return {
      ...base,
      state: "on" as const,
      codesLeft: await countRecoveryCodes(account.db, viewer.id),
    };
  const secret = await findPendingSecret(account, viewer.id);
  if (!secret) return { ...base, state: "off" as const };
  return {
    ...base,
    state: "waiting" as const,
    key: toBase32(secret),
    qrCode: makeQrCode(otpauthUri(viewer.email, secret)),
  };
}

const messages = {
  "wrong-password": "That isn't your current password",
  "too-many-attempts": "Too many attempts. Please wait ten minutes and try again.",
  "already-on": "Two-step sign-in is already on.",
  "not-started": "Two-step sign-in is off. Set it up first.",
  "wrong-code": "That code is incorrect. Wait for a new one and try again.",
} as const;

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  const account = accountRequest(context, request);
  const form = await readForm(request);
  const intent = String(form.get("intent"));
  const text = (name: string) => formText(form, name).slice(0, 256);
  const commands: Record<string, () => Promise<TwoFactorOutcome>> = {
    begin: () => startTwoFactorSetup(account, viewer, text("password")),
    enable: () => enableTwoFactor(account, viewer, text("code")),
    disable: () => disableTwoFactor(account, viewer, text("password")),
    "renew-codes": () => replaceRecoveryCodes(account, viewer, text("password")),
  };
  const command = Object.hasOwn(commands, intent) ? commands[intent] : undefined;
  if (!command) throw data(null, { status: 400 });
  const outcome = await command();
  if (outcome.ok) return data({ intent, codes: outcome.codes, error: null });
  return data(
    { intent, codes: null, error: messages[outcome.reason] },
    { status: outcome.reason === "too-many-attempts" ? 429 : 422 },
  );
}

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const form = (intent: string) => ({
    intent,
    email: loaderData.email,
    error: actionData?.intent === intent ? actionData.error : null,
  });
  return (
    <SecurityFrame
      title="Two-step sign-in"
      lead="Use a code from an authenticator app on your phone as well as your password."
      trail={[
        { label: "Profile", to: "/account/profile" },
        { label: "Sign-in and security", to: "/account/security" },
      ]}
    >
      <HelpLink article="two-step-sign-in" className="self-start">
        How two-step sign-in works
      </HelpLink>
      {loaderData.isRequired && loaderData.state !== "on" && (
        <Banner tone="warning">
          Administrators must use two-step sign-in. Set it up to continue.
        </Banner>
      )}
      {actionData?.intent === "disable" && !actionData.error && (
        <Banner tone="success">Two-step sign-in was turned off.</Banner>
      )}
      {actionData?.codes && <RecoveryCodesPanel codes={actionData.codes} />}
      {loaderData.state === "off" && (
        <PasswordPrompt
          {...form("begin")}
          title="Set it up"
          about="You need an authenticator app, such as Google Authenticator, 1Password or Aegis."
          label="Start"
        />
      )}
      {loaderData.state === "waiting" && (
        <ScanCode {...form("enable")} qrCode={loaderData.qrCode} secretKey={loaderData.key} />
      )}
      {loaderData.state === "on" && !actionData?.codes && (
        <>
          <p className="text-ink-2">{`Two-step sign-in is on. Unused recovery codes: ${loaderData.codesLeft}`}</p>
          <PasswordPrompt
            {...form("renew-codes")}
            title="New recovery codes"
            about="Your current codes will stop working."
            label="Get new codes"
          />
          {!loaderData.isRequired && (
            <PasswordPrompt
              {...form("disable")}
              title="Turn it off"
              about="You'll sign in with just your password."
              label="Turn off"
              danger
            />
          )}
        </>
      )}
    </SecurityFrame>
  );
}
