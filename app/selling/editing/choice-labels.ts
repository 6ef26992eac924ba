import type { FieldName } from "./listing-fields.ts";
import { managementLabels, propertyLabels } from "#app/listings/facts.ts";
import type { businessStatuses, contactMethods } from "#app/listings/listing.ts";

type Labels<Values extends readonly string[]> = Record<Values[number], string>;

const statusOfBusiness: Labels<typeof businessStatuses> = {
  trading: "Operating",
  seasonal: "Seasonal",
  not_trading: "Not operating",
};
const preferredContact: Labels<typeof contactMethods> = { email: "Email", phone: "Phone" };

const labels: Partial<Record<FieldName, Record<string, string>>> = {
  statusOfBusiness,
  management: managementLabels,
  propertyStatus: propertyLabels,
  preferredContact,
};

/** The answers of a field with a fixed list of them. */
export const choiceLabels = (name: FieldName): Record<string, string> | null =>
  labels[name] ?? null;
