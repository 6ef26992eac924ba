/** Changed by administrators without a release. The defaults claim nothing that may not be true of a new site. */
import { z } from "zod";
import { bannedWordsSchema, defaultBannedWords } from "#app/listings/review/banned-words.ts";
import { defaultFeaturedSlots, featuredSlotsSchema } from "#app/search/featured/featured-slots.ts";
import type { Operator } from "#app/shared/brand.ts";
import { plainText } from "#app/shared/plain-text.ts";

const line = (missing: string, most: number) =>
  z
    .string(missing)
    .transform((text) => plainText(text).replace(/\s+/g, " "))
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(most, `Enter ${String(most)} characters or fewer`),
    );

/** All or nothing: the law requires a sender's name, address and contact. */
export const operatorSchema: z.ZodType<Operator> = z.object({
  legalName: line("Enter the legal name", 120),
  postalAddress: line("Enter the postal address", 200),
  supportEmail: line("Enter the support email", 254).pipe(
    z.email("Enter an email address such as help@example.com"),
  ),
});

const announcement = z.object({
  /** A visitor who dismissed this version does not see it again. */
  version: z.string().regex(/^[\w.-]{1,40}$/),
  title: z.string().min(1).max(120),
  body: z.string().min(1).max(600),
  figures: z.array(z.object({ value: z.string().max(20), label: z.string().max(60) })).max(4),
  /** The text is kept while it is off. */
  isOn: z.boolean().default(true),
});

const figure = z
  .string()
  .default("")
  .transform(plainText)
  .pipe(z.string().max(20, "Enter 20 characters or fewer"));

/** Empty figures are counted. */
export const heroFiguresSchema = z.object({
  years: figure,
  sales: figure,
  verified: figure,
  subscribers: figure,
});

export const siteSettingSchemas = {
  operator: operatorSchema.nullable(),
  announcement: announcement.nullable(),
  heroFigures: heroFiguresSchema,
  featuredSlots: featuredSlotsSchema,
  bannedWords: bannedWordsSchema,
} as const;

export type SiteSettingKey = keyof typeof siteSettingSchemas;

export type Announcement = z.infer<typeof announcement>;

export type SiteSettings = {
  [Key in SiteSettingKey]: z.infer<(typeof siteSettingSchemas)[Key]>;
};

export const defaultSiteSettings: SiteSettings = {
  operator: null,
  announcement: null,
  bannedWords: [...defaultBannedWords],
  featuredSlots: defaultFeaturedSlots,
  heroFigures: { years: "", sales: "", verified: "", subscribers: "" },
};

/** The announcement never contradicts the packages: a figure labelled "subscribers" is theirs, and without subscribers there is none. */
export const withSubscribers = (
  figures: Announcement["figures"],
  subscribers: string,
): Announcement["figures"] =>
  figures
    .map((one) => (/\bsubscribers\b/i.test(one.label) ? { ...one, value: subscribers } : one))
    .filter(({ value }) => value !== "");
