import { Form, useNavigation } from "react-router";
import { frequencyChoices } from "#app/messages/alerts/frequency-labels.ts";
import { maxAlertName } from "#app/messages/alerts/manage/alert-change.ts";
import type { AlertView } from "#app/messages/alerts/manage/make-alert-view.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

export function AlertSettings({ alert }: { alert: AlertView }) {
  const sending = useNavigation().formData?.get("intent");
  return (
    <Form method="post" replace preventScrollReset className="flex max-w-2xl flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          optional
          maxLength={maxAlertName}
          defaultValue={alert.name}
        />
        <SelectField label="How often" name="frequency" defaultValue={alert.frequency}>
          {frequencyChoices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {alert.source === "preferences" && (
        <p className="text-sm text-ink-2">
          This alert follows the buying preferences of your profile.{" "}
          <PlainLink to="/account/profile#preferences" className="link font-medium">
            Change what you are looking for
          </PlainLink>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="edit" pending={sending === "edit"}>
          Save
        </Button>
        {alert.state !== "not-confirmed" && (
          <Button
            name="intent"
            value={alert.state === "paused" ? "resume" : "pause"}
            variant="secondary"
            pending={sending === "pause" || sending === "resume"}
          >
            {alert.state === "paused" ? "Resume" : "Pause"}
          </Button>
        )}
        <Button name="intent" value="delete" variant="secondary" pending={sending === "delete"}>
          Delete
        </Button>
      </div>
    </Form>
  );
}
