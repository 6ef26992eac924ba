import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { NewPasswordFields } from "#app/accounts/passwords/new-password-fields.tsx";
import { SettingsSection } from "#app/accounts/profile/settings-section.tsx";
import type { SessionRow } from "#app/accounts/sessions/sessions.server.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";
import { SecurityForm } from "./security-frame.tsx";
import type { SecurityResult } from "./security-action.server.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

interface FormState {
  result: SecurityResult | null;
}

interface SectionProps {
  /** `{id}-settings`, because fields use "password" and "code". */
  id: string;
  title: string;
  about: string;
  help?: ComponentProps<typeof SettingsSection>["help"];
  result?: SecurityResult | null;
  children: ReactNode;
}

function Section({ id, title, about, help, result, children }: SectionProps) {
  return (
    <SettingsSection id={`${id}-settings`} title={title} description={about} help={help}>
      <div className="flex max-w-xl flex-col gap-5">
        {result?.done && <Banner tone="success">{result.done}</Banner>}
        {result?.problem && <Banner tone="danger">{result.problem}</Banner>}
        {children}
      </div>
    </SettingsSection>
  );
}

interface CollapsibleFormProps {
  label: string;
  result: SecurityResult | null;
  children: ReactNode;
}

/** Opens when it has an error and closes after success. */
function CollapsibleForm({ label, result, children }: CollapsibleFormProps) {
  const needsAnotherLook = Object.keys(result?.errors ?? {}).length > 0 || result?.problem;
  return (
    <details key={result?.done} open={Boolean(needsAnotherLook)} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-control border border-line-strong bg-surface px-4.5 text-sm font-semibold hover:border-ink hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {label}
      </summary>
      <SecurityForm className="mt-5">{children}</SecurityForm>
    </details>
  );
}

const SecurityButton = (props: ComponentProps<typeof PostButton>) => (
  <PostButton {...props} form={{ preventScrollReset: true }} variant="secondary" />
);

const ConfirmedBadge = ({ isConfirmed }: { isConfirmed: boolean }) => (
  <Badge tone={isConfirmed ? "success" : "warning"}>
    {isConfirmed ? "Confirmed" : "Not confirmed"}
  </Badge>
);

export const PasswordSection = ({ email, result }: FormState & { email: string }) => (
  <Section
    id="password"
    title="Password"
    about="Use a password that you don't use anywhere else."
    result={result}
  >
    <CollapsibleForm label="Change password" result={result}>
      <PasswordField
        label="Current Password"
        name="currentPassword"
        error={result?.errors.currentPassword}
      />
      <NewPasswordFields email={email} errors={result?.errors} />
      <SubmitButton intent="change-password" className="self-start">
        Save new password
      </SubmitButton>
    </CollapsibleForm>
  </Section>
);

interface TwoFactorSectionProps {
  isTwoFactorOn: boolean;
  codesLeft: number;
}

export const TwoFactorSection = ({ isTwoFactorOn, codesLeft }: TwoFactorSectionProps) => (
  <Section
    id="two-factor"
    title="Two-step sign-in"
    about="Use a code from your phone as well as your password. Someone who learns your password still can't sign in."
  >
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone={isTwoFactorOn ? "success" : "neutral"}>{isTwoFactorOn ? "On" : "Off"}</Badge>
      {isTwoFactorOn && (
        <span className="text-sm text-ink-2">{`Unused recovery codes: ${codesLeft}`}</span>
      )}
    </p>
    <ButtonLink to="/account/security/two-factor" variant="secondary" className="self-start">
      {isTwoFactorOn ? "Manage two-step sign-in" : "Set up two-step sign-in"}
    </ButtonLink>
  </Section>
);

interface EmailSectionProps extends FormState {
  email: string;
  emailVerified: boolean;
  newEmail: string | null;
}

export function EmailSection(props: EmailSectionProps) {
  const { email, emailVerified, newEmail, result } = props;
  return (
    <Section
      id="email"
      title="Email address"
      about="You use it to sign in, and we send our emails there."
      help={["confirm-email-and-phone", "Why confirm it, and how to change it"]}
      result={result}
    >
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-medium wrap-anywhere">{email}</span>
        <ConfirmedBadge isConfirmed={emailVerified} />
      </p>
      {newEmail && (
        <p className="text-sm text-ink-2">{`To start using ${newEmail}, open the link we emailed there.`}</p>
      )}
      {!emailVerified && (
        <SecurityButton intent="send-confirmation">Send a new confirmation link</SecurityButton>
      )}
      <CollapsibleForm label="Change email address" result={result}>
        <TextField
          label="New Email Address"
          name="newEmail"
          type="email"
          autoComplete="email"
          defaultValue={result?.newEmail}
          error={result?.errors.newEmail}
        />
        <PasswordField label="Your Password" name="password" error={result?.errors.password} />
        <SubmitButton intent="change-email" className="self-start">
          Email me a confirmation link
        </SubmitButton>
      </CollapsibleForm>
    </Section>
  );
}

