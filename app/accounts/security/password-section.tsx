import { NewPasswordFields } from "#app/accounts/passwords/new-password-fields.tsx";
import { CollapsibleForm, Section } from "#app/accounts/security/security-section.tsx";
import type { SecurityResult } from "#app/accounts/security/security-messages.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";

interface PasswordSectionProps {
  email: string;
  result: SecurityResult | null;
  working: boolean;
}

export function PasswordSection({ email, result, working }: PasswordSectionProps) {
  const errors = result?.errors ?? {};
  return (
    <Section
      id="password"
      title="Password"
      about="Use a password that you don't use anywhere else."
      result={result}
    >
      <CollapsibleForm label="Change password" intent="change-password" result={result}>
        <PasswordField
          label="Current Password"
          name="currentPassword"
          error={errors.currentPassword}
        />
        <NewPasswordFields email={email} errors={errors} />
        <Button pending={working} className="self-start">
          Save new password
        </Button>
      </CollapsibleForm>
    </Section>
  );
}
