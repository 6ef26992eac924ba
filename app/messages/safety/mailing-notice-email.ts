import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";

interface MailingNotice {
  name: string;
  email: string;
  content: string;
  /** The message in the administrators' queue. */
  url: string;
}

/** To the administrators. */
export const mailingNoticeEmail = ({ name, email, content, url }: MailingNotice): EmailContent => ({
  subject: "The same message was sent to many owners",
  heading: "The same message was sent to many owners",
  paragraphs: [
    `Sender: ${name}\nEmail: ${email}`,
    content,
    "Further messages with this text are slowed down. There is at most one email a day about each sender.",
  ],
  action: { label: "Look at the message", url },
  reason: `You receive this email because you administer ${brand.name}.`,
});
