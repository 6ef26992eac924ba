import type { ComponentProps } from "react";
import { Field, type FieldProps, splitField } from "./field.tsx";

type TextFieldProps = FieldProps &
  Omit<ComponentProps<"input">, keyof FieldProps> & { prefix?: string; suffix?: string };

export function TextField({ prefix, suffix, className = "", ...props }: TextFieldProps) {
  const { field, input } = splitField(props);
  const box = (
    <input
      type="text"
      {...input}
      className={`control ${prefix ? "ps-9" : ""} ${suffix ? "pe-16" : ""} ${className}`}
    />
  );
  return (
    <Field {...field}>
      {prefix || suffix ? (
        <div className="relative">
          {prefix && <Affix className="left-3.5">{prefix}</Affix>}
          {box}
          {suffix && <Affix className="right-3.5">{suffix}</Affix>}
        </div>
      ) : (
        box
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
