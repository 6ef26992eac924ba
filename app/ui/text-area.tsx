import type { ComponentProps } from "react";
import { Field, fieldAttributes, type FieldProps } from "./field.tsx";

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

export function TextArea({
  label,
  name,
  id,
  hint,
  error,
  optional,
  className = "",
  ...rest
}: TextAreaProps) {
  const field = { label, name, id, hint, error, optional };
  return (
    <Field {...field}>
      <textarea
        rows={4}
        {...rest}
        {...fieldAttributes({ ...field, required: rest.required })}
        className={`control ${className}`}
      />
    </Field>
  );
}
