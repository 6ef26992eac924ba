import { z } from "zod";

export const mostMoney = 1_000_000_000_000;

/** The sale price as people type it: 450000, 450,000, $450 000. Optional. */
export const soldPriceSchema = z
  .string()
  .default("")
  .transform((text) => text.replace(/[\s,$]/g, ""))
  .refine(
    (text) => text === "" || /^\d{1,13}$/.test(text),
    "Enter a whole number, like 450,000, or leave it empty",
  )
  .transform((text) => (text === "" ? null : Number(text)))
  .refine(
    (amount) => amount === null || (amount > 0 && amount <= mostMoney),
    "Enter an amount between 1 and 1,000,000,000,000, or leave it empty",
  )
  .transform((amount) => amount && amount * 100);
