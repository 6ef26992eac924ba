import { Form } from "react-router";
import { maxListingReason } from "#app/admin/listings/edit/listing-step.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export interface OwnerRefusal {
  errors: FieldErrors;
  email: string;
  reason: string;
}

export function ListingOwner({ refusal }: { refusal: OwnerRefusal | null }) {
  return (
    <details open={refusal !== null || undefined} className="group mt-4">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm font-semibold">
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        Change the owner
      </summary>
      <Form method="post" noValidate className="mt-2 flex flex-col items-start gap-3">
        <p className="text-sm text-ink-2">
          Conversations, files, package and term go along. Contact details become those of the new
          owner. A mandate and monthly renewals end. Orders stay with whoever paid them. Both people
          are told by email.
        </p>
        <div className="flex w-full flex-col gap-3">
          <TextField
            label="Email of the new owner"
            name="email"
            id="new-owner"
            type="email"
            required
            autoComplete="off"
            defaultValue={refusal?.email ?? ""}
            error={refusal?.errors.email ?? null}
          />
          <TextArea
            label="Reason"
            name="reason"
            id="owner-reason"
            rows={3}
            required
            maxLength={maxListingReason}
            hint="The previous owner reads it."
            defaultValue={refusal?.reason ?? ""}
            error={refusal?.errors.reason ?? null}
          />
        </div>
        <SubmitButton intent="change-owner" size="sm" variant="danger">
          Change the owner
        </SubmitButton>
      </Form>
    </details>
  );
}
