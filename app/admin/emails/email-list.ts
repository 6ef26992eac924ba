import type { ListSpec, ListState } from "#app/admin/lists/list-state.ts";
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
  filters: { state: ["waiting", "failed", "sent"], channel: Object.keys(emailChannels) },
  sorts: ["date", "recipient", "subject"],
  defaultDirection: "desc",
} as const satisfies ListSpec;

export type EmailListState = ListState<"state" | "channel", "date" | "recipient" | "subject">;

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

export const emailListFilters = [
  {
    name: "state",
    label: "State",
    all: "All states",
    options: [
      { value: "waiting", label: emailStates.waiting.label },
      { value: "failed", label: emailStates.failed.label },
      { value: "sent", label: "Done" },
    ],
  },
  {
    name: "channel",
    label: "Channel",
    all: "All channels",
    options: Object.entries(emailChannels).map(([value, label]) => ({ value, label })),
  },
];
