/** The email about new messages. Text with a warning is left out, because an email cannot show the warning beside its links. */
import type { InquiryData } from "#app/messages/messages.table.ts";
import { inquirySubject } from "#app/messages/inquiry/inquiry.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { site } from "#app/shared/brand.ts";

export interface EmailedMessage {
  content: string;
  inquiry: InquiryData | null;
  isRequest: boolean;
  /** A step of a negotiation: who took it, and which. */
  event: string | null;
  hasWarning: boolean;
  attachments: readonly string[];
}

export interface EmailedThread {
  conversationId: string;
  listingTitle: string | null;
  isOwner: boolean;
  /** The reader answers for the owner, whose broker they are. */
  isForOwner: boolean;
  senderName: string;
  isConfirmed: boolean;
  isContinued: boolean;
  isAnswerable: boolean;
}

export function messageEmail(
  thread: EmailedThread,
  messages: readonly EmailedMessage[],
): EmailContent {
  const { conversationId, listingTitle, isConfirmed, isAnswerable } = thread;
  return {
    subject: isOnlyRequest(messages) ? headingFor(thread, messages) : subjectFor(thread),
    heading: headingFor(thread, messages),
    paragraphs: [
      ...(listingTitle ? [`About: ${listingTitle}`] : []),
      ...messages.flatMap(({ inquiry }) => (inquiry ? [describePerson(inquiry)] : [])),
      ...(messages.some(({ isRequest }) => isRequest) ? [requestNote] : []),
      ...(isConfirmed ? [] : [unconfirmedNote]),
    ],
    quotes:
      isOnlyRequest(messages) || messages.every(({ event }) => event)
        ? []
        : messages.map((message, at) => ({
            ...(messages.length > 1 && { label: `Message ${at + 1} of ${messages.length}` }),
            text: describeMessage(message),
          })),
    hint: isAnswerable ? answerableNote : unansweredNote,
    action: {
      label: actionFor(messages),
      url: `${site}${leadHref(conversationId)}`,
    },
    reason: reasonFor(thread),
    ...(isAnswerable && { replyLine }),
  };
}

const isOnlyRequest = (messages: readonly EmailedMessage[]): boolean =>
  messages.every(({ isRequest }) => isRequest);

function actionFor(messages: readonly EmailedMessage[]): string {
  if (isOnlyRequest(messages)) return "Answer the request";
  return messages.at(-1)?.event ? "Open the negotiation" : "Read and reply";
}

const requestNote =
  "Nobody gets access before you say yes. You can revoke it at any time, and you see every time a document is opened.";
const unconfirmedNote =
  "The sender hasn't confirmed their email address yet. Be careful until you know who they are.";
const answerableNote = "You can also reply to this email: your answer appears in the conversation.";
const unansweredNote = "Please reply on Relevo: nobody reads replies to this email.";

function subjectFor({ listingTitle, senderName, isOwner, isContinued }: EmailedThread): string {
  const subject = listingTitle ? inquirySubject(listingTitle) : `Message from ${senderName}`;
  // The buyer wrote first: whatever they receive is a reply.
  return isContinued || !isOwner ? `Re: ${subject}` : subject;
}

function headingFor(thread: EmailedThread, messages: readonly EmailedMessage[]): string {
  const { isOwner, isForOwner, isContinued, listingTitle, senderName } = thread;
  if (isOnlyRequest(messages)) return `${senderName} requested your documents`;
  const event = messages.at(-1)?.event;
  if (event) return event;
  if (messages.length > 1) return `${messages.length} new messages from ${senderName}`;
  const isInquiry = isOwner && !isContinued && listingTitle && messages[0]?.inquiry;
  if (!isInquiry) return `New message from ${senderName}`;
  return isForOwner
    ? "Someone is interested in a business that you represent"
    : "Someone is interested in your business";
}

const describePerson = ({ name, email, phone }: InquiryData): string =>
  `Name: ${name}\nEmail: ${email}\nPhone: ${phone}`;

function describeMessage({ content, hasWarning, attachments }: EmailedMessage): string {
  if (hasWarning) return warningNote;
  const attached = attachments.length > 0 ? `Attached: ${formatList(attachments)}` : "";
  return [content, attached].filter(Boolean).join("\n\n");
}

const warningNote =
  "Our automatic checks found a link or a known scam pattern in this message, so its text is not in this email. Open the conversation to read it.";

const reasonFor = ({ isOwner, isForOwner, listingTitle }: EmailedThread): string => {
  const off = "You can turn these emails off in your notification settings.";
  if (!isOwner) return `You received this email because you have a conversation on Relevo. ${off}`;
  if (isForOwner)
    return `You received this email because a buyer messaged you about a listing that you represent. ${off}`;
  return listingTitle
    ? `You received this email because a buyer messaged you about your listing. ${off}`
    : `You received this email because a buyer messaged you from your broker page. ${off}`;
};

/** The first line of an email that may be answered; `extractReply` drops everything below it. */
export const replyLine = "Please reply above this line";
