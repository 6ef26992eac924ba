import type { ReviewReason } from "#app/listings/listing.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";

interface ReviewedListing {
  id: string;
  title: string;
}

const reason = `You received this email because you have a listing on ${brand.name}.`;

export const reviewPassedEmail = (appUrl: string, listing: ReviewedListing): EmailContent => ({
  subject: `Your listing is live: ${listing.title}`,
  heading: "Your listing is live",
  paragraphs: [
    listing.title,
    "We have finished our check, and buyers can find your listing now. Your term starts today.",
  ],
  action: { label: "View your listing", url: `${appUrl}/business/${listing.id}` },
  reason,
});

export const reviewClearedEmail = (appUrl: string, listing: ReviewedListing): EmailContent => ({
  subject: `Your listing can go live: ${listing.title}`,
  heading: "Your listing can go live",
  paragraphs: [
    listing.title,
    "We have finished our check. Choose a package, and buyers find your listing at once.",
  ],
  action: { label: "Choose a package", url: `${appUrl}/account/upgrades/${listing.id}` },
  reason,
});

export const reviewRejectedEmail = (
  appUrl: string,
  listing: ReviewedListing,
  { why, isRefunded }: { why: string; isRefunded: boolean },
): EmailContent => ({
  subject: `Your listing was not approved: ${listing.title}`,
  heading: "Your listing was not approved",
  paragraphs: [
    listing.title,
    `The reason: ${why}`,
    ...(isRefunded ? ["We are refunding what you paid for this term in full."] : []),
    "Everything that you wrote is kept as a draft. Change what is needed and send it again.",
    `If you think that we are wrong, write to us: ${appUrl}/contact`,
  ],
  action: { label: "Open the draft", url: `${appUrl}/sell-business?draft=${listing.id}` },
  reason,
});

const found: Record<ReviewReason, string> = {
  "repeated-photos": "It has photos of another owner's listing.",
  "repeated-text": "It has the text of another owner's listing.",
  "earlier-rejection": "Its owner had a listing rejected.",
  "banned-words": "It contains banned words.",
};

export const listingWaitsEmail = (
  appUrl: string,
  listing: ReviewedListing,
  reasons: readonly ReviewReason[],
): EmailContent => ({
  subject: `A paid listing is waiting for review: ${listing.title}`,
  heading: "A paid listing is waiting for review",
  paragraphs: [listing.title, ...reasons.map((one) => found[one])],
  action: { label: "Review it", url: `${appUrl}/admin/queues/listings?item=${listing.id}` },
  reason: `You received this email because you are an administrator of ${brand.name}.`,
});
