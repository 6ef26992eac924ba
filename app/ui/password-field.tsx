import { type ComponentProps, useState } from "react";
import { Field, fieldAttributes, type FieldProps } from "./field.tsx";

type PasswordFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "type">;

export function PasswordField({
  label,
  name,
  id,
  hint,
  error,
  optional,
  className = "",
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const field = { label, name, id, hint, error, optional };
  return (
    <Field {...field}>
      <div className="relative">
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...fieldAttributes({ ...field, required: rest.required })}
          type={shown ? "text" : "password"}
          className={`control pe-20 ${className}`}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
          className="js-only absolute inset-y-1 right-1 min-w-16 rounded-control px-3 text-sm font-semibold text-accent hover:bg-accent-soft"
        >
          {shown ? "Hide" : "Show"}
        </button>
      </div>
    </Field>
  );
}
