import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import type { SettingAnswer, SettingState } from "#app/admin/settings/setting-action.server.ts";
import type { SettingKey } from "#app/admin/settings/setting-list.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export interface SettingFormProps {
  versions: SettingState["versions"];
  answer: SettingAnswer | null;
}

interface FormFrameProps extends SettingFormProps {
  settingKey: SettingKey;
  intent?: string;
  submitLabel: string;
  className?: string;
  isMultipart?: boolean;
  isSecondary?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

/** A form for one setting with the version it was made from, so that the second of two administrators is warned. */
export function SettingForm(props: FormFrameProps) {
  const { settingKey, intent, submitLabel, className = "flex flex-col gap-5" } = props;
  const version = props.versions[settingKey] ?? "";
  return (
    <Form
      key={version}
      method="post"
      noValidate
      className={className}
      {...(props.isMultipart && { encType: "multipart/form-data" as const })}
    >
      <input type="hidden" name="version" value={version} />
      {props.children}
      <div className="col-span-full flex flex-wrap gap-3">
        <SubmitButton
          {...(intent && { intent })}
          variant={props.isSecondary ? "secondary" : "primary"}
        >
          {submitLabel}
        </SubmitButton>
        {props.actions}
      </div>
    </Form>
  );
}

type FieldSpec = ComponentProps<typeof TextField> & { name: string };

interface SettingFieldsProps {
  fields: readonly FieldSpec[];
  values: Readonly<Record<string, string | number | undefined>>;
  answer: SettingAnswer | null;
}

export const SettingFields = ({ fields, values, answer }: SettingFieldsProps) =>
  fields.map((field) => (
    <TextField
      key={field.name}
      {...field}
      defaultValue={answer?.typed[field.name] ?? values[field.name]}
      error={answer?.errors[field.name] ?? null}
    />
  ));
