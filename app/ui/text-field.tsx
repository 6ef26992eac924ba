import type { ComponentProps } from "react";
import { Field, fieldAttributes, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps> & { prefix?: string; suffix?: string };

export function TextField({
  label,
  name,
  id,
  hint,
  error,
  optional,
  prefix,
  suffix,
  className = "",
  ...rest
}: TextFieldProps) {
  const field = { label, name, id, hint, error, optional };
  const input = (
    <input
      type="text"
      {...rest}
      {...fieldAttributes({ ...field, required: rest.required })}
      className={`control ${prefix ? "ps-9" : ""} ${suffix ? "pe-16" : ""} ${className}`}
    />
  );
  return (
    <Field {...field}>
      {prefix || suffix ? (
        <div className="relative">
          {prefix && <Affix className="left-3.5">{prefix}</Affix>}
          {input}
          {suffix && <Affix className="right-3.5">{suffix}</Affix>}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

function Affix({ children, className }: { children: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute inset-y-0 flex items-center text-ink-3 ${className}`}
    >
      {children}
    </span>
  );
}
