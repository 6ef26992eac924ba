import { z } from "zod";
import type { TaxAuthority, TaxRate } from "#app/payments/tax/tax-rates.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { regionsOf } from "#app/shared/places.ts";

export const taxAuthorityNames: Record<TaxAuthority, string> = {
  GST: "GST/HST (Canada Revenue Agency)",
  QST: "QST (Revenu Québec)",
  "PST-BC": "PST (British Columbia)",
  "PST-MB": "RST (Manitoba)",
  "PST-SK": "PST (Saskatchewan)",
};

/** Empty: not collected. */
const number = z
  .string()
  .transform(plainText)
  .pipe(
    z
      .string()
      .max(40, "Enter 40 characters or fewer")
      .regex(/^[\p{L}\p{N} .-]*$/u, "Use letters, digits, spaces, periods and hyphens only"),
  );

export const taxNumbersSchema = z.object({
  GST: number,
  QST: number,
  "PST-BC": number,
  "PST-MB": number,
  "PST-SK": number,
});

const provinces = regionsOf("CA").map(({ code }) => code);

/** GST and HST share a registration; PST has one per province. */
export function authorityOf(label: TaxRate["label"], region: string): TaxAuthority | null {
  if (label === "GST" || label === "HST") return "GST";
  if (label === "QST") return region === "CA-QC" ? "QST" : null;
  const authority = `PST-${region.slice(3)}`;
  return authority in taxAuthorityNames ? (authority as TaxAuthority) : null;
}

export const taxRateSchema = z
  .object({
    region: z.enum(provinces, "Choose a province or territory"),
    label: z.enum(["GST", "HST", "QST", "PST"], "Choose a tax"),
    since: z.iso.date("Enter a day, such as 2027-01-01"),
    rate: z
      .string()
      .trim()
      .regex(
        /^\d{1,2}([.,]\d{1,3})?$/,
        "Enter a percentage with at most three decimals, such as 9.975",
      )
      .transform((text) => Number(text.replace(",", ".")))
      .pipe(z.number().max(30, "Enter 30 or less")),
  })
  .refine(({ region, label }) => authorityOf(label, region) !== null, {
    path: ["label"],
    error: "This province has no such tax",
  })
  .transform((rate): TaxRate => ({ ...rate, authority: authorityOf(rate.label, rate.region)! }));
