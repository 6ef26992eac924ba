import type { FieldName, ListingForm } from "#app/selling/editing/listing-fields.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

const messages: Partial<Record<FieldName, string>> = {
  askingPrice: "Asking price is required: give an amount, a range or On request",
  salesRevenue: "Sales revenue is required: give an amount, a range or On request",
  cashFlow: "Cash flow is required: give an amount, a range or On request",
};

/** The figures that Submit Listing asks for. */
export function missingFigures(form: ListingForm): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, message] of Object.entries(messages))
    if (form[name as FieldName] === "") errors[name] = message;
  return errors;
}
