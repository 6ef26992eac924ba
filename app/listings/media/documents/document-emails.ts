import { mediaPath } from "#app/listings/media/listing-media.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";

interface MailedRequest {
  appUrl: string;
  listingId: string;
  title: string;
}

const settings = "You can turn these emails off in your profile, under notifications.";

export const accessRequestedEmail = (
  { appUrl, listingId, title }: MailedRequest,
  buyerName: string,
): EmailContent => ({
  subject: `${buyerName} asks to read your documents`,
  heading: `${buyerName} asks to read your documents`,
  paragraphs: [
    title,
    "Nobody reads them before you say yes. You can take access back at any time, and you see every time a document is opened.",
  ],
  action: { label: "Answer the request", url: `${appUrl}${mediaPath(listingId, "documents")}` },
  reason: `You received this email because you have a listing on ${brand.name}. ${settings}`,
});

export const accessGrantedEmail = ({ appUrl, listingId, title }: MailedRequest): EmailContent => ({
  subject: "You can now read the documents",
  heading: "You can now read the documents",
  paragraphs: [
    title,
    "The owner has let you in. Please keep what you read to yourself and your advisers: your name, your email address and the date are written on every page of a PDF, and the owner sees who opened which document.",
  ],
  action: { label: "See the documents", url: `${appUrl}/business/${listingId}#confidential` },
  reason: `You received this email because you asked for the documents of a listing on ${brand.name}. ${settings}`,
});
