import { askEveryDays, silentDays } from "./freshness.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { addDays } from "#app/shared/day.ts";

interface MailedListing {
  title: string;
  appUrl: string;
  listingId: string;
}

const on = (date: Date): string => formatDate(date.toISOString());
const reason = `You received this email because you have a listing on ${brand.name}. Emails about the term of a listing cannot be turned off.`;
const buyUrl = ({ appUrl, listingId }: MailedListing) => `${appUrl}/account/upgrades/${listingId}`;

export const stillForSaleEmail = (
  listing: MailedListing,
  { confirmedAt, confirmUrl, now }: { confirmedAt: Date; confirmUrl: string; now: Date },
): EmailContent => {
  const silentFrom = addDays(confirmedAt, askEveryDays + silentDays);
  return {
    subject: `Still for sale? ${listing.title}`,
    heading: "Is your business still for sale?",
    paragraphs: [
      listing.title,
      silentFrom > now
        ? `Please confirm by ${on(silentFrom)}. After that day buyers read that the listing is not confirmed, and it appears below confirmed ones.`
        : `Buyers now read “Not confirmed since ${on(confirmedAt)}” on your listing, and it appears below confirmed ones. Confirm it, and both change at once.`,
      "You do not need to sign in to confirm.",
      `Sold, or no longer for sale? Mark it as sold or withdraw it here: ${listing.appUrl}/account/listings`,
    ],
    action: { label: "Yes, it is still for sale", url: confirmUrl },
    reason: `You received this email because you have a listing on ${brand.name}. We ask every ${askEveryDays} days while a listing is active.`,
  };
};

export const termEndsEmail = (listing: MailedListing, endsAt: Date): EmailContent => ({
  subject: `Your listing ends on ${on(endsAt)}`,
  heading: `Your listing ends on ${on(endsAt)}`,
  paragraphs: [
    listing.title,
    "After that day buyers no longer find it. Choose a package, and it stays on the market.",
    "If you do nothing, the listing ends by itself and nothing is charged.",
  ],
  action: { label: "Choose a package", url: buyUrl(listing) },
  reason,
});

export const confirmToContinueEmail = (
  listing: MailedListing,
  { endsAt, confirmUrl }: { endsAt: Date; confirmUrl: string },
): EmailContent => ({
  subject: `Confirm by ${on(endsAt)} to keep your listing`,
  heading: "Is your business still for sale?",
  paragraphs: [
    listing.title,
    `You have not confirmed this listing lately. Without your answer it ends on ${on(endsAt)}.`,
    "Your package runs until the business is sold: confirm, and the listing goes on for another year without charge. You do not need to sign in.",
  ],
  action: { label: "Yes, it is still for sale", url: confirmUrl },
  reason,
});

export const expiredEmail = (listing: MailedListing, endedAt: Date): EmailContent => ({
  subject: `Your listing has ended: ${listing.title}`,
  heading: "Your listing has ended",
  paragraphs: [
    listing.title,
    `Its term ended on ${on(endedAt)}, and buyers no longer find it. Everything that you wrote and uploaded is kept.`,
    "Choose a package, and it is back on the market at once.",
  ],
  action: { label: "Choose a package", url: buyUrl(listing) },
  reason,
});

export const unconfirmedEndedEmail = (
  listing: MailedListing,
  { endedAt, confirmUrl }: { endedAt: Date; confirmUrl: string },
): EmailContent => ({
  subject: `Your listing has ended: ${listing.title}`,
  heading: "Your listing has ended",
  paragraphs: [
    listing.title,
    `It ended on ${on(endedAt)}, because you had not confirmed that the business is still for sale.`,
    "Your package runs until the business is sold: confirm, and the listing is back for another year without charge. You do not need to sign in.",
  ],
  action: { label: "Yes, it is still for sale", url: confirmUrl },
  reason,
});
