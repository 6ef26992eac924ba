import type { ComponentProps } from "react";
import { choiceLabels, describeField } from "./describe-field.ts";
import { useField } from "./editor-context.tsx";
import { type FieldName, fieldOf, maxLengthOf } from "./listing-fields.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { TextNotice } from "./prepare-text.ts";
import { capitalsNotice, explainRemoved } from "#app/listings/public-text/explain-cleaning.ts";

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
      <TextField maxLength={maxLengthOf(name)} {...rest} {...useFieldProps(name, label)} />
      <FieldNotes name={name} />
    </div>
  );
}

export function EditorArea({ name, ...rest }: Unlabelled & Rest<ComponentProps<typeof TextArea>>) {
  return (
    <div>
      <TextArea maxLength={maxLengthOf(name)} {...rest} {...useFieldProps(name)} />
      <FieldNotes name={name} />
    </div>
  );
}

export function EditorSelect({
  name,
  ...rest
}: Unlabelled & Rest<ComponentProps<typeof SelectField>>) {
  const choices = Object.entries(choiceLabels(name) ?? {}).map(([value, label]) => ({
    value,
    label,
  }));
  return (
    <div>
      <SelectField {...rest} {...useFieldProps(name)} choices={choices} />
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

export function FieldNotes({ name }: { name: FieldName }) {
  const { conflict, notice, hasArrived, keepMine, takeTheirs } = useField(name);
  const { label } = fieldOf(name);
  return (
    <div role="status" className="contents">
      {conflict !== undefined && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-warning-soft px-4 py-3 text-sm">
          <p className="grow basis-64">
            <strong className="text-warning">Changed on another device</strong> to{" "}
            {describeField(name, conflict)}.
          </p>
          <Button type="button" size="sm" onClick={keepMine} aria-label={`Keep mine: ${label}`}>
            Keep mine
          </Button>
          <Button
            type="button"
            size="sm"
            variant="secondary"
            onClick={takeTheirs}
            aria-label={`Use the other: ${label}`}
          >
            Use the other
          </Button>
        </div>
      )}
      {hasArrived && (
        <p className="mt-1.5 flex gap-2 text-sm text-ink-2">
          <Icon name="info" className="mt-0.5 size-4 shrink-0" />
          This was changed on another device just now.
        </p>
      )}
      {notice && (
        <div className="mt-1.5 flex gap-2 text-sm text-ink-2">
          <Icon name="info" className="mt-0.5 size-4 shrink-0" />
          <RemovedText notice={notice} />
        </div>
      )}
    </div>
  );
}

export const RemovedText = ({ notice: { removed, normalized } }: { notice: TextNotice }) => (
  <div className="flex flex-col gap-1">
    {removed.length > 0 && <p>{explainRemoved(removed)}</p>}
    {normalized && <p>{capitalsNotice}</p>}
  </div>
);
