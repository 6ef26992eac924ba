import type { ComponentProps } from "react";
import { Field, type FieldProps, splitField } from "./field.tsx";

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

export function TextArea({ className = "", ...props }: TextAreaProps) {
  const { field, input } = splitField(props);
  return (
    <Field {...field}>
      <textarea rows={4} {...input} className={`control ${className}`} />
    </Field>
  );
}
