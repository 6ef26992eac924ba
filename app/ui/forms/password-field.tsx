import { type ComponentProps, useState } from "react";
import { Field, type FieldProps, splitField } from "./field.tsx";

type PasswordFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "type">;

export function PasswordField({ className = "", ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { field, input } = splitField(props);
  return (
    <Field {...field}>
      <div className="relative">
        <input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          type={shown ? "text" : "password"}
          className={`control pe-20 ${className}`}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`Show ${field.label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
          className="js-only absolute inset-y-1 right-1 min-w-16 rounded-control px-3 text-sm font-semibold text-accent hover:bg-accent-soft"
        >
          {shown ? "Hide" : "Show"}
        </button>
      </div>
    </Field>
  );
}
