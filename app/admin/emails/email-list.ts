import type { ListSpec } from "#app/admin/lists/list-state.ts";
import type { InboundOutcome } from "#app/messages/email/inbound/inbound-email.ts";
import type { BadgeTone } from "#app/ui/feedback/badge.tsx";

export const emailStates = {
  waiting: { label: "Waiting", tone: "warning" },
  failed: { label: "Failed", tone: "danger" },
  sent: { label: "Sent", tone: "success" },
  kept: { label: "Kept", tone: "neutral" },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;
export type EmailState = keyof typeof emailStates;

export const emailChannels = { email: "Email", sms: "Text message", push: "Push" } as const;

export const emailListSpec = {
  heading: "Emails",
  pathname: "/admin/emails",
  words: { label: "Search emails", placeholder: "Recipient or subject" },
  filters: {
    state: {
      label: "State",
      all: "All states",
      options: {
        waiting: emailStates.waiting.label,
        failed: emailStates.failed.label,
        sent: "Done",
      },
    },
    channel: { label: "Channel", all: "All channels", options: emailChannels },
  },
  sorts: ["date", "recipient", "subject"],
  defaultDirection: "desc",
} as const satisfies ListSpec;

export type EmailChannel = keyof typeof emailChannels;
interface Outgoing {
  channel: EmailChannel;
  sentAt: Date | null;
  lastError: string | null;
}

/** Failed messages are retried for at least four days. Channels without a provider keep theirs. */
export function emailState(mail: Outgoing, keptChannels: readonly EmailChannel[]): EmailState {
  if (mail.sentAt) return keptChannels.includes(mail.channel) ? "kept" : "sent";
  return mail.lastError ? "failed" : "waiting";
}

export const outcomeLabels: Record<
  InboundOutcome,
  { label: string; tone: BadgeTone; text: string }
> = {
  delivered: { label: "Delivered", tone: "success", text: "Added to its conversation." },
  "auto-reply": {
    label: "Automatic reply",
    tone: "neutral",
    text: "An automatic answer, such as an absence note. Ignored.",
  },
  bounce: { label: "Bounce", tone: "neutral", text: "A mail server's own report. Ignored." },
  stranger: {
    label: "Unknown sender",
    tone: "warning",
    text: "Not sent from the address of a member of the conversation.",
  },
  "bad-address": {
    label: "Unknown address",
    tone: "warning",
    text: "Sent to a reply address that does not exist.",
  },
  empty: { label: "Empty", tone: "warning", text: "Nothing was left without the quoted text." },
  closed: {
    label: "Conversation closed",
    tone: "warning",
    text: "The conversation takes no further messages.",
  },
  unreadable: {
    label: "Unreadable",
    tone: "warning",
    text: "Its format was broken, or took too long to read. The sender was told.",
  },
};

export const receivedListSpec = {
  heading: "Received emails",
  pathname: "/admin/emails/received",
  words: { label: "Search by message id", placeholder: "Message id" },
  filters: {
    outcome: {
      label: "Outcome",
      all: "Not delivered",
      options: Object.fromEntries(
        Object.entries(outcomeLabels).map(([value, { label }]) => [value, label]),
      ),
    },
  },
  sorts: ["date"],
  defaultDirection: "desc",
} as const satisfies ListSpec;

export const emailTabs = [
  { label: "Sent by us", to: emailListSpec.pathname },
  { label: "Received", to: receivedListSpec.pathname },
];
