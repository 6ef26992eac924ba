import { figureSlots } from "#app/admin/settings/announcement.schema.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";

interface AnnouncementFieldsProps {
  values: Record<string, string>;
  errors: FieldErrors;
  counted: string;
}

export function AnnouncementFields({ values, errors, counted }: AnnouncementFieldsProps) {
  return (
    <>
      <Checkbox
        name="isOn"
        value="on"
        id="isOn"
        label="Show the announcement"
        hint="While it is off, its text is kept here."
        defaultChecked={values.isOn === "on"}
      />
      <TextField
        label="Title"
        name="title"
        maxLength={120}
        defaultValue={values.title}
        error={errors.title ?? null}
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
        {figureSlots.map((slot) => (
          <div key={slot} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
            <TextField
              label={`Value ${slot}`}
              name={`value${slot}`}
              required={false}
              maxLength={20}
              defaultValue={values[`value${slot}`]}
              error={errors[`value${slot}`] ?? null}
            />
            <TextField
              label={`Label ${slot}`}
              name={`label${slot}`}
              required={false}
              maxLength={60}
              defaultValue={values[`label${slot}`]}
              error={errors[`label${slot}`] ?? null}
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
            hint: "For news. It gets a new version, so that it opens again.",
          },
        ]}
      />
    </>
  );
}
