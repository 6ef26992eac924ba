import { leadHref } from "#app/messages/leads/lead.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";

/** Prevents automatic replies. */
const headers = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" };
const reason = `You received this email because you sent an email to ${brand.name}.`;
const shared = { headers, reason };

/** Says nothing about the conversation, because the sender is not a member. */
export const strangerEmail = (): EmailContent => ({
  ...shared,
  subject: "Your email was not delivered",
  heading: "Your email was not delivered",
  paragraphs: [
    `Replies to a conversation on ${brand.name} have to come from the email address of the account that the notification was sent to. Yours came from another address, so nobody has read it.`,
    "Send it from the address of your account, or sign in and reply there.",
  ],
  action: { label: "Sign in", url: `${site}/signin` },
});

interface EmailedThread {
  conversationId: string;
}

const openThread = ({ conversationId }: EmailedThread) => ({
  label: "Open the conversation",
  url: `${site}${leadHref(conversationId)}`,
});

const refusals = {
  closed: {
    subject: "Your reply was not delivered",
    heading: "This conversation is closed",
    text: "Your reply was not delivered, because the conversation was closed or the other person is no longer here.",
  },
  empty: {
    subject: "Your reply was empty",
    heading: "We found no text in your reply",
    text: "Your reply was not delivered, because we found nothing in it but the quoted email. Write above the quoted text, or reply in the conversation itself.",
  },
  unreadable: {
    subject: "Your reply could not be read",
    heading: "We could not read your reply",
    text: "Your reply was not delivered, because its format is broken or too complex. Send it as plain text, or reply in the conversation itself.",
  },
} as const;

export function refusalEmail(refusal: keyof typeof refusals, thread: EmailedThread): EmailContent {
  const { text, ...titles } = refusals[refusal];
  return { ...shared, ...titles, paragraphs: [text], action: openThread(thread) };
}

export function filesEmail(
  thread: EmailedThread,
  files: readonly { name: string; problem: string }[],
): EmailContent {
  const title =
    files.length === 1 ? "An attachment was not delivered" : "Attachments were not delivered";
  return {
    ...shared,
    subject: title,
    heading: title,
    paragraphs: files.map(({ name, problem }) => `${name}\n${problem}`),
    action: openThread(thread),
  };
}
