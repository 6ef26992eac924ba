import { z } from "zod";
import { writtenLine, writtenText } from "#app/ui/forms/written-text.ts";

/** Mail programs would cut off more. */
export const mostCampaignListings = 10;
export const maxSubject = 120;
export const maxIntroduction = 3000;

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Ids or addresses of listings, in the order given, each once. */
export const listingIdsIn = (text: string): string[] => [
  ...new Set(Array.from(text.slice(0, 20_000).matchAll(uuid), ([id]) => id.toLowerCase())),
];

export const campaignSchema = z.object({
  subject: writtenLine(maxSubject, "Enter a subject"),
  introduction: writtenText(maxIntroduction),
  listingIds: z
    .string()
    .default("")
    .transform(listingIdsIn)
    .pipe(
      z
        .array(z.string())
        .min(1, "Enter at least one listing")
        .max(mostCampaignListings, `Choose at most ${mostCampaignListings} listings`),
    ),
});
export type CampaignInput = z.infer<typeof campaignSchema>;
