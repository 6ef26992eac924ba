/**
 * Settings that administrators change without a release: the announcement, the hero figures of the home page, how many featured
 * listings are shown, and the words with which no listing goes live unseen. Each has a default, so the site is complete with an
 * empty database.
 */
import { z } from "zod";
import { bannedWordsSchema, defaultBannedWords } from "#app/listings/review/banned-words.ts";
import {
  defaultFeaturedSlots,
  featuredSlotsSchema,
} from "#app/listings/search/featured/featured-slots.ts";
import { brand } from "#app/shared/brand.ts";

const announcement = z.object({
  /** A visitor who dismissed this version does not see it again. */
  version: z.string().regex(/^[\w.-]{1,40}$/),
  title: z.string().min(1).max(120),
  body: z.string().min(1).max(600),
  figures: z.array(z.object({ value: z.string().max(20), label: z.string().max(60) })).max(4),
  /** Its text is kept while nobody sees it. */
  isOn: z.boolean().default(true),
});

const heroFigures = z.object({
  years: z.string().max(20),
  sales: z.string().max(20),
  verified: z.string().max(20),
});

export const siteSettingSchemas = {
  announcement: announcement.nullable(),
  heroFigures,
  featuredSlots: featuredSlotsSchema,
  bannedWords: bannedWordsSchema,
} as const;

export type SiteSettingKey = keyof typeof siteSettingSchemas;

export type Announcement = z.infer<typeof announcement>;

export type SiteSettings = {
  [Key in SiteSettingKey]: z.infer<(typeof siteSettingSchemas)[Key]>;
};

export const defaultSiteSettings: SiteSettings = {
  announcement: {
    version: "2026-relevo",
    title: "We have a new name",
    body: `The marketplace you know has been acquired. It is now called ${brand.name} and is expanding to Mexico.`,
    figures: [
      { value: "16,300+", label: "members" },
      { value: "400-600", label: "new listings per month" },
      { value: "34,200+", label: "subscribers" },
    ],
    isOn: true,
  },
  bannedWords: [...defaultBannedWords],
  featuredSlots: defaultFeaturedSlots,
  heroFigures: { years: "25+", sales: "10,000+", verified: "100%" },
};
