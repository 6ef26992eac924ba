import type { FieldName } from "#app/selling/editing/listing-fields.ts";
import type { WizardPreset } from "./wizard-url.ts";

const texts: Record<WizardPreset, Partial<Record<FieldName, string>>> = {
  /** A franchised location that changes hands. */
  franchise: { categories: "franchises", franchise: "yes" },
  /** A franchisor who offers new locations. */
  franchisor: { categories: "franchises", franchise: "yes", businessOpportunity: "yes" },
};

/** What the page that led here has answered already. */
export const presetTexts = (preset: WizardPreset | null): Partial<Record<FieldName, string>> =>
  preset ? texts[preset] : {};
