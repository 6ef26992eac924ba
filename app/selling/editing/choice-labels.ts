import type { FieldName } from "./listing-fields.ts";
import type {
  businessStatuses,
  contactMethods,
  managementForms,
  propertyTypes,
} from "#app/listings/listing.ts";

type Labels<Values extends readonly string[]> = Record<Values[number], string>;

const statusOfBusiness: Labels<typeof businessStatuses> = {
  trading: "Operating",
  seasonal: "Seasonal",
  not_trading: "Not operating",
};
const management: Labels<typeof managementForms> = {
  owner_managed: "Owner managed",
  employee_owned: "Employee owned (ESOP)",
  absentee: "Absentee ownership",
};
const propertyStatus: Labels<typeof propertyTypes> = {
  real_property: "Real property included",
  lease: "Leased premises",
};
const preferredContact: Labels<typeof contactMethods> = { email: "Email", phone: "Phone" };

const labels: Partial<Record<FieldName, Record<string, string>>> = {
  statusOfBusiness,
  management,
  propertyStatus,
  preferredContact,
};

/** The answers of a field with a fixed list of them. */
export const choiceLabels = (name: FieldName): Record<string, string> | null =>
  labels[name] ?? null;
