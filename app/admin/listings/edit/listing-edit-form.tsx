import { useMemo, useState } from "react";
import { Form, useNavigation } from "react-router";
import { ConflictNotice } from "#app/admin/edit-conflict/conflict-notice.tsx";
import { formatValue } from "#app/admin/timeline/format-value.ts";
import type { ListingEditData } from "./load-listing-edit.server.ts";
import type { ListingEditResult } from "./listing-edit-result.ts";
import { statusLabels } from "#app/admin/listings/listing-labels.ts";
import { StatusFields } from "./status-fields.tsx";
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
import type { ListingStatus } from "#app/listings/listing.ts";
import { type EditedFields, versionOf } from "#app/shared/edit-version.ts";
import { errorList, type FieldErrors } from "#app/shared/form-errors.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

const sectionTitles = {
  listing: "Listing",
  location: "Place",
  figures: "Price, revenue and cash flow",
  business: "About the business",
  terms: "What applies to the sale",
  confidential: "Confidential",
  contact: "Contact",
} as const;

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
  const summary = useMemo(() => errorList(errors), [errors]);
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
        <ErrorSummary title="Failed to update listing" errors={summary} />
        {result?.kind === "conflict" && (
          <ConflictNotice conflicts={result.conflicts} labels={labels} format={describeValue} />
        )}
        <Part id="listing">
          <TextFields />
          <CategoryFields />
        </Part>
        <StatusFields listing={listing} initial={initial} errors={errors} />
        <Part id="location">
          <LocationFields />
        </Part>
        <Part id="figures">
          <FigureFields />
        </Part>
        <Part id="business">
          <BusinessFields />
        </Part>
        <Part id="terms">
          <TermFields />
        </Part>
        <Part id="confidential">
          <ConfidentialFields />
        </Part>
        <Part id="contact">
          <ContactFields />
        </Part>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
          <Button pending={isSaving}>Save changes</Button>
          <ButtonLink to="/admin/listings" variant="quiet">
            Cancel
          </ButtonLink>
          <p className="text-sm text-ink-2">The owner is told what you change in the text.</p>
        </div>
      </Form>
    </ListingEditor>
  );
}

function Part({ id, children }: { id: keyof typeof sectionTitles; children: React.ReactNode }) {
  return (
    <TitledSection
      id={`${id}-title`}
      title={sectionTitles[id]}
      className="border-t border-line pt-8 first-of-type:border-0 first-of-type:pt-0"
    >
      {children}
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