interface PhoneSectionProps extends FormState {
  phone: string;
  phoneVerified: boolean;
  codeSent: boolean;
  canSendTexts: boolean;
}

export function PhoneSection(props: PhoneSectionProps) {
  const { phone, phoneVerified, codeSent, canSendTexts, result } = props;
  return (
    <Section
      id="phone"
      title="Phone number"
      about="A confirmed number shows buyers and sellers that they can reach you."
      result={result}
    >
      {phone ? (
        <p className="flex flex-wrap items-center gap-3">
          <span className="figures font-medium">{phone}</span>
          <ConfirmedBadge isConfirmed={phoneVerified} />
        </p>
      ) : (
        <p>
          <Link to="/account/profile" className="link">
            Add a phone number to your profile
          </Link>
        </p>
      )}
      {phone && !phoneVerified && !canSendTexts && (
        <p className="text-sm text-ink-2">We can't send text messages right now.</p>
      )}
      {phone && !phoneVerified && canSendTexts && codeSent && (
        <SecurityForm>
          <TextField
            label="Code from the text message"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="figures max-w-40 tracking-widest"
            hint="Six digits. The code expires in 10 minutes."
            error={result?.errors.code}
          />
          <SubmitButton intent="confirm-phone" className="self-start">
            Confirm number
          </SubmitButton>
        </SecurityForm>
      )}
      {phone && !phoneVerified && canSendTexts && (
        <SecurityButton intent="send-code">
          {codeSent ? "Send another code" : "Send me a code"}
        </SecurityButton>
      )}
    </Section>
  );
}

interface SessionsSectionProps extends FormState {
  sessions: SessionRow[];
  now: string;
}

export function SessionsSection({ sessions, now, result }: SessionsSectionProps) {
  return (
    <Section
      id="sessions"
      title="Where you're signed in"
      about="If you don't recognize a device, sign it out and change your password."
      help={["devices", "About devices and sign-ins"]}
      result={result}
    >
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device}
                {session.isCurrent && <Badge tone="accent">This device</Badge>}
              </p>
              <p className="text-sm text-ink-2">
                <span className="figures">{session.ip}</span>
                {" · last used "}
                <TimeAgo {...makeTimeAgo(new Date(session.usedAt), new Date(now))} />
                {" · signed in "}
                <DateText value={session.signedInAt} />
              </p>
            </div>
            {!session.isCurrent && (
              <SecurityButton
                intent="end-session"
                fields={{ session: session.id }}
                size="sm"
                aria-label={`Sign out ${session.device}, ${session.ip}`}
              >
                Sign out
              </SecurityButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <SecurityButton intent="end-other-sessions">Sign out all other devices</SecurityButton>
      )}
    </Section>
  );
}

export const TokensSection = ({ tokens }: { tokens: number }) => (
  <Section
    id="tokens"
    title="Access tokens"
    about="For your own programs, instead of your password."
  >
    <p className="text-sm text-ink-2">
      {tokens > 0 ? formatCount(tokens, { one: "token", other: "tokens" }) : "No tokens."}
    </p>
    <ButtonLink to="/account/security/tokens" variant="secondary" className="self-start">
      Manage access tokens
    </ButtonLink>
  </Section>
);

export const WebhooksSection = ({ webhooks }: { webhooks: number }) => (
  <Section
    id="webhooks"
    title="Webhooks"
    about="Addresses of your own programs that we tell what happens to your listings and leads."
  >
    <p className="text-sm text-ink-2">
      {webhooks > 0 ? formatCount(webhooks, { one: "webhook", other: "webhooks" }) : "No webhooks."}
    </p>
    <ButtonLink to="/account/security/webhooks" variant="secondary" className="self-start">
      Manage webhooks
    </ButtonLink>
  </Section>
);

export const BlockedSection = ({ blocked }: { blocked: number }) => (
  <Section
    id="blocked"
    title="Blocked people"
    about="Messages from people you blocked don't reach you. They aren't notified."
  >
    <p className="text-sm text-ink-2">
      {blocked > 0
        ? formatCount(blocked, { one: "person is blocked", other: "people are blocked" })
        : "Nobody is blocked."}
    </p>
    <ButtonLink to="/account/security/blocked" variant="secondary" className="self-start">
      Show blocked people
    </ButtonLink>
  </Section>
);
