import { z } from "zod";
import { type CategorySlug, categorySlugs } from "#app/listings/category.ts";
import { readData } from "#demo/data-folder.ts";

/**
 * Raw material is written as templates: `[a|b]` is a choice, `{city}` a fact, `{#3-7}` a number in words,
 * `{$12-18}` an amount in the listing's currency, and leading `@lease @staff4` conditions that must hold.
 * `{we}`, `{our}`, `{us}`, `{we are}`, `{we were}` follow the voice: we, I, or a broker's "the owners".
 */
export type Template = string;

const templates = z.array(z.string().min(1)).min(1);
const probability = z.number().min(0).max(1).optional();

const tradeSchema = z.strictObject({
  /** What people call it after "the": "bakery". */
  noun: z.string(),
  /** Noun phrases with their article, to complete "This is …". */
  what: templates,
  headlines: templates,
  details: templates,
  /** What a buyer could do that the owner has not done. */
  next: templates,
  tags: z.string(),
  /**
   * Low and high of yearly revenue (thousands of CAD), margin (percent) and multiple, then revenue per employee,
   * then low and high of square feet: most stay within.
   */
  figures: z.tuple([
    z.number(),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
  ]),
  /** Low and high value of land and buildings in thousands of CAD, when they are part of the sale. */
  propertyValue: z.tuple([z.number(), z.number()]).optional(),
  property: probability,
  home: probability,
  relocatable: probability,
  absentee: probability,
  lodging: probability,
  franchise: probability,
  /** How frequent it is compared with the others of its category; 1 by default. */
  weight: z.number().positive().optional(),
  /** No business of this kind is older. */
  oldest: z.int().optional(),
  also: z.array(z.enum(categorySlugs)).optional(),
});

const categorySchema = z.strictObject({
  /** How many of a hundred listings have this main category, roughly as on the real marketplaces. */
  weight: z.number().positive(),
  details: templates,
  next: templates,
  trades: z.record(z.string(), tradeSchema),
});

export type Trade = z.output<typeof tradeSchema>;

export const textsByCategory = Object.fromEntries(
  categorySlugs.map((slug) => [slug, readData(`trades/${slug}.json`, categorySchema)]),
) as Record<CategorySlug, z.output<typeof categorySchema>>;
