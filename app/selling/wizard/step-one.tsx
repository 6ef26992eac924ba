import { HelpLink } from "#app/help-link.tsx";
import { CategoryFields, LocationFields } from "#app/selling/editing/category-fields.tsx";
import { measureCompleteness, type MediaCounts } from "#app/selling/editing/completeness.ts";
import { CompletenessMeter } from "#app/selling/editing/completeness-meter.tsx";
import { useEditor } from "#app/selling/editing/editor-context.tsx";
import type { ListingForm } from "#app/selling/editing/listing-fields.ts";
import { TextFields } from "#app/selling/editing/text-fields.tsx";
import { formId, WizardForm, type WizardFormData } from "./wizard-form.tsx";
import { wizardHref } from "./wizard-url.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { formatList } from "#app/ui/format/format-list.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

interface StepOneProps {
  form: WizardFormData;
  listing: ListingForm | null;
  media: MediaCounts;
  errors: FieldErrors;
}

export function StepOne({ form, listing, media, errors }: StepOneProps) {
  return (
    <WizardForm
      {...form}
      step={1}
      errors={errors}
      buttons={(isWorking) => ({ main: <ContinueButton isWorking={isWorking("continue")} /> })}
      aside={<StepOneAside draft={form.draft} listing={listing} media={media} />}
    >
      <TitledSection id="text-title" title="What you are selling">
        <TextFields />
      </TitledSection>
      <TitledSection id="categories-title" title="Where buyers look for it">
        <CategoryFields />
      </TitledSection>
      <TitledSection id="location-title" title="Where it is">
        <LocationFields />
      </TitledSection>
    </WizardForm>
  );
}

/** Disabled until the three required fields are filled in, and says which are missing. Without JavaScript it stays enabled. */
function ContinueButton({ isWorking }: { isWorking: boolean }) {
  const { typed } = useEditor().autosave.state;
  const missing = [
    ...(typed.listingHeadline?.trim() ? [] : ["a headline"]),
    ...(typed.categories ? [] : ["a category"]),
    ...(typed.region ? [] : ["a region"]),
  ];
  const disabled = useHydrated() && missing.length > 0;
  return (
    <div className="flex flex-col gap-1.5">
      <Button
        form={formId}
        size="lg"
        name="intent"
        value="continue"
        disabled={disabled}
        pending={isWorking}
        aria-describedby={disabled ? "continue-why" : undefined}
      >
        {disabled ? "Fill Required Fields" : "Continue"}
      </Button>
      {disabled && (
        <p id="continue-why" className="max-w-56 text-sm text-ink-2">
          Still needed: {formatList(missing)}.
        </p>
      )}
    </div>
  );
}

function StepOneAside({
  draft,
  listing,
  media,
}: {
  draft: string | null;
  listing: ListingForm | null;
  media: MediaCounts;
}) {
  const { typed } = useEditor().autosave.state;
  return (
    <>
      {listing && draft && (
        <CompletenessMeter
          {...measureCompleteness({ ...listing, ...typed }, media)}
          hrefFor={({ field, step }) =>
            step === 1 ? `#${field}` : wizardHref({ draft, step }, `#${field}`)
          }
        />
      )}
      <HelpLink article="write-a-listing">How to write a good listing</HelpLink>
      <div className="text-sm text-ink-2">
        <h2 className="font-semibold text-ink">What stays hidden</h2>
        <p className="mt-1">
          Buyers see the headline, the summary, the category and the region. The name and the street
          of your business stay hidden unless you choose to show them.
        </p>
      </div>
    </>
  );
}
