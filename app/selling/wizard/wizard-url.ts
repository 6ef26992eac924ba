import type { FieldName } from "#app/selling/editing/listing-fields.ts";
import type { PreviewedBy } from "#app/browsing/business/business.queries.server.ts";

export const wizardSteps = ["Create Listing", "Choose Package", "Additional Details"] as const;
export type WizardStep = 1 | 2 | 3;

const notices = [
  "complete-first",
  "saved-for-later",
  "draft-saved",
  "ready",
  "payment-cancelled",
] as const;
export type WizardNotice = (typeof notices)[number];

const presets = ["franchise", "franchisor"] as const;
export type WizardPreset = (typeof presets)[number];

export interface WizardAddress {
  draft: string | null;
  step: WizardStep | null;
  notice: WizardNotice | null;
  preset: WizardPreset | null;
  packageId: string | null;
}

export function parseWizardUrl({ searchParams }: URL): WizardAddress {
  const step = searchParams.get("step");
  return {
    draft: searchParams.get("draft"),
    step: step === "1" || step === "2" || step === "3" ? (Number(step) as WizardStep) : null,
    notice: oneOf(notices, searchParams.get("notice")),
    preset: oneOf(presets, searchParams.get("preset")),
    packageId: searchParams.get("package"),
  };
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

export function wizardHref(address: Partial<WizardAddress>, hash = ""): string {
  const search = new URLSearchParams();
  const { draft, step, preset, packageId, notice } = address;
  if (draft) search.set("draft", draft);
  if (step) search.set("step", String(step));
  if (preset) search.set("preset", preset);
  if (packageId) search.set("package", packageId);
  if (notice) search.set("notice", notice);
  const query = search.toString();
  return `/sell-business${query && `?${query}`}${hash}`;
}

const texts: Record<WizardPreset, Partial<Record<FieldName, string>>> = {
  /** A franchised location that changes hands. */
  franchise: { categories: "franchises", franchise: "yes" },
  /** A franchisor who offers new locations. */
  franchisor: { categories: "franchises", franchise: "yes", businessOpportunity: "yes" },
};

export const presetTexts = (preset: WizardPreset | null): Partial<Record<FieldName, string>> =>
  preset ? texts[preset] : {};

export const previewHref = (listingId: string, as: PreviewedBy): string =>
  `/sell-business/preview?draft=${listingId}&as=${as}`;
