import { Form, Link } from "react-router";
import { emailShape, minPasswordLength } from "#app/accounts/person.ts";
import { SubmitWhenReady } from "#app/accounts/signin/submit-when-ready.tsx";
import { useFormValues } from "#app/accounts/signin/use-form-values.tsx";
import { HelpLink } from "#app/help-link.tsx";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface SignUpFormProps {
  working: boolean;
  submitted?: Record<string, string>;
  errors?: FieldErrors;
}

const isFilled = (text: string) => text.trim() !== "";

export function SignUpForm({ working, submitted = {}, errors = {} }: SignUpFormProps) {
  const { form, values, passes } = useFormValues(submitted);
  const field = (name: string) => ({ name, defaultValue: submitted[name], error: errors[name] });
  const { password = "", confirmPassword = "" } = values;
  const mismatch = confirmPassword !== "" && confirmPassword !== password;
  const ready =
    passes("email", (text) => emailShape.test(text.trim())) &&
    passes("password", (text) => text.length >= minPasswordLength) &&
    passes("confirmPassword", (text) => text === password) &&
    ["firstName", "lastName", "phone"].every((name) => passes(name, isFilled));
  return (
    <Form method="post" className="flex flex-col gap-5" noValidate {...form}>
      <input type="hidden" name="mode" value="signup" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" {...field("firstName")} />
        <TextField label="Last Name" autoComplete="family-name" {...field("lastName")} />
      </div>
      <TextField label="Email Address" type="email" autoComplete="username" {...field("email")} />
      <TextField label="Phone Number" type="tel" autoComplete="tel" {...field("phone")} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters. A short sentence works well."
        {...field("password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...field("confirmPassword")}
        error={mismatch ? "Passwords do not match" : errors.confirmPassword}
      />
      <p className="text-sm text-ink-2">
        By signing up, you agree to our{" "}
        <Link to="/terms-of-service" className="link">
          Terms of Service
        </Link>{" "}
        and{" "}
        <Link to="/privacy-policy" className="link">
          Privacy Policy
        </Link>
        .
      </p>
      <SubmitWhenReady
        ready={ready}
        working={working}
        label="Create Account"
        workingLabel="Creating Account..."
        why="Fill in every field. The passwords must match and have at least 6 characters."
      />
      <HelpLink article="create-an-account" className="self-start">
        What an account is good for
      </HelpLink>
    </Form>
  );
}
