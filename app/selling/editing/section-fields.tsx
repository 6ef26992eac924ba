import {
  AudienceFields,
  BusinessFields,
  ConfidentialFields,
  ContactFields,
  TermFields,
} from "./business-fields.tsx";
import { FigureFields, type Median } from "./figure-fields.tsx";
import type { FieldSection } from "./listing-fields.ts";
import { CategoryFields, LocationFields, TextFields } from "./listing-text-fields.tsx";

interface SectionFieldsProps {
  section: FieldSection;
  median?: Median;
}

const fields = {
  location: LocationFields,
  business: BusinessFields,
  terms: TermFields,
  confidential: ConfidentialFields,
  audience: AudienceFields,
  contact: ContactFields,
};

export function SectionFields({ section, median = null }: SectionFieldsProps) {
  if (section === "figures") return <FigureFields median={median} />;
  if (section === "listing")
    return (
      <>
        <TextFields />
        <CategoryFields />
      </>
    );
  const Fields = fields[section];
  return <Fields />;
}
