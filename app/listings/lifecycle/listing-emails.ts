import type { ListingStatus, ReviewReason } from "#app/listings/listing.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";
import { addDays } from "#app/shared/day.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { askEveryDays, silentDays } from "./freshness.ts";

export interface MailedListing {
  title: string;
  listingId: string;
}

type Action = "buy" | "view" | "draft" | "desk";

interface ListingEmail {
  heading: string;
  subject?: string;
  text: string[];
  action: EmailContent["action"];
  reason?: string;
}

const listingEmail = (
  { title }: MailedListing,
  { heading, subject = `${heading}: ${title}`, text, action, reason = "" }: ListingEmail,
): EmailContent => ({
  subject,
  heading,
  paragraphs: [title, ...text],
  action,
  reason: `You received this email because you have a listing on ${brand.name}.${reason}`,
});

const linkTo = ({ listingId }: MailedListing, action: Action, label: string) => ({
  label,
  url: {
    buy: `${site}/account/upgrades/${listingId}`,
    view: `${site}/business/${listingId}`,
    draft: `${site}/sell-business?draft=${listingId}`,
    desk: `${site}/account/listings/edit/${listingId}`,
  }[action],
});

const on = (date: Date): string => formatDate(date.toISOString());
const aboutTerm = " Emails about the term of a listing cannot be turned off.";
const confirmAt = (url: string) => ({ label: "Yes, it is still for sale", url });

export function stillForSaleEmail(
  listing: MailedListing,
  { confirmedAt, confirmUrl, now }: { confirmedAt: Date; confirmUrl: string; now: Date },
): EmailContent {
  const silentFrom = addDays(confirmedAt, askEveryDays + silentDays);
  return listingEmail(listing, {
    subject: `Still for sale? ${listing.title}`,
    heading: "Is your business still for sale?",
    text: [
      silentFrom > now
        ? `Please confirm by ${on(silentFrom)}. After that day buyers see that the listing is not confirmed, and it appears below confirmed ones.`
        : `Buyers now see “Not confirmed since ${on(confirmedAt)}” on your listing, and it appears below confirmed ones. Confirm it, and both change at once.`,
      "You do not need to sign in to confirm.",
      `Sold, or no longer for sale? Mark it as sold or withdraw it here: ${site}/account/listings`,
    ],
    action: confirmAt(confirmUrl),
    reason: ` We ask every ${askEveryDays} days while a listing is active.`,
  });
}

export const termEndsEmail = (listing: MailedListing, endsAt: Date): EmailContent =>
  listingEmail(listing, {
    subject: `Your listing ends on ${on(endsAt)}`,
    heading: `Your listing ends on ${on(endsAt)}`,
    text: [
      "After that day buyers no longer find it. Choose a package, and it stays on the market.",
      "If you do nothing, the listing ends and nothing is charged.",
    ],
    action: linkTo(listing, "buy", "Choose a package"),
    reason: aboutTerm,
  });

export const confirmToContinueEmail = (
  listing: MailedListing,
  { endsAt, confirmUrl }: { endsAt: Date; confirmUrl: string },
): EmailContent =>
  listingEmail(listing, {
    subject: `Confirm by ${on(endsAt)} to keep your listing`,
    heading: "Is your business still for sale?",
    text: [
      `You have not confirmed this listing lately. Without your answer it ends on ${on(endsAt)}.`,
      "Your package runs until the business is sold: confirm, and the listing goes on for another year without charge. You do not need to sign in.",
    ],
    action: confirmAt(confirmUrl),
    reason: aboutTerm,
  });

/** With a link to confirm if the package runs until sold and the listing expired unconfirmed. */
export const expiredEmail = (
  listing: MailedListing,
  endedAt: Date,
  confirmUrl: string | null,
): EmailContent =>
  listingEmail(listing, {
    heading: "Your listing has ended",
    text: confirmUrl
      ? [
          `It ended on ${on(endedAt)}, because you had not confirmed that the business is still for sale.`,
          "Your package runs until the business is sold: confirm, and the listing is back for another year without charge. You do not need to sign in.",
        ]
      : [
          `Its term ended on ${on(endedAt)}, and buyers no longer find it. Everything that you wrote and uploaded is kept.`,
          "Choose a package, and it is back on the market at once.",
        ],
    action: confirmUrl ? confirmAt(confirmUrl) : linkTo(listing, "buy", "Choose a package"),
    reason: aboutTerm,
  });

export type Decision =
  | { kind: "live" }
  | { kind: "cleared" }
  | { kind: "rejected"; reason: string; isRefunded: boolean }
  | { kind: "taken-down"; reason: string }
  | { kind: "restored" }
  | { kind: "status-set"; status: ListingStatus; reason: string }
  | { kind: "edited"; status: ListingStatus; fields: readonly string[] }
  | { kind: "created" }
  | { kind: "received"; status: ListingStatus }
  | { kind: "given-away"; reason: string };

