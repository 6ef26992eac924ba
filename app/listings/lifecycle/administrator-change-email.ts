import type { ListingStatus } from "#app/listings/listing.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";
import { formatList } from "#app/ui/format/format-list.ts";

export type AdministratorChange =
  | { kind: "taken-down"; reason: string }
  | { kind: "restored" }
  | { kind: "status-set"; status: ListingStatus; reason: string }
  | { kind: "edited"; status: ListingStatus; fields: readonly string[] };

interface ChangedListing {
  id: string;
  title: string;
}

const why = `You received this email because you have a listing on ${brand.name}.`;
const appeal = (appUrl: string): string =>
  `If you think that we are wrong, write to us: ${appUrl}/contact`;

const statusSentences: Record<ListingStatus, string> = {
  active: "Your listing is on the market now, and buyers can find it.",
  pending: "We are reviewing your listing. Buyers can't see it until we're done.",
  draft: "Your listing is a draft now. Buyers do not see it.",
  sold: "Your listing is marked as sold. Its page stays, without the contact form.",
  expired: "Your listing is off the market now, and buyers no longer find it.",
};

export function administratorChangeEmail(
  appUrl: string,
  { id, title }: ChangedListing,
  change: AdministratorChange,
): EmailContent {
  const desk = `${appUrl}/account/listings/edit/${id}`;
  switch (change.kind) {
    case "taken-down":
      return {
        subject: `We took down your listing: ${title}`,
        heading: "We took down your listing",
        paragraphs: [
          title,
          `The reason: ${change.reason}`,
          "Buyers no longer find it. Everything that you wrote and uploaded is kept, and so is the time that you paid for. Renewals are stopped.",
          `Change what is needed, then write to us. We put it back on the market once it is in order: ${appUrl}/contact`,
        ],
        action: { label: "Open your listing", url: desk },
        reason: why,
      };
    case "restored":
      return {
        subject: `Your listing is back: ${title}`,
        heading: "Your listing is back on the market",
        paragraphs: [
          title,
          "Buyers can find it again. The time that it was down does not count: its term ends that much later.",
        ],
        action: { label: "View your listing", url: `${appUrl}/business/${id}` },
        reason: why,
      };
    case "status-set":
      return {
        subject: `We changed the status of your listing: ${title}`,
        heading: "We changed the status of your listing",
        paragraphs: [
          title,
          statusSentences[change.status],
          `The reason: ${change.reason}`,
          `Nothing is charged or refunded by this. ${appeal(appUrl)}`,
        ],
        action: { label: "Open your listing", url: editUrl(appUrl, id, change.status) },
        reason: why,
      };
    case "edited":
      return {
        subject: `We changed your listing: ${title}`,
        heading: "We changed your listing",
        paragraphs: [
          title,
          `An administrator of ${brand.name} changed: ${formatList([...change.fields])}.`,
          `Please check that everything is right. ${appeal(appUrl)}`,
        ],
        action: { label: "Check your listing", url: editUrl(appUrl, id, change.status) },
        reason: why,
      };
  }
}

const editUrl = (appUrl: string, id: string, status: ListingStatus): string =>
  status === "draft"
    ? `${appUrl}/sell-business?draft=${id}`
    : `${appUrl}/account/listings/edit/${id}`;
