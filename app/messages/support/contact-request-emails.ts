import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";
import type { ContactRequestInput } from "./contact-request.schema.ts";
import { contactTopicLabels } from "./contact-request.ts";

/** To the sender. It repeats nothing that was typed: the address may be that of somebody else, who must not be sent spam by it. */
export const contactConfirmationEmail = (reference: string): EmailContent => ({
  subject: `We received your message (${reference})`,
  heading: "We received your message",
  paragraphs: [
    `Thank you for writing to us. Your reference is ${reference}.`,
    "A person reads every message and replies by email, usually within two business days.",
  ],
  reason: `You received this email because somebody entered this address in the contact form of ${brand.name}. If it was not you, there is nothing to do: we send no other emails to it.`,
});

export const contactNoticeEmail = (
  reference: string,
  { name, email, topic, message }: ContactRequestInput,
): EmailContent => ({
  subject: `Message ${reference}: ${contactTopicLabels[topic]}`,
  heading: "A message from the contact form",
  paragraphs: [
    `Reference: ${reference}\nName: ${name}\nEmail: ${email}\nTopic: ${contactTopicLabels[topic]}`,
    message,
  ],
  reason: `You receive this email because you administer ${brand.name}.`,
});
