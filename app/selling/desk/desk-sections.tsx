import {
  BusinessFields,
  ConfidentialFields,
  ContactFields,
  TermFields,
} from "#app/selling/editing/business-fields.tsx";
import { CategoryFields, LocationFields } from "#app/selling/editing/category-fields.tsx";
import { FigureFields, GrowthField, MultipleNote } from "#app/selling/editing/figure-fields.tsx";
import { TextFields } from "#app/selling/editing/text-fields.tsx";
import { type EditedListing, type SectionAnswer, SectionForm } from "./section-form.tsx";

interface DeskSectionsProps {
  listing: EditedListing;
  median: { category: string; median: number; listings: number } | null;
  answer: SectionAnswer | null;
}

export function MainSections({ listing, median, answer }: DeskSectionsProps) {
  const given = { listing, answer };
  return (
    <>
      <SectionForm section="listing" {...given}>
        <TextFields />
        <CategoryFields />
      </SectionForm>
      <SectionForm section="location" {...given}>
        <LocationFields />
      </SectionForm>
      <SectionForm
        section="figures"
        hint="Give an exact amount, a range, or choose On request. A lower price is shown as reduced for 90 days."
        {...given}
      >
        <FigureFields />
        <MultipleNote median={median} />
        <div className="max-w-sm">
          <GrowthField />
        </div>
      </SectionForm>
    </>
  );
}

export function DetailSections({ listing, answer }: Omit<DeskSectionsProps, "median">) {
  const given = { listing, answer };
  return (
    <>
      <SectionForm section="business" {...given}>
        <BusinessFields />
      </SectionForm>
      <SectionForm
        section="terms"
        hint="Buyers filter by these. Tick only what is true."
        {...given}
      >
        <TermFields />
      </SectionForm>
      <SectionForm section="confidential" hint="Buyers see these only where you say so." {...given}>
        <ConfidentialFields />
      </SectionForm>
      <SectionForm
        section="contact"
        hint="Not shown on the listing: buyers write to you through Relevo."
        {...given}
      >
        <ContactFields />
      </SectionForm>
    </>
  );
}
