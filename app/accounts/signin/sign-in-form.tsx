import { useState } from "react";
import { Form, Link } from "react-router";
import { emailShape, minPasswordLength } from "#app/accounts/person.schema.ts";
import { SubmitWhenReady } from "#app/accounts/signin/submit-when-ready.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

export function SignInForm({ working, email = "" }: { working: boolean; email?: string }) {
  const [typed, setTyped] = useState({ email, password: "" });
  const ready = emailShape.test(typed.email.trim()) && typed.password.length >= minPasswordLength;
  return (
    <Form method="post" className="flex flex-col gap-5" noValidate>
      <input type="hidden" name="mode" value="signin" />
      <TextField
        label="Email Address"
        name="email"
        type="email"
        autoComplete="username"
        value={typed.email}
        onChange={(event) => setTyped({ ...typed, email: event.target.value })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={typed.password}
        onChange={(event) => setTyped({ ...typed, password: event.target.value })}
      />
      <SubmitWhenReady
        ready={ready}
        working={working}
        label="Sign In"
        workingLabel="Signing In..."
        why="Enter your email address and a password of at least 6 characters."
      />
      <Link
        to="/forgot-password"
        className="self-start text-sm font-semibold text-accent underline underline-offset-4"
      >
        Forgot your password?
      </Link>
    </Form>
  );
}
