import { leadHref } from "#app/messages/leads/lead.ts";
import type { InquiryData } from "#app/messages/messages.table.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";

interface InquiryEmail {
  appUrl: string;
  conversationId: string;
  listingTitle: string;
  /** What the sender entered into the form, and nothing from their profile. */
  inquiry: InquiryData;
  /** Whether the sender has confirmed their email address. */
  confirmed: boolean;
}

export const inquiryEmail = ({
  appUrl,
  conversationId,
  listingTitle,
  inquiry,
  confirmed,
}: InquiryEmail): EmailContent => ({
  subject: `Inquiry about ${listingTitle}`,
  heading: "Someone is interested in your business",
  paragraphs: [
    `About: ${listingTitle}`,
    `Name: ${inquiry.name}\nEmail: ${inquiry.email}\nPhone: ${inquiry.phone}`,
    inquiry.message,
    ...(confirmed
      ? []
      : [
          "The sender hasn't confirmed their email address yet. Be careful until you know who they are.",
        ]),
  ],
  action: { label: "Read and reply", url: `${appUrl}${leadHref(conversationId)}` },
  reason:
    "You received this email because a buyer messaged you about your listing. You can turn these emails off in your profile.",
});
