/** Each field is saved separately, as text: forms send, browsers keep, and devices compare text. */
import type { ListingStatus } from "#app/listings/listing.ts";

export type FieldSection =
  | "listing"
  | "location"
  | "figures"
  | "business"
  | "terms"
  | "confidential"
  | "audience"
  | "contact";

interface FieldDefinition {
  label: string;
  section: FieldSection;
  step: 1 | 3;
  /** Input names that differ from the field's own name. */
  inputs?: readonly string[];
  isFlag?: true;
  isAnswer?: true;
  isList?: true;
}

const figure = (label: string, name: string) =>
  ({
    label,
    section: "figures",
    step: 3,
    inputs: [`${name}Range`, `${name}Specific`, `${name}OnRequest`],
  }) as const;

const flag = (label: string, section: FieldSection = "terms") =>
  ({ label, section, step: 3, isFlag: true }) as const;

/** Yes, no, or not stated: a box that is not ticked would not be an answer. */
const answer = (label: string) => ({ label, section: "terms", step: 3, isAnswer: true }) as const;

const definitions = {
  listingHeadline: { label: "Listing headline", section: "listing", step: 1 },
  generalSummary: { label: "General summary", section: "listing", step: 1 },
  categories: {
    label: "Categories",
    section: "listing",
    step: 1,
    inputs: ["categories", "mainCategory"],
    isList: true,
  },
  subcategory: { label: "Subcategory", section: "listing", step: 1 },
  region: { label: "Region", section: "location", step: 1 },
  cityTown: { label: "City or town", section: "location", step: 1 },
  postalCode: { label: "Postal code", section: "location", step: 3 },
  askingPrice: figure("Asking price", "askingPrice"),
  salesRevenue: figure("Sales revenue", "salesRevenue"),
  cashFlow: figure("Cash flow", "cashFlow"),
  growthRate: { label: "Yearly growth", section: "figures", step: 3 },
  statusOfBusiness: { label: "Status of business", section: "business", step: 3 },
  established: { label: "Year established", section: "business", step: 3 },
  employees: {
    label: "Employees",
    section: "business",
    step: 3,
    inputs: ["employeesMin", "employeesMax"],
  },
  squareFootage: { label: "Floor space", section: "business", step: 3 },
  management: { label: "Management", section: "business", step: 3 },
  propertyStatus: { label: "Property", section: "business", step: 3 },
  leaseTerms: { label: "Lease terms", section: "business", step: 3 },
  reasonForSale: { label: "Reason for sale", section: "business", step: 3 },
  tags: { label: "Keywords", section: "business", step: 3 },
  trainingIncluded: answer("Training included"),
  financingAvailable: answer("Owner financing available"),
  relocatable: answer("Relocatable"),
  workFromHome: answer("Work from home"),
  accommodationIncluded: answer("Accommodation included"),
  franchise: answer("Franchise"),
  businessOpportunity: flag("Business opportunity"),
  quickSale: flag("Quick sale"),
  distressed: flag("Distressed"),
  confidentiality: { label: "What visitors see", section: "confidential", step: 3 },
  businessName: { label: "Business name", section: "confidential", step: 3 },
  businessNameHidden: flag("Keep the business name hidden", "confidential"),
  streetAddress: { label: "Street address", section: "confidential", step: 3 },
  streetAddressHidden: flag("Keep the street address hidden", "confidential"),
  websiteAddress: { label: "Website address", section: "confidential", step: 3 },
  photosFor: { label: "Photos that reveal the business", section: "audience", step: 3 },
  documentsFor: { label: "Documents", section: "audience", step: 3 },
  websiteFor: { label: "Website", section: "audience", step: 3 },
  videoFor: { label: "Video", section: "audience", step: 3 },
  agreementRequired: flag("Ask for a signed confidentiality agreement first", "audience"),
  agreementScope: { label: "One signature covers", section: "audience", step: 3 },
  contactName: { label: "Contact name", section: "contact", step: 3 },
  contactEmail: { label: "Contact email", section: "contact", step: 3 },
  contactPhone: { label: "Contact phone", section: "contact", step: 3 },
  preferredContact: { label: "Preferred contact", section: "contact", step: 3 },
  responseTime: { label: "Response time", section: "contact", step: 3 },
  answersPassports: flag("I answer buyers with a passport", "contact"),
} as const satisfies Record<string, FieldDefinition>;

export type FieldName = keyof typeof definitions;
type NameOf<Kind> = {
  [Name in FieldName]: (typeof definitions)[Name] extends Kind ? Name : never;
}[FieldName];
export type FlagName = NameOf<{ isFlag: true }>;
export type AnswerName = NameOf<{ isAnswer: true }>;
export type ListingForm = Record<FieldName, string>;

export const fieldOf = (name: FieldName): FieldDefinition => definitions[name];

export const fieldNames = Object.keys(definitions) as FieldName[];

export const flagNames = fieldNames.filter((name): name is FlagName =>
  Boolean(fieldOf(name).isFlag),
);

export const answerNames = fieldNames.filter((name): name is AnswerName =>
  Boolean(fieldOf(name).isAnswer),
);

export const isFieldName = (text: string): text is FieldName => Object.hasOwn(definitions, text);

export const inputsOf = (name: FieldName): readonly string[] => fieldOf(name).inputs ?? [name];

export const fieldsOfStep = (step: 1 | 3): FieldName[] =>
  fieldNames.filter((name) => fieldOf(name).step === step);

export const fieldsOfSection = (section: FieldSection): FieldName[] =>
  fieldNames.filter((name) => fieldOf(name).section === section);

/** Public text, checked before publication. */
const reviewed: ReadonlySet<FieldName> = new Set([
  "listingHeadline",
  "generalSummary",
  "categories",
  "region",
  "tags",
]);

export type EditorRole = "owner" | "administrator";

/** A pending listing cannot change; of a sold one only the contact details can. Administrators may correct everything but who sees what. */
export function canEdit(
  name: FieldName,
  status: ListingStatus,
  role: EditorRole = "owner",
): boolean {
  if (role === "administrator") return fieldOf(name).section !== "audience";
  if (status === "sold") return fieldOf(name).section === "contact";
  return status !== "pending" || !reviewed.has(name);
}

/** The title of an untitled draft; its form shows an empty field. */
export const draftTitle = "Draft Listing";

/** In characters. */
export const maxLengths = {
  listingHeadline: 120,
  generalSummary: 5000,
  cityTown: 100,
  postalCode: 10,
  leaseTerms: 1000,
  reasonForSale: 500,
  businessName: 120,
  streetAddress: 200,
  websiteAddress: 300,
  contactName: 120,
  contactEmail: 254,
  contactPhone: 30,
} as const satisfies Partial<Record<FieldName, number>>;

export const maxLengthOf = (name: FieldName): number | undefined =>
  (maxLengths as Partial<Record<FieldName, number>>)[name];

export const maxTags = 8;

/** Required: an empty one is never sent or stored. */
export const requiredMessages: Partial<Record<FieldName, string>> = {
  listingHeadline: "Listing headline is required",
  categories: "Please select at least one category",
  region: "Region is required",
};
