import { Icon } from "#app/ui/media/icon.tsx";
import type { ComponentProps } from "react";
import { Field, type FieldProps, splitField } from "./field.tsx";
import { type OptionsProps, Select } from "./select.tsx";

type SelectFieldProps = FieldProps &
  OptionsProps &
  Omit<ComponentProps<"select">, keyof FieldProps>;

export function SelectField({ className = "", ...props }: SelectFieldProps) {
  const { field, input } = splitField(props);
  return (
    <Field {...field}>
      <div className="relative">
        <Select {...input} className={`control ${className}`} />
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-2"
        />
      </div>
    </Field>
  );
}
