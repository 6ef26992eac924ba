import { SecurityForm } from "#app/accounts/security/security-frame.tsx";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { lifetimes, scopeNames, scopes } from "./access-token.ts";

interface NewTokenFormProps {
  email: string;
  errors: FieldErrors | undefined;
  typed: { name: string; scopes: string[]; days: string } | undefined;
}

export const NewTokenForm = ({ email, errors, typed }: NewTokenFormProps) => (
  <Card title="Make a token" className="max-w-xl">
    <SecurityForm>
      <ErrorSummary errors={errors} />
      <TextField
        label="Name"
        name="name"
        maxLength={60}
        hint="The program that will use it, such as “Office system”."
        defaultValue={typed?.name}
        error={errors?.["name"]}
      />
      <fieldset aria-describedby={errors?.["scopes"] ? "scopes-error" : undefined}>
        <legend id="scopes" tabIndex={-1} className="mb-1 text-sm font-semibold">
          What it may do
        </legend>
        {scopeNames.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            value={scope}
            defaultChecked={typed?.scopes.includes(scope)}
            label={
              <>
                <code className="text-sm">{scope}</code>
                <span className="block text-sm text-ink-2">{scopes[scope]}</span>
              </>
            }
          />
        ))}
        <FieldError id="scopes-error" error={errors?.["scopes"]} />
      </fieldset>
      <RadioGroup
        label="How long it lasts"
        name="days"
        choices={lifetimes.map((days) => ({ value: String(days), label: `${days} days` }))}
        defaultValue={typed?.days || String(lifetimes[1])}
        error={errors?.["days"]}
      />
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField label="Your Password" name="password" error={errors?.["password"]} />
      <SubmitButton intent="make-token" className="self-start">
        Make token
      </SubmitButton>
    </SecurityForm>
  </Card>
);
