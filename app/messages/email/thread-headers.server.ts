import { deriveKey, sign } from "#app/accounts/derive-key.server.ts";
import { replyAddress } from "#app/messages/email/addresses/reply-address.server.ts";
import type { MessageEmailServices } from "#app/messages/email/message-email-services.ts";
import type { EmailMessages } from "#app/messages/email/queue-message-email.server.ts";
import { unsubscribeUrl } from "#app/messages/email/unsubscribe/unsubscribe-link.server.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";

/**
 * How mail programs treat the emails of a thread: they group what refers to one message, reply to the thread's own address, send
 * no automatic replies, and unsubscribe with one click. The message referred to was never sent, which RFC 5322 allows.
 */
export function threadHeaders(
  { APP_URL, SESSION_SECRET, REPLY_DOMAIN }: MessageEmailServices["env"],
  { conversationId, userId }: EmailMessages,
  isOwner: boolean,
): Required<Pick<EmailContent, "headers" | "unsubscribeUrl">> {
  const thread = sign(deriveKey(SESSION_SECRET, "email thread"), `${conversationId} ${userId}`);
  const root = `<${thread}@${new URL(APP_URL).hostname}>`;
  return {
    headers: {
      "In-Reply-To": root,
      References: root,
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(REPLY_DOMAIN && {
        "Reply-To": replyAddress(SESSION_SECRET, REPLY_DOMAIN, { conversationId, isOwner }),
      }),
    },
    unsubscribeUrl: unsubscribeUrl(APP_URL, SESSION_SECRET, userId),
  };
}
