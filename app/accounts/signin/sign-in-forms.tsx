import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";
import { emailShape, minPasswordLength } from "#app/accounts/person.ts";
import { HelpLink } from "#app/help-link.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { demoAccounts, demoPassword } from "#app/accounts/demo-accounts.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

/** Uncontrolled, so that text typed or autofilled before hydration is kept. */
function useFormValues(initial: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [autofilled, setAutofilled] = useState<ReadonlySet<string>>(new Set());

  function read(element: HTMLFormElement) {
    setValues(Object.fromEntries(new FormData(element)) as Record<string, string>);
    const filled = element.querySelectorAll<HTMLInputElement>("input:autofill");
    setAutofilled(new Set([...filled].map((input) => input.name)));
  }
  useEffect(() => {
    if (form.current) read(form.current);
  }, []);
  const reread = (event: FormEvent<HTMLFormElement>) => read(event.currentTarget);

  return {
    values,
    passes: (name: string, test: (value: string) => boolean) =>
      test(values[name] ?? "") || (values[name] === "" && autofilled.has(name)),
    form: { ref: form, onInput: reread, onChange: reread, onAnimationStart: reread },
  };
}

interface SubmitWhenReadyProps {
  ready: boolean;
  label: string;
  workingLabel: string;
  why: string;
}

/** Without JavaScript it stays enabled. */
function SubmitWhenReady({ ready, label, workingLabel, why }: SubmitWhenReadyProps) {
  const disabled = useHydrated() && !ready;
  return (
    <div className="flex flex-col gap-2">
      <SubmitButton
        size="lg"
        disabled={disabled}
        pendingLabel={workingLabel}
        aria-describedby={disabled ? "submit-why" : undefined}
      >
        {label}
      </SubmitButton>
      {disabled && (
        <p id="submit-why" className="text-sm text-ink-3">
          {why}
        </p>
      )}
    </div>
  );
}

export function SignInForm({ email = "" }: { email?: string }) {
  const { form, passes } = useFormValues({ email });
  const ready =
    passes("email", (text) => emailShape.test(text.trim())) &&
    passes("password", (text) => text.length >= minPasswordLength);
  return (
    <Form method="post" className="flex flex-col gap-5" noValidate {...form}>
      <input type="hidden" name="mode" value="signin" />
      <TextField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      <SubmitWhenReady
        ready={ready}
        label="Sign In"
        workingLabel="Signing In..."
        why="Enter your email address and a password of at least 6 characters."
      />
      <Link to="/forgot-password" className="link min-h-6 self-start text-sm font-semibold">
        Forgot your password?
      </Link>
      <HelpLink article="sign-in-problems" className="self-start">
        Other trouble signing in
      </HelpLink>
    </Form>
  );
}

interface SignUpFormProps {
  submitted?: Record<string, string>;
  errors?: FieldErrors;
}

const isFilled = (text: string) => text.trim() !== "";

export function SignUpForm({ submitted = {}, errors = {} }: SignUpFormProps) {
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
        label="Create Account"
        workingLabel="Creating Account..."
        why="Fill in every field. The passwords must match and have at least 6 characters."
      />
      <HelpLink article="create-an-account" className="self-start">
        What you can do with an account
      </HelpLink>
    </Form>
  );
}

export function DemoAccounts() {
  return (
    <section aria-labelledby="demo-accounts" className="border-t border-line pt-6 text-sm">
      <h2 id="demo-accounts" className="font-semibold">
        Demonstration accounts
      </h2>
      <p className="mt-1 text-ink-2">{`Password: ${demoPassword}`}</p>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {demoAccounts.map(({ role, email }) => (
          <li key={email}>
            <Form
              method="post"
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
            >
              <input type="hidden" name="mode" value="signin" />
              <input type="hidden" name="email" value={email} />
              <input type="hidden" name="password" value={demoPassword} />
              <span className="min-w-0 truncate">{email}</span>
              <Button variant="secondary" size="sm" aria-label={`Sign in as ${role}`}>
                {role}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