const statusSentences: Record<ListingStatus, string> = {
  active: "Your listing is on the market now, and buyers can find it.",
  pending: "We are reviewing your listing. Buyers can't see it until we're done.",
  draft: "Your listing is a draft now. Buyers do not see it.",
  sold: "Your listing is marked as sold. Its page stays, without the contact form.",
  expired: "Your listing is off the market now, and buyers no longer find it.",
};

export const decisionEmail = (listing: MailedListing, decision: Decision): EmailContent =>
  listingEmail(listing, describeDecision(listing, decision));

function describeDecision(listing: MailedListing, decision: Decision): ListingEmail {
  const contact = `${site}/contact`;
  const appeal = `If you think that we are wrong, write to us: ${contact}`;
  const edit = (status: ListingStatus, label: string) =>
    linkTo(listing, status === "draft" ? "draft" : "desk", label);
  switch (decision.kind) {
    case "live":
      return {
        heading: "Your listing is live",
        text: [
          "We have finished our check, and buyers can find your listing now. Your term starts today.",
        ],
        action: linkTo(listing, "view", "View your listing"),
      };
    case "cleared":
      return {
        heading: "Your listing can go live",
        text: [
          "We have finished our check. Choose a package, and buyers find your listing at once.",
        ],
        action: linkTo(listing, "buy", "Choose a package"),
      };
    case "rejected":
      return {
        heading: "Your listing was not approved",
        text: [
          `The reason: ${decision.reason}`,
          ...(decision.isRefunded ? ["We are refunding what you paid for this term in full."] : []),
          "Everything that you wrote is kept as a draft. Change what is needed and send it again.",
          appeal,
        ],
        action: linkTo(listing, "draft", "Open the draft"),
      };
    case "taken-down":
      return {
        heading: "We took down your listing",
        text: [
          `The reason: ${decision.reason}`,
          "Buyers no longer find it. Everything that you wrote and uploaded is kept, and so is the time that you paid for. Renewals are stopped.",
          `Change what is needed, then write to us. We put it back on the market once it is in order: ${contact}`,
        ],
        action: linkTo(listing, "desk", "Open your listing"),
      };
    case "restored":
      return {
        subject: `Your listing is back: ${listing.title}`,
        heading: "Your listing is back on the market",
        text: [
          "Buyers can find it again. The time that it was down does not count: its term ends that much later.",
        ],
        action: linkTo(listing, "view", "View your listing"),
      };
    case "status-set":
      return {
        heading: "We changed the status of your listing",
        text: [
          statusSentences[decision.status],
          `The reason: ${decision.reason}`,
          `Nothing is charged or refunded by this. ${appeal}`,
        ],
        action: edit(decision.status, "Open your listing"),
      };
    case "edited":
      return {
        heading: "We changed your listing",
        text: [
          `An administrator of ${brand.name} changed: ${formatList([...decision.fields])}.`,
          `Please check that everything is right. ${appeal}`,
        ],
        action: edit(decision.status, "Check your listing"),
      };
    case "created":
      return {
        heading: "We started a listing for you",
        text: [
          `An administrator of ${brand.name} wrote a draft for you. Buyers do not see it, and nothing is charged.`,
          "Check it, add what is missing and choose a package, or delete it.",
          appeal,
        ],
        action: linkTo(listing, "draft", "Open the draft"),
      };
    case "received":
      return {
        heading: "A listing is in your account now",
        text: [
          "You are its owner, and its conversations are yours to answer. Its contact details are now those of your account. What was paid for it stays paid; monthly renewals have stopped.",
          `Please check that everything is right. ${appeal}`,
        ],
        action: edit(decision.status, "Open your listing"),
      };
    case "given-away":
      return {
        heading: "A listing is no longer in your account",
        text: [
          `The reason: ${decision.reason}`,
          "It has another owner now, who also answers its conversations. Your orders and receipts stay in your account. Monthly renewals have stopped, and nothing more is charged to you.",
        ],
        action: { label: "Contact us", url: contact },
      };
  }
}

const found: Record<ReviewReason, string> = {
  "repeated-photos": "It has photos of another owner's listing.",
  "repeated-text": "It has the text of another owner's listing.",
  "earlier-rejection": "Its owner had a listing rejected.",
  "banned-words": "It contains banned words.",
};

export const listingWaitsEmail = (
  listing: { id: string; title: string },
  reasons: readonly ReviewReason[],
): EmailContent => ({
  subject: `A paid listing is waiting for review: ${listing.title}`,
  heading: "A paid listing is waiting for review",
  paragraphs: [listing.title, ...reasons.map((one) => found[one])],
  action: { label: "Review it", url: `${site}/admin/queues/listings?item=${listing.id}` },
  reason: `You received this email because you are an administrator of ${brand.name}.`,
});
