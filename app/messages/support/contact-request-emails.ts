import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { brand, site } from "#app/shared/brand.ts";
import type { ContactRequestInput } from "./contact-request.schema.ts";
import { contactReference, contactTopicLabels } from "./contact-request.ts";

/** Quotes none of the input: the address may be someone else's, who must not get spam this way. */
export const contactConfirmationEmail = (
  reference: string,
  promisedAt: Date | null,
): EmailContent => ({
  subject: `We received your message (${reference})`,
  heading: "We received your message",
  paragraphs: [
    `Thank you for writing to us. Your reference is ${reference}.`,
    promisedAt
      ? `You have priority support: a person replies by email before ${formatDate(promisedAt, { format: "with-time" })}, Toronto time.`
      : "A person reads every message and replies by email, usually within two business days.",
  ],
  reason: `You received this email because somebody entered this address in the contact form of ${brand.name}. If it was not you, there is nothing to do: we send no other emails to it.`,
});

export const contactAnswerEmail = (request: {
  id: string;
  content: string;
  answer: string;
}): EmailContent => ({
  subject: `Our answer to your message (${contactReference(request.id)})`,
  heading: "Our answer to your message",
  paragraphs: request.answer.split(/\n\s*\n/),
  quotes: [{ label: "You wrote", text: request.content }],
  hint: `Quote ${contactReference(request.id)} if you write to us again.`,
  reason: `You received this email because you wrote to us in the contact form of ${brand.name}.`,
});

export const contactNoticeEmail = (
  { id }: { id: string },
  { name, email, topic, message }: ContactRequestInput,
): EmailContent => ({
  subject: `Message ${contactReference(id)}: ${contactTopicLabels[topic]}`,
  heading: "A message from the contact form",
  paragraphs: [
    `Reference: ${contactReference(id)}\nName: ${name}\nEmail: ${email}\nTopic: ${contactTopicLabels[topic]}`,
    message,
  ],
  action: { label: "Answer it", url: `${site}/admin/queues/contact?item=${id}` },
  reason: `You receive this email because you administer ${brand.name}.`,
});
