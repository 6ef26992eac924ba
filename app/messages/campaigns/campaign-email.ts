import type { ListingCardRow } from "#app/listings/card/make-card.ts";
import { makeEmailCard } from "#app/messages/alerts/sending/make-email-card.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";

export interface CampaignContent {
  id: string;
  subject: string;
  introduction: string;
  cards: readonly ListingCardRow[];
}

/** It names the campaign and the listing, and nothing about the reader. */
export const campaignLink = (campaignId: string, listingId: string): string =>
  `/newsletter/link/${campaignId}/${listingId}`;

export const campaignEmail = (
  { id, subject, introduction, cards }: CampaignContent,
  links: { chooseUrl: string; unsubscribeUrl: string },
): EmailContent => ({
  subject,
  heading: subject,
  paragraphs: introduction.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ""),
  cards: cards.map((row) => ({
    ...makeEmailCard(row, { label: "For sale", priceBefore: null }),
    url: site + campaignLink(id, row.id),
  })),
  links: [{ label: "Choose your categories and regions", url: links.chooseUrl }],
  reason: `You received this email because you subscribed to the ${brand.name} newsletter.`,
  unsubscribeUrl: links.unsubscribeUrl,
  isCommercial: true,
});
