/** The email that reminds an owner of buyers who have waited three days for an answer. One email for all of them. */
import { leadHref } from "#app/messages/leads/lead.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { formatCount } from "#app/ui/format/format-count.ts";

export interface WaitingLead {
  conversationId: string;
  buyerName: string;
  /** Null in a conversation with a broker about no listing in particular. */
  listingTitle: string | null;
  /** The buyer's messages since the owner's last one. */
  messages: number;
  days: number;
}

/** More than that nobody reads in an email. */
const maxLinks = 10;

export function reminderEmail(appUrl: string, leads: readonly WaitingLead[]): EmailContent {
  const [first] = leads;
  const title =
    leads.length === 1
      ? `${first!.buyerName} is waiting for your answer`
      : `${leads.length} buyers are waiting for your answer`;
  const waiting = leads.reduce((sum, { messages }) => sum + messages, 0);
  return {
    subject: title,
    heading: title,
    paragraphs: [
      waiting === 1
        ? "You have 1 message that has waited for three days or longer. A short answer is enough: buyers who hear nothing look elsewhere."
        : `You have ${waiting} messages that have waited for three days or longer. A short answer is enough: buyers who hear nothing look elsewhere.`,
      "Not interested? Archive or close the conversation, and we won't remind you of it.",
    ],
    links: leads.slice(0, maxLinks).map((lead) => ({
      label: describeLead(lead),
      url: `${appUrl}${leadHref(lead.conversationId)}`,
    })),
    action: { label: "Open your leads", url: `${appUrl}/account/leads` },
    reason:
      "You received this email because messages from buyers are waiting for you. You can turn these emails off in your notification settings.",
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}

function describeLead({ buyerName, listingTitle, messages, days }: WaitingLead): string {
  const count = formatCount(messages, { one: "message", other: "messages" });
  const waited = formatCount(days, { one: "day", other: "days" });
  return listingTitle
    ? `${buyerName} about ${listingTitle} (${count}, ${waited})`
    : `${buyerName} (${count}, ${waited})`;
}
