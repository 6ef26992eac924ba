import { z } from "zod";
import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { listingStatuses } from "#app/listings/listing.ts";
import { type ListingFlag, listingFlags } from "./options.ts";
import { parseLine } from "./parse-value.ts";
import { maxCityLength, maxWordsLength } from "./search.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { findRegion } from "#app/shared/places.ts";

const flag = z.stringbool({
  truthy: ["true"],
  falsy: ["false"],
  case: "sensitive",
  error: "Must be true or false",
});

export const flagNames: readonly ("featured" | "verified" | ListingFlag)[] = [
  "featured",
  "verified",
  ...listingFlags,
];

/** Whole units or with cents, as people write prices; internally amounts are in minor units. */
const amount = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, "Must be an amount, like 250000 or 250000.50")
  .transform((text) => Math.round(Number(text) * 100));

const known = <T>(find: (text: string) => T | undefined, error: string) =>
  z.string().transform((text, context) => {
    const found = find(text);
    if (found !== undefined) return found;
    context.addIssue(error);
    return z.NEVER;
  });

const line = (length: number) =>
  z
    .string()
    .max(length, `Use at most ${length} characters`)
    .transform((text) => parseLine(text, length))
    .pipe(z.string().min(1, "Must not be empty"));

export const listingPageSize = 20;

/** The next page starts after this row, despite concurrent changes. */
export interface ListingCursor {
  createdAt: Date;
  id: string;
}

const shape = /^(\d{13})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const formatCursor = ({ createdAt, id }: ListingCursor): string =>
  `${String(createdAt.getTime()).padStart(13, "0")}_${id}`;

export function parseCursor(text: string): ListingCursor | null {
  const match = shape.exec(text);
  return match ? { createdAt: new Date(Number(match[1])), id: match[2]! } : null;
}

export const listingQuerySchema = z
  .object({
    owner: z.literal("me", 'Must be "me"'),
    status: z.enum(listingStatuses, `Must be one of ${listingStatuses.join(", ")}`),
    category: known((text) => findCategory(text)?.slug, "Unknown category"),
    subcategory: known(
      (text) => findSubcategoryAnywhere(text)?.subcategory.slug,
      "Unknown subcategory",
    ),
    province: known((text) => findRegion(text)?.code, "Unknown province or state"),
    city: line(maxCityLength),
    priceMin: amount,
    priceMax: amount,
    ...(Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<
      (typeof flagNames)[number],
      typeof flag
    >),
    q: line(maxWordsLength),
    cursor: known(
      (text) => parseCursor(text) ?? undefined,
      "Must be the nextCursor of an earlier answer",
    ),
  })
  .partial()
  .refine(({ priceMin = 0, priceMax = Infinity }) => priceMin <= priceMax, {
    path: ["priceMax"],
    error: "priceMax must not be below priceMin",
  })
  .refine(({ q, status = "active" }) => q === undefined || status === "active", {
    path: ["q"],
    error: "Text search covers active listings only",
  });

export type ListingQuery = z.output<typeof listingQuerySchema>;

/** Filters of plain lists: home, owners, brokers and the API. Prices are in minor units of the listing's own currency. */
export interface ListingFilter extends Omit<ListingQuery, "owner" | "q" | "cursor"> {
  /** Only currently public listings. Without it, the caller must have checked access. */
  publicAt?: Date | undefined;
  ownerId?: string | undefined;
}

/** Strict, unlike the search: a misspelled filter must not return everything. */
export function parseListingQuery(
  params: URLSearchParams,
): { ok: true; query: ListingQuery } | { ok: false; fields: FieldErrors } {
  const names = [...new Set(params.keys())];
  const faults = new Map<string, string>();
  for (const name of names)
    if (!Object.hasOwn(listingQuerySchema.shape, name)) faults.set(name, "Unknown parameter");
    else if (params.getAll(name).length > 1) faults.set(name, "Must be given only once");
  const given = names.filter((name) => !faults.has(name)).map((name) => [name, params.get(name)]);
  const read = listingQuerySchema.safeParse(Object.fromEntries(given));
  if (read.success && faults.size === 0) return { ok: true, query: read.data };
  const wrong = read.success ? {} : fieldErrors(read.error.issues);
  return { ok: false, fields: { ...Object.fromEntries(faults), ...wrong } };
}
