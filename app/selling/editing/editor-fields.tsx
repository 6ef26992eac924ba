import type { ComponentProps } from "react";
import { choiceLabels } from "./describe-field.ts";
import { useField } from "./editor-context.tsx";
import { FieldNotes } from "./field-notes.tsx";
import { type FieldName, fieldOf } from "./listing-fields.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface Unlabelled {
  name: FieldName;
}

interface Named extends Unlabelled {
  label?: string;
}

type Rest<Props> = Omit<Props, "name" | "label" | "error" | "defaultValue">;

function useFieldProps(name: FieldName, label: string = fieldOf(name).label) {
  const { initial, error, disabled } = useField(name);
  return { name, label, defaultValue: initial, error, disabled };
}

export function EditorText({
  name,
  label,
  ...rest
}: Named & Rest<ComponentProps<typeof TextField>>) {
  return (
    <div>
      <TextField {...rest} {...useFieldProps(name, label)} />
      <FieldNotes name={name} />
    </div>
  );
}

export function EditorArea({ name, ...rest }: Unlabelled & Rest<ComponentProps<typeof TextArea>>) {
  return (
    <div>
      <TextArea {...rest} {...useFieldProps(name)} />
      <FieldNotes name={name} />
    </div>
  );
}

export function EditorSelect({
  name,
  empty,
  ...rest
}: Unlabelled & { empty?: string } & Rest<ComponentProps<typeof SelectField>>) {
  return (
    <div>
      <SelectField {...rest} {...useFieldProps(name)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {Object.entries(choiceLabels(name) ?? {}).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <FieldNotes name={name} />
    </div>
  );
}

export function EditorFlag({ name, label, hint }: Named & { hint?: string }) {
  const { initial, disabled } = useField(name);
  return (
    <div>
      <Checkbox
        name={name}
        value="yes"
        id={name}
        label={<span className="font-medium">{label ?? fieldOf(name).label}</span>}
        defaultChecked={initial === "yes"}
        disabled={disabled}
        {...(hint && { hint })}
      />
      <FieldNotes name={name} />
    </div>
  );
}
