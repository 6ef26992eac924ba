import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { figureSlots } from "#app/admin/settings/announcement.schema.ts";
import { SettingFields, type SettingFormProps } from "#app/admin/settings/forms/setting-form.tsx";
import { withSubscribers } from "#app/content/settings/site-settings.ts";
import type { ValuesOf } from "#app/admin/settings/setting-sources.server.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { RadioGroup } from "#app/ui/forms/radio-group.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface AnnouncementFormProps extends SettingFormProps, ValuesOf<"announcement"> {
  /** Renders it as visitors see it, which belongs to the shell. */
  preview: (announcement: {
    title: string;
    body: string;
    figures: { value: string; label: string }[];
  }) => ReactNode;
}

export function AnnouncementForm(props: AnnouncementFormProps) {
  const values: Record<string, string> = props.answer?.typed ?? props.fields;
  const version = props.versions.announcement ?? "";
  return (
    <AnnouncementEditor
      key={`${version} ${JSON.stringify(values)}`}
      {...props}
      version={version}
      values={values}
    />
  );
}

function AnnouncementEditor({
  version,
  values,
  answer,
  counted,
  subscribers,
  preview,
}: AnnouncementFormProps & { version: string; values: Record<string, string> }) {
  const errors = answer?.errors ?? {};
  const [shown, setShown] = useState(values);
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-2">
      <Form
        method="post"
        noValidate
        onInput={({ currentTarget }) =>
          setShown(
            Object.fromEntries(
              [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]),
            ),
          )
        }
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="version" value={version} />
        <Checkbox
          name="isOn"
          value="on"
          id="isOn"
          label="Show the announcement"
          hint="While it is off, its text is kept here."
          defaultChecked={values.isOn === "on"}
        />
        <SettingFields
          fields={[{ name: "title", label: "Title", maxLength: 120 }]}
          values={values}
          answer={answer}
        />
        <TextArea
          label="Text"
          name="body"
          rows={4}
          maxLength={600}
          defaultValue={values.body}
          error={errors.body ?? null}
        />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-1 text-sm font-semibold">
            Figures <span className="font-normal text-ink-3">(optional)</span>
          </legend>
          <p className="text-sm text-ink-2">Counted now: {counted}.</p>
          <p className="text-sm text-ink-2">
            A figure labelled “subscribers” always shows the number that the packages promise, so
            that both say the same.
          </p>
          {figureSlots.map((slot) => (
            <div key={slot} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
              <SettingFields
                fields={[
                  { required: false, name: `value${slot}`, label: `Value ${slot}`, maxLength: 20 },
                  { required: false, name: `label${slot}`, label: `Label ${slot}`, maxLength: 60 },
                ]}
                values={values}
                answer={answer}
              />
            </div>
          ))}
        </fieldset>
        <RadioGroup
          label="Who sees it after saving"
          name="audience"
          defaultValue={values.audience ?? "unseen"}
          choices={[
            {
              value: "unseen",
              label: "People who have not closed it yet",
              hint: "For a correction.",
            },
            {
              value: "everybody",
              label: "Everybody, once more",
              hint: "For news. It gets a new version, so that it is shown again.",
            },
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton intent="save">Save announcement</SubmitButton>
          <noscript>
            <Button name="intent" value="preview" variant="secondary">
              Show preview
            </Button>
          </noscript>
        </div>
      </Form>
      <section aria-labelledby="preview" className="lg:sticky lg:top-6">
        <h2 id="preview" className="mb-3 text-sm font-semibold">
          Preview
        </h2>
        {/* Inert: its buttons would close the dialog. */}
        <div
          inert
          className="relative w-full max-w-lg overflow-hidden rounded-surface bg-surface shadow-float"
        >
          {preview({
            title: shown.title ?? "",
            body: shown.body ?? "",
            figures: withSubscribers(
              figureSlots.map((slot) => ({
                value: shown[`value${slot}`] ?? "",
                label: shown[`label${slot}`] ?? "",
              })),
              subscribers,
            ),
          })}
        </div>
        {shown.isOn !== "on" && (
          <p className="mt-3 text-sm text-ink-2">It is off: nobody sees it.</p>
        )}
      </section>
    </div>
  );
}
