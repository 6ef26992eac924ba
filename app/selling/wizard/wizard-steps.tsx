import type { ReactNode } from "react";
import { HelpLink } from "#app/help-link.tsx";
import { type SectionName, sections } from "#app/selling/desk/sections.ts";
import { SectionFields } from "#app/selling/editing/section-fields.tsx";
import { CategoryFields, TextFields } from "#app/selling/editing/listing-text-fields.tsx";
import { type MediaCounts, measureCompleteness } from "#app/selling/editing/completeness.ts";
import { CompletenessMeter } from "#app/selling/editing/completeness-meter.tsx";
import { useEditor } from "#app/selling/editing/editor-context.tsx";
import type { Median } from "#app/selling/editing/figure-fields.tsx";
import type { ListingForm } from "#app/selling/editing/listing-fields.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { formatList } from "#app/ui/format/format-list.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import type { WizardFormData } from "./load-wizard.server.ts";
import { formId, WizardForm } from "./wizard-form.tsx";
import { wizardHref } from "./wizard-url.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface StepProps {
  form: WizardFormData;
  listing: ListingForm | null;
  media: MediaCounts;
  errors: FieldErrors;
}

export const StepOne = ({ form, listing, media, errors }: StepProps) => (
  <WizardForm
    {...form}
    step={1}
    errors={errors}
    main={<ContinueButton />}
    aside={
      <>
        <Completeness step={1} draft={form.draft} listing={listing} media={media} />
        <HelpLink article="write-a-listing">How to write a good listing</HelpLink>
        <div className="text-sm text-ink-2">
          <h2 className="font-semibold text-ink">What stays hidden</h2>
          <p className="mt-1">
            Buyers see the headline, the summary, the category and the region. The name and the
            street of your business stay hidden unless you choose to show them.
          </p>
          <HelpLink article="guides/keep-a-sale-confidential" className="mt-2">
            How to keep a sale confidential
          </HelpLink>
        </div>
      </>
    }
  >
    <TitledSection id="text-title" title={sections.listing.title}>
      <TextFields />
    </TitledSection>
    <TitledSection id="categories-title" title="Where buyers look for it">
      <CategoryFields />
    </TitledSection>
    <Part section="location" />
  </WizardForm>
);

/** Disabled until the three required fields are filled in, and names the missing ones. Without JavaScript it stays enabled. */
function ContinueButton() {
  const { typed } = useEditor().autosave.state;
  const missing = [
    ...(typed.listingHeadline?.trim() ? [] : ["a headline"]),
    ...(typed.categories ? [] : ["a category"]),
    ...(typed.region ? [] : ["a region"]),
  ];
  const disabled = useHydrated() && missing.length > 0;
  return (
    <div className="flex flex-col gap-1.5">
      <SubmitButton
        intent="continue"
        form={formId}
        size="lg"
        disabled={disabled}
        aria-describedby={disabled ? "continue-why" : undefined}
      >
        {disabled ? "Fill Required Fields" : "Continue"}
      </SubmitButton>
      {disabled && (
        <p id="continue-why" className="max-w-56 text-sm text-ink-2">
          Still needed: {formatList(missing)}.
        </p>
      )}
    </div>
  );
}

interface StepThreeProps extends StepProps {
  median: Median;
  after: ReactNode;
}

export const StepThree = ({ form, listing, media, median, errors, after }: StepThreeProps) => (
  <WizardForm
    {...form}
    step={3}
    errors={errors}
    after={after}
    main={
      <SubmitButton intent="submit" form={formId} size="lg">
        Submit Listing
      </SubmitButton>
    }
    aside={
      <>
        <Completeness step={3} draft={form.draft} listing={listing} media={media} />
        <ButtonLink to={`/sell-business/preview?draft=${form.draft}`} variant="secondary">
          Preview as buyers see it
        </ButtonLink>
      </>
    }
  >
    <Part
      section="figures"
      hint="All three are required. Give an exact amount, a range, or choose On request."
      median={median}
    />
    {(["business", "terms", "confidential", "audience"] as const).map((section) => (
      <Part key={section} section={section} />
    ))}
    <Part section="contact" hint={`${sections.contact.hint} Administrators use it to reach you.`} />
  </WizardForm>
);

interface PartProps {
  section: SectionName;
  hint?: string | null;
  median?: Median;
}

const Part = ({ section, hint = sections[section].hint, median = null }: PartProps) => (
  <TitledSection id={`${section}-title`} title={sections[section].title}>
    {hint && <p className="-mt-3 max-w-[65ch] text-sm text-ink-2">{hint}</p>}
    <SectionFields section={section} median={median} />
  </TitledSection>
);

interface CompletenessProps extends Pick<StepProps, "listing" | "media"> {
  step: 1 | 3;
  draft: string | null;
}

function Completeness({ step, draft, listing, media }: CompletenessProps) {
  const { typed } = useEditor().autosave.state;
  if (!listing || !draft) return null;
  return (
    <CompletenessMeter
      {...measureCompleteness({ ...listing, ...typed }, media)}
      hrefFor={(item) =>
        item.step === step
          ? `#${item.field}`
          : wizardHref({ draft, step: item.step }, `#${item.field}`)
      }
    />
  );
}
