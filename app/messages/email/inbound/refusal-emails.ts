/** What somebody is told whose email was not, or not completely, added to a conversation. Nothing in it was typed by anybody. */
import { leadHref } from "#app/messages/leads/lead.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";

/** So that no machine answers. */
const headers = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" };
const reason = `You received this email because you sent an email to ${brand.name}.`;
const shared = { headers, reason };

/** To the sender of an email that is not from the member's address: tells nothing about the conversation. */
export const strangerEmail = (appUrl: string): EmailContent => ({
  ...shared,
  subject: "Your email was not delivered",
  heading: "Your email was not delivered",
  paragraphs: [
    `Replies to a conversation on ${brand.name} have to come from the email address of the account that the notification was sent to. Yours came from another address, so nobody has read it.`,
    "Send it from the address of your account, or sign in and reply there.",
  ],
  action: { label: "Sign in", url: `${appUrl}/signin` },
});

export const closedEmail = (appUrl: string, conversationId: string): EmailContent => ({
  ...shared,
  subject: "Your reply was not delivered",
  heading: "This conversation is closed",
  paragraphs: [
    "Your reply was not delivered, because the conversation was closed or the other person is no longer here.",
  ],
  action: { label: "Open the conversation", url: `${appUrl}${leadHref(conversationId)}` },
});

export const emptyEmail = (appUrl: string, conversationId: string): EmailContent => ({
  ...shared,
  subject: "Your reply was empty",
  heading: "We found no text in your reply",
  paragraphs: [
    "Your reply was not delivered, because we found nothing in it but the quoted email. Write above the quoted text, or reply in the conversation itself.",
  ],
  action: { label: "Open the conversation", url: `${appUrl}${leadHref(conversationId)}` },
});

export const unreadableEmail = (appUrl: string, conversationId: string): EmailContent => ({
  ...shared,
  subject: "Your reply could not be read",
  heading: "We could not read your reply",
  paragraphs: [
    "Your reply was not delivered, because its format is broken or too complex. Send it as plain text, or reply in the conversation itself.",
  ],
  action: { label: "Open the conversation", url: `${appUrl}${leadHref(conversationId)}` },
});

export interface RefusedFile {
  name: string;
  problem: string;
}

export const filesEmail = (
  appUrl: string,
  conversationId: string,
  files: readonly RefusedFile[],
): EmailContent => ({
  ...shared,
  subject:
    files.length === 1 ? "An attachment was not delivered" : "Attachments were not delivered",
  heading:
    files.length === 1 ? "An attachment was not delivered" : "Attachments were not delivered",
  paragraphs: files.map(({ name, problem }) => `${name}\n${problem}`),
  action: { label: "Open the conversation", url: `${appUrl}${leadHref(conversationId)}` },
});
