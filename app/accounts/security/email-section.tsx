import { IntentForm } from "#app/accounts/security/intent-form.tsx";
import {
  ConfirmedBadge,
  CollapsibleForm,
  Section,
} from "#app/accounts/security/security-section.tsx";
import type { SecurityResult } from "#app/accounts/security/security-messages.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface EmailSectionProps {
  email: string;
  emailVerified: boolean;
  newEmail: string | null;
  result: SecurityResult | null;
  working: boolean;
}

export function EmailSection({
  email,
  emailVerified,
  newEmail,
  result,
  working,
}: EmailSectionProps) {
  const errors = result?.errors ?? {};
  return (
    <Section
      id="email"
      title="Email address"
      about="You use it to sign in, and we send our emails there."
      help={["confirm-email-and-phone", "Why to confirm it, and how to change it"]}
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
        <IntentForm intent="send-confirmation">
          <Button variant="secondary" pending={working} className="self-start">
            Send a new confirmation link
          </Button>
        </IntentForm>
      )}
      <CollapsibleForm label="Change email address" intent="change-email" result={result}>
        <TextField
          label="New Email Address"
          name="newEmail"
          type="email"
          autoComplete="email"
          defaultValue={result?.newEmail}
          error={errors.newEmail}
        />
        <PasswordField label="Your Password" name="password" error={errors.password} />
        <Button pending={working} className="self-start">
          Email me a confirmation link
        </Button>
      </CollapsibleForm>
    </Section>
  );
}
