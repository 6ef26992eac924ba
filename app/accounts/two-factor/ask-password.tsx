import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";

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

/** A step that the password must open. */
export function AskPassword(props: AskPasswordProps) {
  const { intent, email, title, about, label, working, error, danger = false } = props;
  return (
    <Card title={title} className="max-w-xl">
      <p className="text-ink-2">{about}</p>
      <Form method="post" preventScrollReset className="mt-5 flex flex-col gap-5" noValidate>
        <input type="hidden" name="intent" value={intent} />
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
      </Form>
    </Card>
  );
}
