import { useState } from "react";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { PasswordField } from "#app/ui/forms/password-field.tsx";

/** The hidden field tells password managers which account it is for. */
export function NewPasswordFields({ email, errors = {} }: { email: string; errors?: FieldErrors }) {
  const [typed, setTyped] = useState({ newPassword: "", confirmPassword: "" });
  const follow = (name: keyof typeof typed) => ({
    name,
    onInput: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });
  const mismatch = typed.confirmPassword !== "" && typed.confirmPassword !== typed.newPassword;
  return (
    <>
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={email}
        readOnly
        hidden
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint="At least 6 characters. A short sentence works well."
        error={errors.newPassword}
        {...follow("newPassword")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        error={mismatch ? "Passwords do not match" : errors.confirmPassword}
        {...follow("confirmPassword")}
      />
    </>
  );
}
