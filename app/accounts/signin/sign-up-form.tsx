import { useState } from "react";
import { Form, Link } from "react-router";
import { emailShape, minPasswordLength } from "#app/accounts/person.schema.ts";
import { SubmitWhenReady } from "#app/accounts/signin/submit-when-ready.tsx";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

interface SignUpFormProps {
  working: boolean;
  typed?: Record<string, string>;
  errors?: FieldErrors;
}

const empty = {
  email: "",
  password: "",
  confirmPassword: "",
  firstName: "",
  lastName: "",
  phone: "",
};

export function SignUpForm({ working, typed: before, errors = {} }: SignUpFormProps) {
  const [typed, setTyped] = useState({ ...empty, ...before, password: "", confirmPassword: "" });
  const field = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: event.target.value }),
  });
  const mismatch = typed.confirmPassword !== "" && typed.confirmPassword !== typed.password;
  const ready =
    emailShape.test(typed.email.trim()) &&
    typed.password.length >= minPasswordLength &&
    typed.password === typed.confirmPassword &&
    [typed.firstName, typed.lastName, typed.phone].every((text) => text.trim() !== "");
  return (
    <Form method="post" className="flex flex-col gap-5" noValidate>
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
        hint="At least 6 characters. A short sentence is best."
        {...field("password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...field("confirmPassword")}
        error={mismatch ? "Passwords do not match" : errors.confirmPassword}
      />
      <p className="text-sm text-ink-2">
        By signing up you agree to our{" "}
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
        why="Fill in every field; the password needs at least 6 characters, typed the same twice."
      />
    </Form>
  );
}
