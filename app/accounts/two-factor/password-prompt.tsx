import { IntentForm } from "#app/accounts/security/intent-form.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";

interface AskPasswordProps {
  intent: string;
  email: string;
  title: string;
  about: string;
  label: string;
  working: boolean;
  error: string | null;
  danger?: boolean;
}

export function PasswordPrompt(props: AskPasswordProps) {
  const { intent, email, title, about, label, working, error, danger = false } = props;
  return (
    <Card title={title} className="max-w-xl">
      <p className="text-ink-2">{about}</p>
      <IntentForm intent={intent} className="mt-5">
        <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          id={`password-${intent}`}
          label="Your Password"
          name="password"
          error={error}
        />
        <Button variant={danger ? "danger" : "primary"} pending={working} className="self-start">
          {label}
        </Button>
      </IntentForm>
    </Card>
  );
}
