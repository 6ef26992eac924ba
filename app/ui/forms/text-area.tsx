import type { ComponentProps } from "react";
import { Field, type FieldProps, splitField } from "./field.tsx";

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>;

export function TextArea({ className = "", defaultValue = "", ...props }: TextAreaProps) {
  const { field, input } = splitField(props);
  return (
    <Field {...field}>
      <textarea
        rows={4}
        {...input}
        // A plain string would overwrite on hydration what has been typed meanwhile.
        defaultValue={[String(defaultValue)]}
        className={`control ${className}`}
      />
    </Field>
  );
}
