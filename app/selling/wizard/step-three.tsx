import type { ReactNode } from "react";
import {
  BusinessFields,
  ConfidentialFields,
  ContactFields,
  TermFields,
} from "#app/selling/editing/business-fields.tsx";
import { measureCompleteness, type MediaCounts } from "#app/selling/editing/completeness.ts";
import { CompletenessMeter } from "#app/selling/editing/completeness-meter.tsx";
import { useEditor } from "#app/selling/editing/editor-context.tsx";
import { FigureFields, GrowthField, MultipleNote } from "#app/selling/editing/figure-fields.tsx";
import type { ListingForm } from "#app/selling/editing/listing-fields.ts";
import { formId, WizardForm, type WizardFormData } from "./wizard-form.tsx";
import { wizardHref } from "./wizard-url.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

interface StepThreeProps {
  form: WizardFormData & { draft: string };
  listing: ListingForm;
  media: MediaCounts;
  median: { category: string; median: number; listings: number } | null;
  errors: FieldErrors;
  after: ReactNode;
}

export function StepThree({ form, listing, media, median, errors, after }: StepThreeProps) {
  return (
    <WizardForm
      {...form}
      step={3}
      errors={errors}
      after={after}
      buttons={(isWorking) => ({
        main: (
          <Button
            form={formId}
            size="lg"
            name="intent"
            value="submit"
            pending={isWorking("submit")}
          >
            Submit Listing
          </Button>
        ),
        back: (
          <Button
            form={formId}
            variant="quiet"
            size="lg"
            name="intent"
            value="back"
            pending={isWorking("back")}
          >
            Back
          </Button>
        ),
      })}
      aside={<StepThreeAside draft={form.draft} listing={listing} media={media} />}
    >
      <TitledSection id="figures-title" title="Price, revenue and cash flow">
        <p className="-mt-3 max-w-[65ch] text-sm text-ink-2">
          All three are required. Give an exact amount, a range, or choose On request.
        </p>
        <FigureFields />
        <MultipleNote median={median} />
        <div className="max-w-sm">
          <GrowthField />
        </div>
      </TitledSection>
      <Part id="business" title="About the business">
        <BusinessFields />
      </Part>
      <Part
        id="terms"
        title="What applies to the sale"
        hint="Buyers filter by these. Tick only what is true."
      >
        <TermFields />
      </Part>
      <Part
        id="confidential"
        title="What stays confidential"
        hint="Buyers see these only where you say so."
      >
        <ConfidentialFields />
      </Part>
      <Part
        id="contact"
        title="Contact"
        hint="Not shown on the listing: buyers write to you through Relevo. Administrators use it to reach you."
      >
        <ContactFields />
      </Part>
    </WizardForm>
  );
}

interface PartProps {
  id: string;
  title: string;
  hint?: string;
  children: ReactNode;
}

const Part = ({ id, title, hint, children }: PartProps) => (
  <TitledSection id={`${id}-title`} title={title}>
    {hint && <p className="-mt-3 max-w-[65ch] text-sm text-ink-2">{hint}</p>}
    {children}
  </TitledSection>
);

function StepThreeAside({
  draft,
  listing,
  media,
}: {
  draft: string;
  listing: ListingForm;
  media: MediaCounts;
}) {
  const { typed } = useEditor().autosave.state;
  return (
    <>
      <CompletenessMeter
        {...measureCompleteness({ ...listing, ...typed }, media)}
        hrefFor={({ field, step }) =>
          step === 3 ? `#${field}` : wizardHref({ draft, step }, `#${field}`)
        }
      />
      <ButtonLink to={`/sell-business/preview?draft=${draft}`} variant="secondary">
        Preview as buyers see it
      </ButtonLink>
    </>
  );
}
