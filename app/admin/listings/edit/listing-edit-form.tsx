import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { ConflictNotice } from "#app/admin/edit-conflict/conflict-notice.tsx";
import { formatValue } from "#app/admin/timeline/format-value.ts";
import type { ListingEditData } from "#app/admin/listings/edit/load-listing-edit.server.ts";
import type {
  answerListingEdit,
  TypedListing,
} from "#app/admin/listings/edit/answer-listing-edit.server.ts";
import { statusLabels } from "#app/admin/listings/listing-labels.ts";
import {
  BusinessFields,
  ConfidentialFields,
  ContactFields,
  TermFields,
} from "#app/selling/editing/business-fields.tsx";
import {
  CategoryFields,
  LocationFields,
  TextFields,
} from "#app/selling/editing/listing-text-fields.tsx";
import { describeField } from "#app/selling/editing/describe-field.ts";
import { ListingEditor } from "#app/selling/editing/editor-context.tsx";
import { FigureFields } from "#app/selling/editing/figure-fields.tsx";
import { fieldNames, fieldOf, isFieldName } from "#app/selling/editing/listing-fields.ts";
import { useEditorForm } from "#app/selling/editing/use-autosave.tsx";
import { type ListingStatus, listingStatuses } from "#app/listings/listing.ts";
import { type EditedFields, versionOf } from "#app/shared/edit-version.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { maxListingReason } from "#app/admin/listings/edit/listing-step.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

export type ListingEditResult = Awaited<ReturnType<typeof answerListingEdit>>["data"];

interface ListingEditFormProps {
  listing: ListingEditData;
  result: ListingEditResult | null;
}

export const listingFormId = "listing-form";

const noErrors: FieldErrors = {};

export function ListingEditForm({ listing, result }: ListingEditFormProps) {
  const typed = result && "typed" in result ? result.typed : null;
  // The version that the form showed. Adding a photo reloads the page's data and must not change it.
  const [version, setVersion] = useState<EditedFields>(listing.editable);
  const next = (result && "version" in result && result.version) || version;
  if (next !== version) setVersion(next);
  const [initial] = useState(() => ({ reason: "", ...listing.editable, ...typed }));
  const editor = useEditorForm(initial);
  const errors = result?.kind === "invalid" ? result.errors : noErrors;
  const isSaving = useNavigation().formData?.get("intent") === "save";
  return (
    <ListingEditor
      autosave={editor}
      status={listing.status}
      editedBy="administrator"
      country={listing.country}
      currency={listing.currency}
      initial={initial}
      errors={errors}
      visitorsViewTo={`/business/${listing.id}?as=visitor`}
    >
      <Form
        method="post"
        noValidate
        id={listingFormId}
        aria-label="Listing"
        {...editor.form}
        className="flex flex-col gap-10"
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="version" value={versionOf(next)} />
        {result?.kind === "failed" && (
          <Banner tone="danger" title="Failed to update listing">
            <p>Nothing was saved. What you typed is still here: try again in a moment.</p>
          </Banner>
        )}
        <ErrorSummary title="Failed to update listing" errors={errors} />
        {result?.kind === "conflict" && (
          <ConflictNotice conflicts={result.conflicts} labels={labels} format={describeValue} />
        )}
        <Part id="listing" title="Listing">
          <TextFields />
          <CategoryFields />
        </Part>
        <StatusFields listing={listing} initial={initial} errors={errors} />
        <Part id="location" title="Place">
          <LocationFields />
        </Part>
        <Part id="figures" title="Price, revenue and cash flow">
          <FigureFields />
        </Part>
        <Part id="business" title="About the business">
          <BusinessFields />
        </Part>
        <Part id="terms" title="What applies to the sale">
          <TermFields />
        </Part>
        <Part id="confidential" title="Confidential">
          <ConfidentialFields />
        </Part>
        <Part id="contact" title="Contact">
          <ContactFields />
        </Part>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
          <Button pending={isSaving}>Save changes</Button>
          <ButtonLink to="/admin/listings" variant="quiet">
            Cancel
          </ButtonLink>
          <p className="text-sm text-ink-2">
            The owner is notified of what you change in the text.
          </p>
        </div>
      </Form>
    </ListingEditor>
  );
}

function Part(props: { id: string; title: string; children: React.ReactNode }) {
  return (
    <TitledSection
      id={`${props.id}-title`}
      title={props.title}
      className="border-t border-line pt-8 first-of-type:border-0 first-of-type:pt-0"
    >
      {props.children}
    </TitledSection>
  );
}

const labels: Record<string, string> = {
  ...Object.fromEntries(fieldNames.map((name) => [name, fieldOf(name).label])),
  termEnds: "Term ends on",
};

function describeValue(field: string, value: unknown): string {
  const text = typeof value === "string" ? value : "";
  if (isFieldName(field)) return describeField(field, text);
  if (field === "status") return statusLabels[text as ListingStatus];
  if (field === "featured" || field === "verified") return text === "yes" ? "Yes" : "No";
  return formatValue(value);
}

interface StatusFieldsProps {
  listing: ListingEditData;
  initial: TypedListing;
  errors: FieldErrors;
}

function StatusFields({ listing, initial, errors }: StatusFieldsProps) {
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
          choices={listingStatuses.map((one) => ({ value: one, label: statusLabels[one] }))}
        />
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
          hint="The owner sees it, and it is kept in the audit log."
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

function Meanings({ listing, picked }: { listing: ListingEditData; picked: string | null }) {
  const shown = listing.meanings.filter(({ status }) => picked === null || status === picked);
  if (shown.length === 0) return null;
  return (
    <div role="status" className="rounded-control bg-warning-soft px-4 py-3 text-sm">
      <p className="font-semibold text-warning">
        {picked === null
          ? "What each status means"
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
