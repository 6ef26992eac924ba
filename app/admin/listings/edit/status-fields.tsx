import { useState } from "react";
import type { ListingEditData } from "#app/admin/listings/edit/load-listing-edit.server.ts";
import type { TypedListing } from "#app/admin/listings/edit/answer-listing-edit.server.ts";
import { maxListingReason } from "#app/admin/listings/edit/listing-step.ts";
import { statusLabels } from "#app/admin/listings/listing-labels.ts";
import { listingStatuses } from "#app/listings/listing.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

interface StatusFieldsProps {
  listing: ListingEditData;
  initial: TypedListing;
  errors: FieldErrors;
}

export function StatusFields({ listing, initial, errors }: StatusFieldsProps) {
  const [status, setStatus] = useState(initial.status);
  const isHydrated = useHydrated();
  const isOverridden = status !== listing.status;
  return (
    <TitledSection id="status-title" title="Status and placement">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Status"
          name="status"
          value={status}
          onChange={({ target }) => setStatus(target.value as typeof status)}
          error={errors["status"] ?? null}
          required
        >
          {listingStatuses.map((one) => (
            <option key={one} value={one}>
              {statusLabels[one]}
            </option>
          ))}
        </SelectField>
        {initial.termEnds && (
          <TextField
            label="Term ends on"
            name="termEnds"
            type="date"
            defaultValue={initial.termEnds}
            error={errors["termEnds"] ?? null}
            hint="Moving it charges and refunds nothing."
            required={false}
          />
        )}
      </div>
      <Meanings listing={listing} picked={isHydrated ? status : null} />
      <div hidden={isHydrated && !isOverridden && !errors["reason"]}>
        <TextArea
          label="Reason for the change of status"
          name="reason"
          rows={3}
          maxLength={maxListingReason}
          defaultValue={initial.reason}
          error={errors["reason"] ?? null}
          optional={!isOverridden}
          required={isOverridden}
          hint="The owner reads it, and it is kept in the audit log."
        />
      </div>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Checkbox
          name="featured"
          value="yes"
          id="featured"
          label={<span className="font-medium">Featured</span>}
          hint="Shown on the home page and in the strip above the search results."
          defaultChecked={initial.featured === "yes"}
          error={errors["featured"] ?? null}
        />
        <Checkbox
          name="verified"
          value="yes"
          id="verified"
          label={<span className="font-medium">Verified</span>}
          hint="We have checked who sells it, and that it exists."
          defaultChecked={initial.verified === "yes"}
        />
      </div>
    </TitledSection>
  );
}

/** The effect of the selected status; without JavaScript, of all of them. */
function Meanings({ listing, picked }: { listing: ListingEditData; picked: string | null }) {
  const shown = listing.meanings.filter(({ status }) => picked === null || status === picked);
  if (shown.length === 0) return null;
  return (
    <div role="status" className="rounded-control bg-warning-soft px-4 py-3 text-sm">
      <p className="font-semibold text-warning">
        {picked === null
          ? "What another status means"
          : "This overrides the status. No money moves by it: nothing is charged or refunded, and renewals go on as they are."}
      </p>
      {picked === null && (
        <p className="mt-1">
          No money moves by it: nothing is charged or refunded, and renewals go on as they are.
        </p>
      )}
      <dl className="mt-2 flex flex-col gap-2">
        {shown.map(({ status, sentences }) => (
          <div key={status}>
            <dt className="font-semibold">{statusLabels[status]}</dt>
            <dd>{sentences.join(" ")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
