import { leadHref } from "#app/messages/leads/lead.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { type EndCause, mandatesHref } from "./mandate.ts";

interface MailedMandate {
  listingId: string;
  title: string;
}

const brokersReason = `You received this email because you are a broker on ${brand.name}.`;
const ownersReason = `You received this email because you have a listing on ${brand.name}.`;

export const offerEmail = (
  { title }: MailedMandate,
  { place, expiresAt }: { place: string; expiresAt: Date },
): EmailContent => ({
  subject: `A mandate is offered to you: ${title}`,
  heading: "A mandate is offered to you",
  paragraphs: [
    place ? `${title}, ${place}` : title,
    "The owner wants a broker who looks after the listing, answers buyers and grants documents.",
    `Accept or decline by ${formatDate(expiresAt, { format: "with-time" })}, Toronto time. After that it goes to another broker.`,
  ],
  action: { label: "Look at the offer", url: `${site}${mandatesHref}` },
  reason: brokersReason,
});

export const acceptedEmail = (
  { title }: MailedMandate,
  { brokerName, conversationId }: { brokerName: string; conversationId: string },
): EmailContent => ({
  subject: `${brokerName} is your broker now`,
  heading: `${brokerName} is your broker now`,
  paragraphs: [
    title,
    "Your broker edits the listing, answers buyers in your name and grants documents. You can read every conversation.",
    "You can end the mandate at any time, on the page where you edit the listing.",
  ],
  action: { label: "Meet your broker", url: `${site}${leadHref(conversationId)}` },
  reason: ownersReason,
});

const causes: Record<EndCause, string> = {
  owner: "The owner ended it.",
  broker: "The broker ended it.",
  administrator: `${brand.name} ended it.`,
  sold: "The business is sold.",
  "off-market": "The listing is off the market, or its package no longer includes a broker.",
  "owner-left": "The owner's account is no longer active.",
  "broker-left": "The broker can no longer take mandates.",
};

interface Ending {
  cause: EndCause;
  reason: string;
}

const endingParagraphs = ({ cause, reason }: Ending): string[] => [
  causes[cause],
  ...(reason ? [`The reason: ${reason}`] : []),
];

export const endedOwnerEmail = (
  { listingId, title }: MailedMandate,
  { brokerName, ...ending }: Ending & { brokerName: string },
): EmailContent => ({
  subject: `The mandate of ${brokerName} has ended`,
  heading: `The mandate of ${brokerName} has ended`,
  paragraphs: [
    title,
    ...endingParagraphs(ending),
    "The conversations about your listing are yours again: buyers message you.",
  ],
  action: { label: "Open my listing", url: `${site}/account/listings/edit/${listingId}` },
  reason: ownersReason,
});

export const endedBrokerEmail = ({ title }: MailedMandate, ending: Ending): EmailContent => ({
  subject: `Your mandate has ended: ${title}`,
  heading: "Your mandate has ended",
  paragraphs: [
    title,
    ...(ending.cause === "broker-left"
      ? ["You can no longer take mandates."]
      : endingParagraphs(ending)),
    "The conversations with buyers are the owner's again.",
  ],
  action: { label: "Open my mandates", url: `${site}${mandatesHref}` },
  reason: brokersReason,
});

export const withdrawnEmail = ({ title }: MailedMandate): EmailContent => ({
  subject: `The offer was withdrawn: ${title}`,
  heading: "The offer of a mandate was withdrawn",
  paragraphs: [title, "You don't need to answer it any more."],
  action: { label: "Open my mandates", url: `${site}${mandatesHref}` },
  reason: brokersReason,
});

export const nobodyLeftEmail = ({ listingId, title }: MailedMandate): EmailContent => ({
  subject: `No broker is left for ${title}`,
  heading: "No broker is left to ask",
  paragraphs: [
    title,
    "Every broker who takes mandates for this region and category was asked. Ask brokers to take more, or tell the owner.",
  ],
  action: { label: "Open the listing", url: `${site}/admin/listings/${listingId}/edit` },
  reason: `You received this email because you administer ${brand.name}.`,
});

export const introductionText = (person: {
  ownerName: string;
  brokerName: string;
  brokerage: string | null;
  title: string;
}): string => {
  const { ownerName, brokerName, brokerage, title } = person;
  const broker = brokerage ? `${brokerName} (${brokerage})` : brokerName;
  return [
    `Hello ${ownerName}, this is ${broker}, who looks after your listing “${title}” from today.`,
    "Use this conversation to agree on what buyers should know and what should stay private. You can both ask me as well.",
  ].join("\n\n");
};
