import { z } from "zod";
import { type CategorySlug, categorySlugs } from "#app/listings/category.ts";
import { findRegion } from "#app/shared/places.ts";

const isCategory = (slug: string): slug is CategorySlug =>
  categorySlugs.some((known) => known === slug);

export const wishesSchema = z.object({
  takesMandates: z.boolean(),
  regions: z
    .array(z.string())
    .refine(
      (chosen) => chosen.every((code) => findRegion(code)?.code === code),
      "Choose places from the list",
    ),
  categories: z
    .array(z.string())
    .refine(
      (chosen): chosen is CategorySlug[] => chosen.every(isCategory),
      "Choose categories from the list",
    ),
});
export type WishesInput = z.infer<typeof wishesSchema>;
