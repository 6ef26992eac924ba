import type { ListSpec, ListState } from "#app/admin/lists/list-state.ts";
import { type InboundOutcome, inboundOutcomes } from "#app/messages/email/inbound/inbound-email.ts";
import type { BadgeTone } from "#app/ui/feedback/badge.tsx";

interface OutcomeWords {
  label: string;
  tone: BadgeTone;
  text: string;
}

export const outcomeWords: Record<InboundOutcome, OutcomeWords> = {
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
  filters: { outcome: inboundOutcomes },
  sorts: ["date"],
  defaultDirection: "desc",
} as const satisfies ListSpec;

export type ReceivedListState = ListState<"outcome", "date">;

export const receivedListFilters = [
  {
    name: "outcome",
    label: "Outcome",
    all: "Not delivered",
    options: inboundOutcomes.map((value) => ({ value, label: outcomeWords[value].label })),
  },
];
