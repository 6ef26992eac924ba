import { type FieldName, fieldsOfSection } from "#app/selling/editing/listing-fields.ts";

export const sections = {
  listing: { title: "What you are selling", hint: null },
  location: { title: "Where it is", hint: null },
  figures: {
    title: "Price, revenue and cash flow",
    hint: "Give an exact amount, a range, or choose On request. A lower price is shown as reduced for 90 days.",
  },
  business: { title: "About the business", hint: null },
  terms: {
    title: "What applies to the sale",
    hint: "Buyers filter by these. What you leave at “Not stated” is not shown, and they can ask you.",
  },
  confidential: {
    title: "What stays confidential",
    hint: "Buyers see these only where you say so.",
  },
  audience: {
    title: "Who sees what",
    hint: "From the day you buy a package until the sale. Buyers ask for access in a conversation, and one yes opens everything that waits for it.",
  },
  contact: {
    title: "Contact",
    hint: "Not shown on the listing: buyers message you through Relevo.",
  },
} as const;
export type SectionName = keyof typeof sections;

export const sectionNames = Object.keys(sections) as SectionName[];

export const isSectionName = (text: string): text is SectionName => Object.hasOwn(sections, text);

/** The fields that a section's form shows; it must not submit others, which would be treated as emptied. */
export const sectionFields: Record<SectionName, readonly FieldName[]> = {
  listing: fieldsOfSection("listing"),
  // The postal code is never public, so its input is among the confidential ones.
  location: fieldsOfSection("location").filter((name) => name !== "postalCode"),
  figures: fieldsOfSection("figures"),
  business: fieldsOfSection("business"),
  terms: fieldsOfSection("terms"),
  confidential: [...fieldsOfSection("confidential"), "postalCode"],
  audience: fieldsOfSection("audience"),
  contact: fieldsOfSection("contact"),
};
