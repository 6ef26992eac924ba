import type { ListSpec, ListState } from "#app/admin/lists/list-state.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";

export const emailStates = {
  waiting: { label: "Waiting", tone: "warning" },
  failed: { label: "Failed", tone: "danger" },
  sent: { label: "Sent", tone: "success" },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>;
export type EmailState = keyof typeof emailStates;

export const emailChannels = { email: "Email", sms: "Text message", push: "Push" } as const;

export const emailListSpec = {
  filters: { state: Object.keys(emailStates), channel: Object.keys(emailChannels) },
  sorts: ["date", "recipient", "subject"],
  defaultDirection: "desc",
} as const satisfies ListSpec;

export type EmailListState = ListState<"state" | "channel", "date" | "recipient" | "subject">;

/** Failed ones are tried again by themselves, less and less often, for at least four days. */
export const emailState = (mail: { sentAt: Date | null; lastError: string | null }): EmailState =>
  mail.sentAt ? "sent" : mail.lastError ? "failed" : "waiting";

export const emailListFilters = [
  {
    name: "state",
    label: "State",
    all: "All states",
    options: Object.entries(emailStates).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: "channel",
    label: "Channel",
    all: "All channels",
    options: Object.entries(emailChannels).map(([value, label]) => ({ value, label })),
  },
];
