import { Form, Link } from "react-router";
import { emailShape, minPasswordLength } from "#app/accounts/person.ts";
import { SubmitWhenReady } from "#app/accounts/signin/submit-when-ready.tsx";
import { useFormValues } from "#app/accounts/signin/use-form-values.tsx";
import { HelpLink } from "#app/help-link.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

export function SignInForm({ working, email = "" }: { working: boolean; email?: string }) {
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
        working={working}
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
