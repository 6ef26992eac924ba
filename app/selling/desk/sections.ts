import { type FieldName, fieldsOfSection } from "#app/selling/editing/listing-fields.ts";

export const sectionNames = [
  "listing",
  "location",
  "figures",
  "business",
  "terms",
  "confidential",
  "contact",
] as const;
export type SectionName = (typeof sectionNames)[number];

export const isSectionName = (text: string): text is SectionName =>
  sectionNames.some((name) => name === text);

/** The fields that the form of a section shows; it must not send others, which would be read as emptied. */
export const sectionFields: Record<SectionName, readonly FieldName[]> = {
  listing: fieldsOfSection("listing"),
  // Nobody sees the postal code, so its input stands with what is confidential.
  location: fieldsOfSection("location").filter((name) => name !== "postalCode"),
  figures: fieldsOfSection("figures"),
  business: fieldsOfSection("business"),
  terms: fieldsOfSection("terms"),
  confidential: [...fieldsOfSection("confidential"), "postalCode"],
  contact: fieldsOfSection("contact"),
};

export const sectionTitles: Record<SectionName, string> = {
  listing: "What you are selling",
  location: "Where it is",
  figures: "Price, revenue and cash flow",
  business: "About the business",
  terms: "What applies to the sale",
  confidential: "What stays confidential",
  contact: "Contact",
};
